import type { AuthClient as Client } from '@supabase/supabase-js'

/** An instance of the client; the package exports only the class. */
export type AuthClient = InstanceType<typeof Client>
