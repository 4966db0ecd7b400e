/** The first script of a content page. Everything here only adds to a page that is already complete. */
import { rememberPage, waitForAccount } from './account.ts'
import { pageDay } from './day.ts'
import { addScript, afterFrame } from './dom.ts'
import { loadOnIntent } from './intent.ts'
import { rememberLanguage } from './language.ts'
import { closeOnEscape } from './menu.ts'
import { offerPageTools } from './page-tools.ts'
import { showDueNotices } from './review-notice.ts'
import { watchForSearch } from './search.ts'

const { chunks, later } = document.getElementById('boot')!.dataset

rememberLanguage()
rememberPage()
waitForAccount()
closeOnEscape()
showDueNotices(pageDay())
offerPageTools()
loadOnIntent(chunks!.split(' '))
watchForSearch()
// A second script, which a page needs least: after its first frame, which may come later than its load.
addEventListener('load', () => afterFrame(() => addScript(later!)))
