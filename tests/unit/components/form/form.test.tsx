// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorSummary } from '../../../../components/form/ErrorSummary.tsx'
import { Field } from '../../../../components/form/Field.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = createRoot(host)
})

afterEach(() => act(() => root.unmount()))

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

function renderField(texts: { hint?: string; error?: string; announce?: boolean }): void {
  act(() =>
    root.render(
      <Field id="pay" label="Pay" {...texts}>
        {control => <input {...control} />}
      </Field>
    )
  )
}

it('describes a control by its error and its hint, and marks it invalid', () => {
  renderField({ hint: 'Before tax', error: 'Enter an amount' })
  const control = find('input')
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map(id => find(`#${id}`).textContent)).toEqual(['Enter an amount', 'Before tax'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(find('label').getAttribute('for')).toBe('pay')
})

it('leaves a control without hint and error undescribed and valid', () => {
  renderField({})
  expect(find('input').hasAttribute('aria-describedby')).toBe(false)
  expect(find('input').hasAttribute('aria-invalid')).toBe(false)
})

it('announces an error only where there is no summary to do it', () => {
  renderField({ error: 'Enter an amount' })
  expect(document.querySelector('[role=alert]')).toBeNull()
  renderField({ error: 'Enter an amount', announce: true })
  expect(find('[role=alert]').textContent).toBe('Enter an amount')
})

it('focuses each new summary, and leads to a field even where it is folded away', () => {
  const summary = (failures: number) => (
    <>
      <ErrorSummary key={failures} title="Please check this" errors={[{ id: 'pay', text: 'Enter an amount' }]} />
      <details>
        <input id="pay" />
      </details>
    </>
  )
  act(() => root.render(summary(1)))
  expect(document.activeElement).toBe(find('[role=alert]'))
  act(() => find('[role=alert] a').click())
  expect(document.activeElement).toBe(find('#pay'))
  expect(find('details').hasAttribute('open')).toBe(true)
  act(() => root.render(summary(2)))
  expect(document.activeElement).toBe(find('[role=alert]'))
})
