import type { Language } from '../../../i18n/languages'
import { pageToolWords } from '../../../i18n/page-tools'
import { shareWords } from '../../../i18n/share'
import { addScript, onClickOf } from '../../boot/dom'
import { element } from '../../element'
import { announceIn, CONFIRMED_MS } from '../announce'
import { copyFetched, copyText, sharePage } from '../browser'
import { printOrSay } from '../print-or-say'

/** What a page has at the end of its address as Markdown; a tool that copies it says so. */
const AS_MARKDOWN = '.md'

/** On the document while one of its sheets is printed alone (components/content/errand.module.css). */
const ONE_SHEET = 'data-one-sheet'

declare global {
  /** Defined by the bundler (scripts/build-boot.ts). */
  const READING_SCRIPT: string

  interface Window {
    /** Shows the ways to read a page (components/reading/script). */
    footholdReading?: (tool: HTMLElement, language: Language) => void
  }
}

/** Makes the share link, the print button and the buttons that copy an address work. */
export function startPageTools(language: Language): void {
  const words = { ...shareWords[language], ...pageToolWords[language] }
  onClickOf<HTMLElement>('[data-print] > button', button => {
    void print(button.parentElement!)
  })
  onClickOf<HTMLElement>('[data-copy] > button', button => {
    const tool = button.parentElement!
    const { copy = '' } = tool.dataset
    void (copy === AS_MARKDOWN ? copyPage(tool) : copyAddress(tool, copy))
  })
  onClickOf<HTMLElement>('[data-read] > button', button => {
    if (!button.hasAttribute('aria-expanded')) loadReading(button.parentElement!)
  })
  onClickOf<HTMLElement>('[data-share] > a', (link, event) => {
    event.preventDefault()
    void share(link.parentElement!)
  })

  /** Prints the page, or only the sheet that the button is in. */
  async function print(tool: HTMLElement): Promise<void> {
    const root = document.documentElement
    root.toggleAttribute(ONE_SHEET, tool.closest('[data-sheet]') !== null)
    addEventListener('afterprint', () => root.removeAttribute(ONE_SHEET), { once: true })
    const text = await printOrSay(language)
    if (text) root.removeAttribute(ONE_SHEET)
    say(tool, text)
  }

  /** A script of its own: nobody who prints or copies fetches it. */
  function loadReading(tool: HTMLElement): void {
    if (window.footholdReading) return window.footholdReading(tool, language)
    say(tool, tool.closest<HTMLElement>('[data-loading]')?.dataset.loading ?? '')
    const script = addScript(READING_SCRIPT)
    script.onload = () => {
      say(tool, '')
      window.footholdReading!(tool, language)
    }
    script.onerror = () => {
      script.remove()
      say(tool, words.readingFailed)
    }
  }

  async function copyAddress(tool: HTMLElement, address: string): Promise<void> {
    if (await copyText(address)) confirmCopy(tool, words.mailCopied)
    else say(tool, words.mailByHand)
  }

  /** Copies the page as Markdown, else shows it to copy by hand. */
  async function copyPage(tool: HTMLElement): Promise<void> {
    const text = fetchPage()
    if (await copyFetched(text)) return confirmCopy(tool, words.pageCopied)
    const page = await text.catch(() => '')
    if (!page) return say(tool, words.pageFailed)
    // As wide as the narrowest phone.
    showField(tool, words.pageByHand, element('textarea', { readonly: '', rows: '9', cols: '28' }, page))
  }

  /** Shares, else copies, else shows the address to copy by hand, and the mail link. */
  async function share(tool: HTMLElement): Promise<void> {
    // Without query and hash: searches and answers are private.
    const url = location.origin + location.pathname
    if (await sharePage(document.title, url)) say(tool, '')
    else if (await copyText(url)) confirmCopy(tool, words.copied)
    else showAddress(tool, url)
  }

  function showAddress(tool: HTMLElement, url: string): void {
    const field = element('input', { type: 'search', readonly: '', value: url, translate: 'no' })
    showField(tool, words.byHand, field, element('a', { href: tool.querySelector('a')?.href }, words.byMail))
  }
}

/** The text of the page as Markdown, which the build wrote beside it; nothing of it stays in the browser’s cache. */
async function fetchPage(): Promise<string> {
  const path = location.pathname.replace(/(?:\.html)?\/*$/, '')
  const response = await fetch(path + AS_MARKDOWN, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.text()
}

/** A field with what to copy by hand, selected. */
function showField(
  tool: HTMLElement,
  label: string,
  field: HTMLInputElement | HTMLTextAreaElement,
  ...more: HTMLElement[]
): void {
  say(tool, '')
  const form = element('p', { class: 'filter filter-form' }, element('label', {}, label, field), ...more)
  statusOf(tool).after(form)
  field.focus()
  field.select()
}

function statusOf(tool: HTMLElement): HTMLElement {
  return tool.querySelector<HTMLElement>('[role=status]')!
}

/** Shows a text in the status of a tool, instead of whatever it showed. @param forMs where it goes by itself */
function say(tool: HTMLElement, text: string, forMs?: number): void {
  const status = statusOf(tool)
  tool.querySelector('.filter-form')?.remove()
  announceIn(status, text, forMs)
}

/** Says that something is copied. */
function confirmCopy(tool: HTMLElement, text: string): void {
  say(tool, text, CONFIRMED_MS)
}
