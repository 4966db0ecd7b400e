/** One search box as a combobox (ARIA Authoring Practices): the input keeps the focus, results are options. */
import type { Language } from '../../../i18n/languages'
import type { CrisisHelp } from '../../../search/danger/watch'
import type { SearchClient, SearchState } from './client'
import { helpFor } from './crisis'
import { announcementOf, SearchPanel } from './panel'

/** Screen readers announce how much was found when the reader stops typing. */
const ANNOUNCE_AFTER_MS = 700

/** What Tab may reach in the panel: help lines, near matches, the other language, but no options. */
const TABBABLE = '.search-panel :is(button, a:not([role="option"]))'

let fields = 0

/**
 * Connects one search box to the client: what is typed becomes a request, and its states fill the panel below the box.
 */
export class SearchField {
  private readonly id = `search-results-${(fields += 1)}`
  private readonly language: Language
  private readonly panel: SearchPanel
  private query = ''
  private request = 0
  private help: CrisisHelp | undefined
  /** Undefined while there is nothing to search. */
  private state: SearchState | undefined
  private announcement = ''
  private isOpen = false
  /** The index of the active option, or -1. */
  private active = -1

  constructor(
    private readonly form: HTMLFormElement,
    private readonly input: HTMLInputElement,
    host: HTMLElement,
    private readonly client: SearchClient,
    base: string
  ) {
    this.language = form.querySelector<HTMLInputElement>('input[name="lang"]')?.value === 'zh' ? 'zh' : 'en'
    this.panel = new SearchPanel(host, {
      language: this.language,
      base,
      listboxId: this.id,
      onRetry: () => {
        // Before the button is removed: losing the focus would close the panel.
        input.focus()
        client.retry()
      }
    })
    this.describeInput()
    this.listen(host)
    void client.open(this.language)
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
    for (const type of ['input', 'focus', 'compositionend']) input.addEventListener(type, () => this.read())
    input.addEventListener('keydown', event => this.onKey(event))
    // A press on a result must not take the focus from the input, or the panel would close before the click.
    host.addEventListener('mousedown', event => event.preventDefault())
    host.addEventListener('click', event => {
      if (event.target instanceof Element && event.target.closest('a')) this.close()
    })
    form.addEventListener('focusout', event => {
      // Over the whole page results stay: a phone takes the focus when it puts its keyboard away.
      if (form.closest('dialog[open]')) return
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) this.close()
    })
  }

  /** Searches for the input's value, unless a character is still being composed (components/boot/search.ts). */
  private read(): void {
    if ('composing' in this.input.dataset) return
    const query = this.input.value.trim()
    this.isOpen = query !== '' && query !== this.input.dataset.searched
    if (!this.isOpen) this.clear()
    else if (query !== this.query) this.search(query)
    this.render()
  }

  private clear(): void {
    this.client.cancel(this.request)
    this.query = ''
    this.help = undefined
    this.state = undefined
    this.announcement = ''
  }

  private search(query: string): void {
    this.client.cancel(this.request)
    this.query = query
    this.help = helpFor(query, this.language)
    this.announcement = ''
    this.active = -1
    // Results of the previous query stay until the next ones arrive: nothing flickers.
    if (this.state?.kind !== 'answered') this.state = { kind: 'loading' }
    this.request = this.client.search({
      query,
      language: this.language,
      boosted: this.help?.pages ?? [],
      onState: state => this.update(state)
    })
  }

  private update(state: SearchState): void {
    // Sections arrive after titles: an active option stays active by its address.
    const active = this.panel.listOptions()[this.active]?.href
    this.state = state
    // Help stays once shown: results can only add danger that the words alone did not show.
    this.help ??= helpFor(this.query, this.language, state)
    this.announcement = announcementOf(state, this.language)
    this.render()
    if (active) this.activate(this.panel.listOptions().findIndex(option => option.href === active))
  }

  private onKey(event: KeyboardEvent): void {
    // The key that ends a composition; Safari sends it, as 229, when the composition is over.
    if (event.isComposing || event.keyCode === 229) return
    if (!this.isOpen) {
      const sheet = this.form.closest('dialog')
      if (event.key === 'Escape' && sheet) {
        // Else the browser would clear the box first.
        event.preventDefault()
        return sheet.close()
      }
      // After Escape, this key reopens the results at the first.
      if (event.key !== 'ArrowDown' || !this.query) return
      this.read()
      if (!this.isOpen || this.panel.listOptions().length === 0) return
      event.preventDefault()
      this.move(0)
      return
    }
    const options = this.panel.listOptions()
    const last = options.length - 1
    const moves: Record<string, number | undefined> = {
      ArrowDown: this.active === last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      // These keys move the text cursor unless an option is active.
      Home: this.active < 0 ? undefined : 0,
      End: this.active < 0 ? undefined : last
    }
    const move = moves[event.key]
    if (move !== undefined && last >= 0) {
      event.preventDefault()
      this.move(move)
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

  /** Makes another option active, in view, and read aloud. */
  private move(to: number): void {
    this.activate(to)
    this.panel.listOptions()[to]?.scrollIntoView({ block: 'nearest' })
    this.panel.announceOption(to)
  }

  private close(): void {
    this.isOpen = false
    this.active = -1
    this.render()
  }

  private render(): void {
    this.panel.show(this.isOpen ? this.state : undefined, this.help)
    this.panel.announce(this.isOpen ? this.announcement : '', ANNOUNCE_AFTER_MS)
    this.input.setAttribute('aria-expanded', String(this.panel.listOptions().length > 0))
    this.activate(this.active)
  }

  /** @param active the index of an option, or -1 for none */
  private activate(active: number): void {
    this.active = active
    const options = this.panel.listOptions()
    options.forEach((option, index) => option.setAttribute('aria-selected', String(index === active)))
    const id = options[active]?.id
    if (id) this.input.setAttribute('aria-activedescendant', id)
    else this.input.removeAttribute('aria-activedescendant')
  }
}
