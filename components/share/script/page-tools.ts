import type { Language } from '../../../i18n/languages'
import { shareWords } from '../../../i18n/share'
import { onClickOf } from '../../boot/dom'
import { element } from '../../element'
import { announceIn } from '../announce'
import { copyText, sharePage } from '../browser'
import { printOrSay } from '../print-or-say'

/** Makes the share link, the print button and the buttons that copy an address work. */
export function startPageTools(language: Language): void {
  const words = shareWords[language]
  onClickOf<HTMLElement>('[data-print] > button', button => {
    void printOrSay(language).then(text => say(button.parentElement!, text))
  })
  onClickOf<HTMLElement>('[data-copy] > button', button => {
    const tool = button.parentElement!
    void copyText(tool.dataset.copy!).then(isCopied => say(tool, isCopied ? words.mailCopied : words.mailByHand))
  })
  onClickOf<HTMLElement>('[data-share] > a', (link, event) => {
    event.preventDefault()
    void share(link.parentElement!)
  })

  /** Shares, else copies, else shows the address to copy by hand, and the mail link. */
  async function share(tool: HTMLElement): Promise<void> {
    // Without query and hash: searches and answers are private.
    const url = location.origin + location.pathname
    if (await sharePage(document.title, url)) say(tool, '')
    else if (await copyText(url)) say(tool, words.copied)
    else showAddress(tool, url)
  }

  function showAddress(tool: HTMLElement, url: string): void {
    const field = element('input', { type: 'search', readonly: '', value: url, translate: 'no' })
    const mail = element('a', { href: tool.querySelector('a')?.href }, words.byMail)
    say(tool, '')
    statusOf(tool).after(element('p', { class: 'filter filter-form' }, element('label', {}, words.byHand, field), mail))
    field.focus()
    field.select()
  }
}

function statusOf(tool: HTMLElement): HTMLElement {
  return tool.querySelector<HTMLElement>('[role=status]')!
}

/** Shows a text in the status of a tool, instead of whatever it showed. */
function say(tool: HTMLElement, text: string): void {
  const status = statusOf(tool)
  tool.querySelector('.filter-form')?.remove()
  announceIn(status, text)
}
