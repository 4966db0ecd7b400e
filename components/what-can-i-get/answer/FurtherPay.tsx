/** Loaded only once the reader opens its fold (FurtherFold.tsx): a chart with words of its own. */
import { useEffect, useId, useState } from 'react'
import { furtherPay as en } from '../../../i18n/household/further-pay/en'
import { furtherPay as zh } from '../../../i18n/household/further-pay/zh'
import type { FurtherPayWords } from '../../../i18n/household/further-pay/en'
import { fill } from '../../../i18n/fill'
import { formatMoney, formatQuantity } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import { Amounts } from '../../content/Amounts'
import { TableHead } from '../../content/TableHead'
import { anchorAt, scale, WIDTH } from '../../pictures/geometry'
import pictures from '../../pictures/pictures.module.css'
import { money } from '../../tool/format'
import { ratesByDay } from '../../tool/rates'
import { textsOf, type Assessed, type AssessmentData } from '../data'
import { inSlices } from '../in-slices'
import { furtherPay, joined, type FurtherPay as Found, type PayStretch } from './further-pay'

export interface FurtherPayProps extends Pick<Assessed, 'household'> {
  /** The day of the answer. */
  on: string
  data: AssessmentData
}

type Who = 'you' | 'partner'

const WORDS: Record<Language, FurtherPayWords> = { en, zh }

const HEIGHT = 190
/** Room for the mark of the pay of now. */
const TOP = 30
/** Room for the numbers of the axis and its title. */
const BOTTOM = 42
/** Stretches that the number of an end is as wide as. */
const ENDS = 4
/** Cents of a dollar: a band must be so high to have its number inside. */
const ROOM = 20
/** All of a dollar. */
const DOLLAR = 100

/** What is kept of each further dollar of pay, of each adult: a sentence, a chart, and the same as a table. */
export function FurtherPay({ household, on, data }: FurtherPayProps) {
  const words = WORDS[data.language]
  const found = useFurtherPay({ household, on, data })
  const adults = adultsOf(household)
  const shown = adults.filter(who => found[who] !== undefined)
  const isDone = found === FAILED || adults.every(who => who in found)
  return (
    <>
      {shown.map(who => (
        <Adult key={who} who={who} found={found[who] as Found} language={data.language} />
      ))}
      <p role="status">
        {found === FAILED
          ? textsOf(data).answer.failed
          : !isDone
            ? words.working
            : shown.length === 0
              ? words.open
              : ''}
      </p>
    </>
  )
}

function adultsOf({ partner }: FurtherPayProps['household']): Who[] {
  return partner === undefined || partner === 'none' ? ['you'] : ['you', 'partner']
}

/** What is worked out so far; undefined for an adult whose pay is not known. */
type Results = Partial<Record<Who, Found | undefined>>

const FAILED: Results = {}

/** One adult after the other, each as soon as it is there. */
function useFurtherPay({ household, on, data }: FurtherPayProps): Results {
  const [found, setFound] = useState<Results>({})
  useEffect(() => {
    let isWanted = true
    setFound({})
    async function work(): Promise<void> {
      const rates = ratesByDay(data)(on)
      for (const who of adultsOf(household)) {
        const result = await inSlices(furtherPay(household, rates, who), () => isWanted)
        if (!isWanted) return
        setFound(before => ({ ...before, [who]: result }))
      }
    }
    work().catch((error: unknown) => {
      // Our error must not take the answer away from the reader.
      console.error(error)
      setFound(FAILED)
    })
    return () => {
      isWanted = false
    }
  }, [household, on, data])
  return found
}

interface AdultProps {
  who: Who
  found: Found
  language: Language
}

function Adult({ who, found, language }: AdultProps) {
  const words = WORDS[language]
  const rows = joined(found.stretches)
  const id = useId()
  if (rows.every(({ kept }) => kept === DOLLAR)) return <p>{words.unmoved[who]}</p>
  return (
    <figure className={pictures.picture} aria-labelledby={id}>
      <figcaption id={id}>{words.captions[who]}</figcaption>
      <p>
        <Amounts text={hereText(who, found, language)} />
      </p>
      <Drawing who={who} found={found} language={language} />
      {rows
        .filter(({ kept }) => kept < 0)
        .map(({ from, to }) => (
          <p key={from}>
            <Amounts text={fill(words.cliff, { from: dollars(from, language), to: dollars(to, language) })} />
          </p>
        ))}
      <p className="footnote">{words.foot}</p>
      <details className="fold">
        <summary>{words.table}</summary>
        <table className={pictures.numbers}>
          <TableHead columns={words.columns} />
          <tbody>
            {rows.map(row => (
              <tr key={row.from}>
                <th scope="row" translate="no">
                  {fill(words.stretch, { from: dollars(row.from, language), to: dollars(row.to, language) })}
                </th>
                <td translate="no">
                  {row.kept < 0 ? fill(words.nothing, { lost: lostText(row, language) }) : keptText(row, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function hereText(who: Who, { here, next }: Found, language: Language): string {
  const words = WORDS[language]
  const values = { pay: dollars(here, language), more: dollars(next.to - next.from, language) }
  return next.kept < 0
    ? fill(words.loses[who], { ...values, lost: lostText(next, language) })
    : fill(words.here[who], { ...values, kept: keptText(next, language) })
}

function dollars(cents: number, language: Language): string {
  return formatMoney(cents, language)
}

function keptText({ kept }: PayStretch, language: Language): string {
  return formatQuantity(kept * 100, 'taper', language)
}

/** By how much pay and payments together fall over a stretch of pay. */
function lostText({ from, to, kept }: PayStretch, language: Language): string {
  return money(Math.round((-kept * (to - from)) / DOLLAR), language)
}

/** For each stretch of pay, how much of a dollar stays; what stays at both ends, and where the pay is now. */
function Drawing({ who, found, language }: AdultProps) {
  const words = WORDS[language]
  const { here, stretches } = found
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return null
  const floor = HEIGHT - BOTTOM
  const x = scale([0, last.to], [1, WIDTH - 1])
  const y = scale([0, DOLLAR], [floor, TOP])
  const heightOf = ({ kept }: PayStretch) => y(Math.min(DOLLAR, Math.max(0, kept)))
  const line = stretches.map(each => `${x(each.from)} ${heightOf(each)}H${x(each.to)}`).join('L')
  const half = last.to / 2
  const hereAt = x(here)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={hereText(who, found, language)}>
      <rect className={pictures.ground} width="100%" height="100%" />
      <rect className={pictures.under} x={1} y={TOP} width={WIDTH - 2} height={floor - TOP} />
      <path className={pictures.own} d={`M${line}V${floor}H${x(0)}Z`} />
      <path className={pictures.line} d={`M${line}`} />
      <path className={pictures.axis} d={`M0 ${floor}H${WIDTH}`} />
      <path className={pictures.own} d={`M${hereAt} ${TOP - 2}l-5 -8h10z`} />
      <text x={hereAt} y={TOP - 15} textAnchor={anchorAt(hereAt)}>
        {fill(words.atHere, { pay: dollars(here, language) })}
      </text>
      <End stretches={stretches.slice(0, ENDS)} x={6} y={y} text={keptText(first, language)} />
      <End stretches={stretches.slice(-ENDS)} x={WIDTH - 6} y={y} text={keptText(last, language)} />
      {[0, half, last.to].map(at => (
        <text key={at} x={x(at)} y={floor + 17} textAnchor={anchorAt(x(at))}>
          {formatQuantity(at / DOLLAR, 'count', language)}
        </text>
      ))}
      <text x={WIDTH / 2} y={HEIGHT - 6} textAnchor="middle">
        {words.axis}
      </text>
    </svg>
  )
}

interface EndProps {
  /** Those below its number. */
  stretches: readonly PayStretch[]
  x: number
  y(kept: number): number
  text: string
}

/** The number of the first or the last stretch: at the foot of its band, or above one that is too low for it. */
function End({ stretches, x, y, text }: EndProps) {
  const kept = stretches.map(each => each.kept)
  const isInside = Math.min(...kept) >= ROOM
  return (
    <text
      className={isInside ? pictures.onOwn : undefined}
      x={x}
      y={isInside ? y(0) - 8 : y(Math.max(...kept)) - 6}
      textAnchor={x < WIDTH / 2 ? 'start' : 'end'}
    >
      {text}
    </text>
  )
}
