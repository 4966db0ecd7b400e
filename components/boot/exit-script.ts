/** The script in the head of exit pages (components/content/ExitPage.tsx). */
import { ANSWERS_KEY } from '../kept/answers.ts'
import { watchForExit } from './quick-exit.ts'

watchForExit(href => location.replace(href))
// Answers kept before are deleted, and the page says so (styles/exit.css). Saved pages: components/offline/script.
try {
  if (localStorage[ANSWERS_KEY]) {
    localStorage.removeItem(ANSWERS_KEY)
    document.documentElement.dataset.deleted = ''
  }
} catch {
  // Storage is blocked: nothing was kept.
}
