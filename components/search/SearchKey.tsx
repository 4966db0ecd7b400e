import boot from '../../.generated/boot.json'
import { STATIC_MESSAGES } from '../../i18n/static'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

/** Switches the key `/` off and on again, for people who press keys by voice or by mistake (WCAG 2.1.4). */
export function SearchKey() {
  const { label, on, off, failed } = STATIC_MESSAGES[useLanguage().language].searchKey
  return (
    // A choice restored by the browser would not match what the device keeps.
    <form data-search-key data-on={on} data-off={off} data-refused={failed} data-nosearch autoComplete="off">
      <div className="filter-form">
        <label className="filter-check">
          <input type="checkbox" defaultChecked />
          {label}
        </label>
      </div>
      <p role="status" className="soft" />
      <script defer src={withBase(boot.searchKey)} />
    </form>
  )
}
