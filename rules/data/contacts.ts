/** The shape of `data/contacts.yaml`: who to call on every page, and without a connection. */
import { z } from 'zod'

/** The numbers of every page, in their order there; messages name them so too. */
export const EVERY_PAGE = ['danger', 'crisis', 'violence'] as const

/** Services for one need, the most important first. */
export const contactGroupSchema = z
  .object({
    id: z.string().min(1),
    name: z.object({ en: z.string().min(1), zh: z.string().min(1) }).strict(),
    services: z.array(z.string()).min(1),
    every_page: z.enum(EVERY_PAGE).optional()
  })
  .strict()

export type ContactGroup = z.infer<typeof contactGroupSchema>
