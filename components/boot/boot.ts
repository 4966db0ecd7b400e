/** The boot script, inline at the end of every page. Everything here only adds to a page that is already complete. */
import { rememberPage, waitForAccount } from './account.ts'
import { turnDated } from './dated.ts'
import { loadOnIntent } from './intent.ts'
import { rememberLanguage } from './language.ts'
import { watchFilters } from './filter.ts'
import { closeOnEscape } from './menu.ts'
import { watchForOffline } from './offline.ts'
import { markPlace } from './place.ts'
import { offerPageTools } from './page-tools.ts'
import { renderRest } from './render-rest.ts'
import { watchForSearch } from './search.ts'
import { watchForTraditional } from './traditional.ts'

rememberLanguage()
rememberPage()
waitForAccount()
closeOnEscape()
turnDated()
// A tab may stay open for days.
document.addEventListener('visibilitychange', turnDated)
offerPageTools()
loadOnIntent(document.getElementById('boot')!.dataset.chunks!.split(' '))
watchForSearch()
watchFilters()
watchForOffline()
watchForTraditional()
markPlace()
renderRest()
