/** What a change of rules or figures moves for fixed households: every state and amount, against an older commit. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import type { loadData } from '../../rules/data/load.ts'
import type { assessHousehold, HouseholdResult } from '../../rules/household.ts'
import type { Outcome } from '../../rules/household/outcome.ts'
import type { figuresFrom, Rates } from '../../rules/lookup.ts'
import type { householdSituation } from '../../rules/situations/household.ts'

/** A household that stays the same, so that a difference comes from the rules or the figures. */
export interface FixedHousehold {
  name: string
  /** The day whose figures are used. */
  on: string
  household: unknown
}

/** What is said of each payment of each adult, by `you jobseeker`; empty if the household cannot be read. */
export type Said = ReadonlyMap<string, string>

export type Assess = (each: FixedHousehold) => Said

/** One state or amount that moved. */
export interface Moved {
  household: string
  what: string
  before: string
  after: string
}

const NONE = '–'
const CENTS = 100

/** The cases of the rules and generated households on their edges. @param root of the project */
export function fixedHouseholds(root: string): FixedHousehold[] {
  const folder = join(root, 'tests', 'rules', 'household')
  const cases = readdirSync(folder).flatMap(file => {
    const text = readFileSync(join(folder, file), 'utf8')
    const listed = parse(text, { merge: true, maxAliasCount: -1 }) as (FixedHousehold & { decided?: unknown })[]
    return listed.filter(({ decided }) => decided === undefined)
  })
  return [...cases, ...edges()]
}

/** Birthdays that change a payment, and the years before them. */
const AGES = [16, 18, 21, 22, 24, 25, 54, 55, 59, 60, 66, 67] as const
/** Cents a fortnight: nothing, about a free area, about an upper limit, near a cut-out. */
const PAYS = [0, 15_000, 30_000, 150_000] as const
const EDGE_DAY = '2026-11-28'

function edges(): FixedHousehold[] {
  return AGES.flatMap(age =>
    PAYS.flatMap(employment =>
      Object.entries(FAMILIES).map(([family, rest]) => ({
        name: `Edge: ${age}, ${family}, pay of ${dollars(employment)}`,
        on: EDGE_DAY,
        household: { ...somebody(age, employment), ...HOME, ...rest }
      }))
    )
  )
}

function somebody(age: number, employment: number) {
  return {
    age,
    location: 'in-australia',
    residence: { status: 'citizen', tenYears: true },
    happened: [],
    work: { status: employment > 0 ? 'part-time' : 'unemployed', hoursPerWeek: employment > 0 ? 20 : 0, farmer: false },
    study: { load: 'none' },
    health: { limitsWork: false },
    caring: { who: 'none' },
    livesWithParents: false,
    independence: ['supported-by-work'],
    income: { employment, other: 0 },
    has: []
  }
}

const HOME = {
  home: { type: 'private-rent', rentPerFortnight: 70_000, sharing: false, state: 'nsw', remote: false },
  assets: { homeOwner: false, liquid: 200_000, financial: 200_000, other: 500_000 },
  maintenanceYear: 0
}

const PARTNER_AGE = 40
const PARTNERS_PAY = 120_000
const CHILD = { age: 7, monthsPastBirthday: 3, care: 100, relation: 'own', disability: false, approvedCare: false }
const FAMILIES = {
  single: { partner: 'none', children: [] },
  'single parent': { partner: 'none', children: [CHILD] },
  couple: { partner: somebody(PARTNER_AGE, PARTNERS_PAY), apart: 'no', children: [] },
  'couple with a child': { partner: somebody(PARTNER_AGE, 0), apart: 'no', children: [CHILD] }
}

/** State and amount of each payment, and the total. */
export function saidOf({ people, total }: HouseholdResult): Said {
  const payments = people.flatMap(({ who, outcomes }) =>
    outcomes.map(outcome => [`${who} ${outcome.id}`, outcomeText(outcome)] as const)
  )
  return new Map([...payments, ['total', rangeText(total.amount, total.atMost)]])
}

function outcomeText({ state, result, atMost, from }: Outcome): string {
  const amount = result?.amount ?? undefined
  const worth = amount === undefined && atMost === undefined ? '' : ` ${rangeText(amount ?? 0, atMost)}`
  return `${state}${worth}${from === undefined ? '' : ` from ${from}`}`
}

function rangeText(amount: number, atMost: number | undefined): string {
  return atMost === undefined ? dollars(amount) : `${dollars(amount)} to ${dollars(atMost)}`
}

function dollars(cents: number): string {
  return (cents / CENTS).toFixed(2)
}

/** Every state and amount that differs, household by household. What only one of them can read is not compared. */
export function movedBetween(households: readonly FixedHousehold[], before: Assess, after: Assess): Moved[] {
  return households.flatMap(each => {
    const [old, now] = [before(each), after(each)]
    if (old.size === 0 || now.size === 0) return []
    return [...new Set([...old.keys(), ...now.keys()])].flatMap(what => {
      const [from, to] = [old.get(what) ?? NONE, now.get(what) ?? NONE]
      return from === to ? [] : [{ household: `${each.name} (${each.on})`, what, before: from, after: to }]
    })
  })
}

/** What moved as a Markdown table, under a sentence that counts. @param compared how many households were looked at */
export function movedText(moved: readonly Moved[], compared: number): string {
  const households = new Set(moved.map(({ household }) => household)).size
  const count = `${households} of ${compared} households move, in ${moved.length} states or amounts.`
  if (moved.length === 0) return count
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = moved.map(({ household, what, before, after }) =>
    ['', cell(household), what, before, after, ''].join(' | ').trim()
  )
  return [count, '', '| household | what | before | after |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** What is taken from the rules of either commit. */
interface Rules {
  loadData: typeof loadData
  figuresFrom: typeof figuresFrom
  Rates: typeof Rates
  assessHousehold: typeof assessHousehold
  householdSituation: typeof householdSituation
}

async function rulesIn(root: string): Promise<Rules> {
  const paths = ['data/load.ts', 'lookup.ts', 'household.ts', 'situations/household.ts']
  const modules = await Promise.all(paths.map(path => import(pathToFileURL(join(root, 'rules', path)).href)))
  return Object.assign({}, ...(modules as object[])) as Rules
}

/** The rules and figures below a folder, which may be those of another commit. */
export async function assessorIn(root: string): Promise<Assess> {
  const rules = await rulesIn(root)
  const figures = rules.figuresFrom([...rules.loadData(join(root, 'data')).figures.values()])
  return ({ on, household }) => {
    const read = rules.householdSituation.safeParse(household)
    if (!read.success) return new Map()
    try {
      return saidOf(rules.assessHousehold(read.data, new rules.Rates(figures, on)))
    } catch (error) {
      return new Map([['all', error instanceof Error ? error.message : String(error)]])
    }
  }
}

/** Puts the rules and figures of a commit into a folder of this project, where they find its packages. */
export function checkedOut(root: string, commit: string): string {
  const folder = join(root, 'reports', 'households-before')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit, 'rules', 'data', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: Infinity
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return folder
}
