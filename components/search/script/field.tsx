/** One search box as a combobox (ARIA Authoring Practices): the input keeps the focus, results are options. */
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import type { Language } from '../../../i18n/languages'
import { searchWords } from '../../../i18n/search'
import type { CrisisHelp } from '../../../search/crisis'
import type { PageLink, Reply } from '../../../search/types'
import { Panel, type SearchState } from '../Panel'
import { helpFor } from './crisis'
import type { Session } from './session'

/** Screen readers hear how much was found once typing rests. */
const SAY_AFTER_MS = 700

/** What Tab may reach in the panel: help lines, near matches, the other language, but no options. */
const TABBABLE = '.search-panel :is(button, a:not([role="option"]))'

let fields = 0

/** Ties one search box to the session: what is typed becomes a question, each answer the panel below the box. */
export class SearchField {
  private readonly root: Root
  private readonly id = `search-results-${(fields += 1)}`
  private readonly language: Language
  private state: SearchState = { kind: 'idle' }
  private crisis: CrisisHelp | undefined
  private offer: PageLink | undefined
  private active = -1
  private open = false
  private status = ''
  private asked = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly form: HTMLFormElement,
    private readonly input: HTMLInputElement,
    host: HTMLElement,
    private readonly session: Session,
    private readonly base: string
  ) {
    this.language = form.querySelector<HTMLInputElement>('input[name="lang"]')?.value === 'zh' ? 'zh' : 'en'
    this.root = createRoot(host)
    this.describeInput()
    this.listen(host)
    session.open(this.language)
    this.render()
    this.read()
  }

  private describeInput(): void {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': this.id
    }
    for (const [name, value] of Object.entries(attributes)) this.input.setAttribute(name, value)
  }

  private listen(host: HTMLElement): void {
    const { input, form } = this
    input.addEventListener('input', () => this.read())
    input.addEventListener('focus', () => this.read())
    input.addEventListener('keydown', event => this.onKey(event))
    input.addEventListener('compositionend', () => this.read())
    // A press on a result must not take the focus from the input, or the panel is gone before the click.
    host.addEventListener('mousedown', event => event.preventDefault())
    host.addEventListener('click', event => {
      if (event.target instanceof Element && event.target.closest('a')) this.close()
    })
    form.addEventListener('focusout', event => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) this.close()
    })
  }

  /** Searches what stands in the input, unless it is half of a character still being composed (components/boot/search.ts). */
  private read(): void {
    if ('composing' in this.input.dataset) return
    const query = this.input.value.trim()
    if (!query || query === this.input.dataset.searched) {
      this.session.cancel()
      this.asked = ''
      this.set({ kind: 'idle' })
      return
    }
    this.open = true
    if (query === this.asked && this.state.kind !== 'idle') {
      this.render()
      return
    }
    this.ask(query)
  }

  private ask(query: string): void {
    // What the word before would have said: typing has not come to rest.
    clearTimeout(this.timer)
    this.asked = query
    this.crisis = helpFor(query, this.language)
    this.active = -1
    this.session.ask({
      query,
      language: this.language,
      lifted: this.crisis?.pages ?? [],
      listener: {
        onReply: reply => this.onReply(reply),
        onOffer: page => {
          this.offer = page
          this.render()
        },
        onFailure: () => {
          this.set({ kind: 'failed' })
          this.say(searchWords[this.language].failed)
        }
      }
    })
    // Results of the word before stay until the next ones are there: nothing flickers.
    if (this.state.kind === 'answered') this.render()
    else this.set({ kind: 'loading' })
  }

  private onReply(reply: Reply): void {
    this.offer = undefined
    // Titles come first and sections after them: an option that was chosen in between stays chosen by its address.
    const chosen = this.options()[this.active]?.href
    this.set({ kind: 'answered', reply })
    this.active = chosen ? this.options().findIndex(option => option.href === chosen) : -1
    this.render()
    if (reply.complete) this.say(this.countIn(reply))
  }

  private countIn({ pages }: Reply): string {
    const words = searchWords[this.language]
    if (pages.length === 0) return words.none
    return pages.length === 1 ? words.foundOne : words.found.replace('{count}', String(pages.length))
  }

  private say(text: string): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.status = text
      this.render()
    }, SAY_AFTER_MS)
  }

  private set(state: SearchState): void {
    this.state = state
    this.status = ''
    if (state.kind === 'idle') {
      this.open = false
      this.crisis = undefined
      this.offer = undefined
      clearTimeout(this.timer)
    }
    this.render()
  }

  private onKey(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (!this.open) {
      // After Escape the arrow brings back what was found.
      if (event.key === 'ArrowDown' && this.asked) this.read()
      return
    }
    const options = this.options()
    const last = options.length - 1
    const moves: Record<string, number | undefined> = {
      ArrowDown: this.active === last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      // The cursor of the text, unless an option is chosen.
      Home: this.active < 0 ? undefined : 0,
      End: this.active < 0 ? undefined : last
    }
    const move = moves[event.key]
    if (move !== undefined && last >= 0) {
      event.preventDefault()
      this.choose(move)
    } else if (event.key === 'Enter' && this.active >= 0) {
      event.preventDefault()
      options[this.active]?.click()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      this.close()
    } else if (event.key === 'Tab' && !this.form.querySelector(TABBABLE)) {
      this.close()
    }
  }

  private options(): HTMLAnchorElement[] {
    return [...this.form.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  }

  private choose(index: number): void {
    this.active = index
    this.render()
    this.options()[index]?.scrollIntoView({ block: 'nearest' })
  }

  private close(): void {
    this.open = false
    this.active = -1
    this.render()
  }

  private render(): void {
    const { input, active } = this
    this.root.render(
      <Panel
        state={this.open ? this.state : { kind: 'idle' }}
        language={this.language}
        base={this.base}
        crisis={this.crisis}
        offer={this.offer}
        status={this.open ? this.status : ''}
        listbox={{ id: this.id, active }}
        onRetry={() => {
          this.set({ kind: 'loading' })
          this.open = true
          this.session.retry()
          input.focus()
        }}
      />
    )
    const listed = this.open && this.state.kind === 'answered' && this.state.reply.pages.length > 0
    input.setAttribute('aria-expanded', String(listed))
    if (listed && active >= 0) input.setAttribute('aria-activedescendant', `${this.id}-${active}`)
    else input.removeAttribute('aria-activedescendant')
  }
}
