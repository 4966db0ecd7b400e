export interface Banner {
  /** A new message needs a new one: who closed the message before has not read it. */
  id: string
  text: { en: string; zh: string }
}

/**
 * Everything that differs from one deployment to the next, in one place.
 * `.example` addresses are placeholders (RFC 2606): set your own before you deploy.
 */
export const site = {
  name: { en: 'Foothold', zh: '立足' },
  tagline: {
    en: 'Plain answers about work, Centrelink and getting by in Australia',
    zh: '把澳洲的工作、Centrelink 和日常生活讲清楚'
  },
  /** Without a path; below one, NEXT_PUBLIC_BASE_PATH says which. */
  url: 'https://foothold.example',
  /** The start of feed ids (RFC 4151): set it once, and keep it when the address changes. */
  tagAuthority: 'foothold.example,2026',
  links: {
    blog: 'https://blog.foothold.example',
    proTools: 'https://pro.foothold.example',
    store: 'https://store.foothold.example'
  },
  repository: 'https://github.example/foothold/foothold',
  email: 'hello@foothold.example',
  /** When our own people answer mail; shown in the footer and in the metadata. */
  supportHours: { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' },
  copyrightYear: 2026,
  /** A message above every page but those about danger, until the reader closes it; none where undefined. */
  banner: undefined as Banner | undefined
} as const
