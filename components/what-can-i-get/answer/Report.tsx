import { useEffect, useId, useRef, useState } from 'react'
import { site } from '../../../site.config'
import kit from '../../tool/form.module.css'
import { copyText } from '../../share/browser'
import { useStatus } from '../../share/use-status'
import { textsOf, type AssessmentData } from '../data'
import { writeFragment } from '../fragment'
import { isPrivate, withoutViolence } from '../private-answers'
import type { Answers } from '../types'
import shared from './answer.module.css'

export interface ReportProps {
  /** The payment, by its English name: the people who read the report work with it. */
  name: string
  /** What the card says, in the reader's language. */
  amount: string
  answers: Answers
  /** Today. */
  on: string
  data: AssessmentData
  className: string | undefined
}

/** The report, to copy or mail, with the situation. What reveals violence goes in only if ticked. */
export function Report({ name, amount, answers, on, data, className }: ReportProps) {
  const { report } = textsOf(data).answer
  const [paid, setPaid] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const status = useStatus()
  const text = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  // It takes the place of the button that was pressed.
  useEffect(() => frame.current?.focus(), [])
  const hasPrivate = isPrivate(answers)
  const written = reportText({
    name,
    amount,
    on,
    paid,
    answers: hasPrivate && !isWhole ? withoutViolence(answers) : answers
  })
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(`Amount: ${name}`)}&body=${encodeURIComponent(written)}`

  async function copy(): Promise<void> {
    if (await copyText(written)) return status.confirm(report.copied)
    text.current?.focus()
    text.current?.select()
  }

  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={report.open} className={className}>
      <p>{report.lead}</p>
      <label htmlFor={`${id}-paid`}>{report.paid}</label>
      <span className={kit.box}>
        <input
          id={`${id}-paid`}
          inputMode="decimal"
          autoComplete="off"
          value={paid}
          onChange={({ target }) => setPaid(target.value)}
        />
      </span>
      {hasPrivate ? (
        <label>
          <input
            type="checkbox"
            autoComplete="off"
            checked={isWhole}
            onChange={({ target }) => setIsWhole(target.checked)}
          />{' '}
          {report.whole}
        </label>
      ) : null}
      <label htmlFor={`${id}-text`}>{report.text}</label>
      <textarea id={`${id}-text`} ref={text} readOnly rows={7} translate="no" value={written} />
      <p className={shared.choices}>
        <button type="button" className={kit.quiet} onClick={() => void copy()}>
          {report.copy}
        </button>
        <a href={mail}>{report.mail}</a> <span translate="no">{site.email}</span>
      </p>
      <p role="status">{status.text}</p>
    </div>
  )
}

/** In English, as cases are kept; the situation is the part of an address that opens it again. */
function reportText({
  name,
  amount,
  on,
  paid,
  answers
}: Omit<ReportProps, 'data' | 'className'> & { paid: string }): string {
  return [
    `Payment: ${name}`,
    `Day: ${on}`,
    `This site says: ${amount}`,
    `Centrelink pays: ${paid || '?'}`,
    `Situation: ${writeFragment({ answers })}`
  ].join('\n')
}
