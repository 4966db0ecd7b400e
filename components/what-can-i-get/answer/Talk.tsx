import type { Outcome } from '../../../rules/household/outcome'
import type { Happened, Household } from '../../../rules/situations/household'
import type { Standing } from '../../../rules/situations/household-choices'
import { SiteLink } from '../../layout/SiteLink'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { claimsFor } from './claim-papers'
import { HELP_PAGES } from './help-pages'
import { isHeld } from './outcome-texts'
import { PhoneLink } from '../../content/PhoneLink'

interface Props {
  outcomes: readonly Outcome[]
  household: Household
  data: AssessmentData
  /** Whether any amount is likely. */
  hasAmount: boolean
}

/** Years: the claim for Age Pension is taken before the age is reached. */
const NEAR_PENSION_AGE = 66

/** What to say in English on the phone; its meaning is beside it in the reader's language. */
const SENTENCE = 'I want to know which payments I can claim.'

/** Who to call about open payments, each line once, and what to say. */
export function Talk({ outcomes, household, data, hasAmount }: Props) {
  const { talk } = textsOf(data).answer
  const lines = claimsFor(outcomes, data).map(({ call }) => ({ ...call, name: call.name[data.language] }))
  // The line for job seekers comes first: who has a line of a claim of their own is not sent there.
  const always = dialled(lines.length > 0 ? data.call.slice(1) : data.call)
  const danger = hasHappened(household, 'violence') ? dialled(data.danger ?? []) : []
  const carers = isCarer(household) ? dialled([data.carers]) : []
  const once = new Map([...danger, ...lines, ...carers, ...always].map(line => [line.tel, line]))
  return (
    <section className={styles.side}>
      <h2>{talk.title}</h2>
      <ul className={styles.lines}>
        {[...once.values()].map(({ name, phone, tel }) => (
          <li key={tel}>
            {name} <PhoneLink phone={phone} tel={tel} />
          </li>
        ))}
      </ul>
      {helpPages(household, outcomes, hasAmount).map(id => (
        <p key={id}>
          <SiteLink href={`/${data.language}${HELP_PAGES[id]}`}>{talk[id]}</SiteLink>
        </p>
      ))}
      {mayUseAgreement(household)
        ? dialled([data.international]).map(({ phone, tel }) => (
            <p key={tel}>
              {talk.agreement} <PhoneLink phone={phone} tel={tel} />
            </p>
          ))
        : null}
      <p>
        <strong lang="en" translate="no">
          “{SENTENCE}”
        </strong>
        {data.language === 'zh' ? <span className="soft"> {talk.say}</span> : null}
      </p>
    </section>
  )
}

type Help = 'visa' | 'homeless' | 'temporary' | 'food' | 'super' | 'business' | 'firstNations' | 'working'

/** The pages that fit the household, in their order. */
function helpPages(household: Household, outcomes: readonly Outcome[], hasAmount: boolean): Help[] {
  const { home, residence, work, aboriginalOrTorresStraitIslander: isIndigenous } = household
  const isHomeless = home.type === 'nowhere' || hasHappened(household, 'home-lost')
  const help: Record<Help, boolean> = {
    visa: visaMayDependOnPartner(household),
    homeless: isHomeless,
    temporary: residence.status === 'visa-other' || residence.status === 'asylum',
    firstNations: isIndigenous ?? home.remote === true,
    working: isHeld('disability-support-pension', household) && (household.income.employment ?? 0) > 0,
    business: work.status === 'self-employed' || hasHappened(household, 'business-closed'),
    super: isBeforePension(household, outcomes),
    food: isHomeless || !hasAmount
  }
  return (Object.keys(help) as Help[]).filter(each => help[each])
}

/** Years: from this age on many may take out their super, which is counted then. */
const NEAR_SUPER = 55

function isBeforePension({ age = 0 }: Household, outcomes: readonly Outcome[]): boolean {
  return age >= NEAR_SUPER && outcomes.some(({ id, state }) => id === 'age-pension' && state === 'no')
}

function hasHappened({ happened = [] }: Household, wanted: Happened['event']): boolean {
  return happened.some(({ event }) => event === wanted)
}

function isCarer({ caring }: Household): boolean {
  return caring.who !== undefined && caring.who !== 'none'
}

/** People who may stay in Australia whoever they live with. */
const SETTLED: readonly Standing[] = ['citizen', 'permanent', 'refugee', 'scv', 'protected-scv']

function visaMayDependOnPartner({ happened = [], residence: { status } }: Household): boolean {
  const isByPartner = happened.some(({ event, by }) => event === 'violence' && (by === undefined || by === 'partner'))
  return isByPartner && status !== undefined && !SETTLED.includes(status)
}

/** A New Zealander who cares, is ill, or is near pension age: payments that the agreement of both countries is about. */
function mayUseAgreement(household: Household): boolean {
  const { age, health, residence } = household
  const isOld = age !== undefined && age >= NEAR_PENSION_AGE
  return residence.status === 'scv' && (isCarer(household) || health.limitsWork === true || isOld)
}

function dialled(services: AssessmentData['call']) {
  return services.flatMap(({ name, phone, tel }) => (phone && tel ? [{ name, phone, tel }] : []))
}
