import { act } from 'react'
import { expect, it } from 'vitest'
import { ErrorSummary } from '../../../../components/tool/ErrorSummary.tsx'
import { Field } from '../../../../components/tool/Field.tsx'
import { find } from '../boot/dom.ts'
import { hostForTests } from '../host.tsx'

const { draw } = hostForTests()

function renderField(texts: { hint?: string; error?: string; announce?: boolean }): void {
  draw(
    <Field id="pay" label="Pay" {...texts}>
      {control => <input {...control} />}
    </Field>
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
  draw(summary(1))
  expect(document.activeElement).toBe(find('[role=alert]'))
  act(() => find('[role=alert] a').click())
  expect(document.activeElement).toBe(find('#pay'))
  expect(find('details').hasAttribute('open')).toBe(true)
  draw(summary(2))
  expect(document.activeElement).toBe(find('[role=alert]'))
})
