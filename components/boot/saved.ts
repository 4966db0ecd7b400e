/** The second script of a content page, once it has loaded: reading offline. Apart from the first, which is as large as it may be. */
import { workOffline } from './offline.ts'

void workOffline()
