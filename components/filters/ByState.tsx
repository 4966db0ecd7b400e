/** A list by state or territory. The reader chooses a state once, and every list shows it alone. */
import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import boot from '../../.generated/boot.json'
import inlineScripts from '../../.generated/inline-scripts.json'
import { fill } from '../../i18n/fill'
import { stateFilterWords } from '../../i18n/filters/states'
import { STATE_NAMES, stateNames } from '../../i18n/states'
import { STATES } from '../../rules/situations/household-choices'
import type { FrontMatter } from '../content/views'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

/** Shows the kept state alone before the first paint (boot/state-script.ts): in the head, before the stylesheet. */
export function StateScript() {
  return <script dangerouslySetInnerHTML={{ __html: inlineScripts.state }} />
}

/**
 * The list with its choice of state. Its script loads on first use, like that of a filter.
 * @param props.without the states that are left out, separated by spaces
 */
export function ByState({ without, children }: { without?: string; children: ReactNode }) {
  const { language } = useLanguage()
  const { safety } = useConfig().frontMatter as FrontMatter
  const words = stateFilterWords[language]
  return (
    <section className="by-state">
      <form
        className="filter"
        data-states
        data-filter
        data-script={withBase(boot.stateFilter)}
        data-keys=""
        data-failed={words.failed}
        data-nosearch
        // A choice restored by the browser would not match the list.
        autoComplete="off"
      >
        <label>
          {words.label}
          <select>
            <option value="">{words.all}</option>
            {STATES.map(id => (
              <option key={id} value={id}>
                {STATE_NAMES[language][id]}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="soft">
          {safety ? words.notKept : words.kept}
        </p>
      </form>
      {/* No `div`: reader views drop one that is mostly numbers to call. */}
      <section>
        <ul className="states">
          {children}
          {without ? (
            <li className="state-absent" data-in={without} hidden>
              {fill(words.absent, { state: words.yours })}
            </li>
          ) : null}
        </ul>
        {/* Filled once a state is chosen (components/filters/script/states.ts). */}
        <details className="fold" hidden>
          <summary>{words.others}</summary>
          <ul className="states" />
        </details>
      </section>
    </section>
  )
}

/**
 * What holds in one state, or the same in several. Closed, so that nobody scrolls past seven states that are not theirs;
 * open once the reader has chosen it.
 * @param props.id one or more, separated by spaces
 */
export function State({ id, children }: { id: string; children: ReactNode }) {
  const { language } = useLanguage()
  return (
    <li data-in={id}>
      <details className="fold">
        <summary>
          <strong>{stateNames(id, language)}</strong>{' '}
          <span className="state-yours" hidden>
            {stateFilterWords[language].yours}
          </span>
        </summary>
        {children}
      </details>
    </li>
  )
}
