/** The first script of a content page. Everything here only adds to a page that is already complete. */
import { rememberPage, waitForAccount } from './account.ts'
import { pageDay } from './day.ts'
import { loadOnIntent } from './intent.ts'
import { rememberLanguage } from './language.ts'
import { closeOnEscape } from './menu.ts'
import { offerPageTools } from './page-tools.ts'
import { showDueNotices } from './review-notice.ts'
import { watchForSearch } from './search.ts'

const chunks = document.getElementById('boot')!.dataset.chunks!.split(' ')

rememberLanguage()
rememberPage()
waitForAccount()
closeOnEscape()
showDueNotices(pageDay())
offerPageTools()
loadOnIntent(chunks)
watchForSearch()
