import { useId, type HTMLAttributes } from 'react'
import { withDate } from '../../i18n/fill'
import { useLanguage } from '../layout/use-language'
import type { FigureView } from './views'

interface Props {
  id: string
  /** Print the period too: `$824.90 a fortnight`. */
  per?: boolean
  /** Chinese words between period and amount: 每两周最多 824.90 澳元. */
  lead?: string
  /** The value in force on a day, for comparison. */
  on?: string
  data?: FigureView
}

/** A figure in running text. Date, source and status open in a popover without a script; the page's end has them too. */
export function Figure({ data }: Props) {
  const { words } = useLanguage()
  const id = useId()
  if (!data) return null
  return (
    <span className="figure">
      <button type="button" {...({ popovertarget: id } as object)}>
        <data value={data.machine}>{data.text}</data>
      </button>
      <span id={id} {...({ popover: 'auto' } as HTMLAttributes<HTMLSpanElement>)} className="provenance" data-nosearch>
        <strong>{data.label}</strong>
        <span className="provenance-amount">{data.textPer}</span>
        <span>{data.since}</span>
        <span>
          {words.figure.source}
          {words.punctuation.colon}
          <a href={data.source.url}>{data.source.title}</a>
          {data.source.date ? ` (${data.source.date})` : ''}
        </span>
        {data.doubt ? <span>{data.doubt}</span> : null}
        {data.note ? <span>{data.note}</span> : null}
        {data.nextChange ? <span>{withDate(words.figure.nextChange, data.nextChange)}</span> : null}
        <button type="button" className="quiet" {...({ popovertarget: id, popovertargetaction: 'hide' } as object)}>
          {words.figure.close}
        </button>
      </span>
    </span>
  )
}
