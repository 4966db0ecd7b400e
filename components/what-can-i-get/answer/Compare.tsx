import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../i18n/fill'
import kit from '../../tool/form.module.css'
import { textsOf, type Assessed, type AssessmentData, type Compared } from '../data'
import room from '../what-can-i-get.module.css'
import shared from './answer.module.css'
import styles from './compare.module.css'
import { FurtherFold } from './FurtherFold'
import { Later } from './Later'

type Situation = Pick<Assessed, 'result' | 'household'>

interface Props {
  data: AssessmentData
  now: Situation
  /** Earlier situations, the first one before any change; none where nothing is compared. */
  compared: readonly Compared[]
  /** Starts with the answers of now, and opens the question whose answer changes. */
  onStart(question: string): void
  /** Keeps the situation of now beside the others. */
  onKeep(name: string): void
  onEnd(): void
}

/** What people mostly want to try, with the question that asks it. */
const CHANGES = { pay: 'income', rent: 'home', partner: 'partner', child: 'partner' } as const

/** As many as fit below each other on a phone. */
const MOST_SITUATIONS = 4

const loadSideBySide = () => import('./opened').then(({ SideBySide }) => SideBySide)

/** Situations: what changes is asked in place; then pay, payments, and what both come to, side by side. */
export function Compare({ data, now, compared, onStart, onKeep, onEnd }: Props) {
  const { compare } = textsOf(data).answer
  const [isAsking, setIsAsking] = useState(false)
  const last = compared.at(-1)
  const isMoved = last !== undefined && isOther(last, now)
  const shown = isMoved ? [...compared, { ...now, name: compare.then }] : compared
  const further =
    now.result.total.parts.length === 0 ? null : (
      <FurtherFold household={now.household} on={now.result.on} data={data} />
    )
  const situations = shown.map(each => ({ ...each, name: each.name || compare.before }))
  if (situations.length < 2) {
    return (
      <section className={styles.compare}>
        <h2>{compare.title}</h2>
        <p>{compare.lead}</p>
        {isAsking ? (
          <Changes data={data} onStart={onStart} />
        ) : (
          <button type="button" className={room.link} onClick={() => setIsAsking(true)}>
            {compare.start}
          </button>
        )}
        {further}
      </section>
    )
  }
  return (
    <section className={styles.compare} data-compare>
      <h2>{compare.moved}</h2>
      <Later load={loadSideBySide} given={{ data, situations }} failed={textsOf(data).answer.failed} />
      {isMoved ? null : <Changes data={data} onStart={onStart} />}
      {isMoved && situations.length < MOST_SITUATIONS ? (
        <Naming key={situations.length} data={data} place={situations.length - 1} onKeep={onKeep} />
      ) : null}
      <button type="button" className={room.link} onClick={onEnd}>
        {compare.end}
      </button>
      {further}
    </section>
  )
}

/** Whether the answers of two situations differ. */
export function isOther(one: Situation, other: Situation): boolean {
  return JSON.stringify(one.household) !== JSON.stringify(other.household)
}

/** What changes, where the button was that was pressed. */
function Changes({ data, onStart }: Pick<Props, 'data' | 'onStart'>) {
  const { compare } = textsOf(data).answer
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={compare.what}>
      <p>{compare.what}</p>
      <p className={shared.choices}>
        {Object.entries(CHANGES).map(([change, question]) => (
          <button key={change} type="button" className={kit.quiet} onClick={() => onStart(question)}>
            {compare.changes[change as keyof typeof CHANGES]}
          </button>
        ))}
      </p>
    </div>
  )
}

/** A name for the situation of now, to keep it while another change is tried. It stays on this page. */
function Naming({ data, place, onKeep }: Pick<Props, 'data' | 'onKeep'> & { place: number }) {
  const { compare } = textsOf(data).answer
  const usual = fill(compare.nth, { n: String(place) })
  const [name, setName] = useState(usual)
  return (
    <div className={kit.field}>
      <label className={kit.label}>
        {compare.name}
        <span className={kit.box}>
          <input value={name} maxLength={30} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </span>
      </label>
      <button type="button" className={room.link} onClick={() => onKeep(name.trim() || usual)}>
        {compare.keep}
      </button>
    </div>
  )
}
