/** Words of the menu of a signed-in reader, which only its script has. */
import type { Language } from '../languages.ts'

const en = {
  /** For somebody with no name and no email address. */
  user: 'User',
  privacy: 'Privacy',
  signOut: 'Sign Out'
}

const zh: typeof en = { user: '用户', privacy: '隐私说明', signOut: '退出登录' }

export const menuWords: Record<Language, typeof en> = { en, zh }
