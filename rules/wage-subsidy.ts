/** Wage subsidies for employers: what a program pays at most, what shuts a job out, and what has to be asked. */
import { FULL_TIME_HOURS } from './conditions.ts'
import { costOfHire } from './cost-of-hire.ts'
import { FigureNotHeldError } from './figures.ts'
import type { FindingId } from './labels.ts'
import { FigureNotConfirmedError, type Rates } from './lookup.ts'
import { exact, multiply, type Exact } from './money.ts'
import { count, finding, line, reason, settle, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Result } from './result.ts'
import type { SubsidyExclusion, SubsidyProgram, WageSubsidySituation } from './situations/wage-subsidy.ts'

const OUTLINE: Outline = {
  id: 'wage-subsidy',
  unit: 'cents',
  limits: ['payroll-tax-and-workers-compensation', 'penalty-rates-and-allowances', 'superannuation-maximum-base']
}

interface Part {
  figure: string
  times: number
}

interface Program {
  section: string
  /** Figures that add up to the most one job can bring, and how often each is paid. */
  parts: Part[]
  /** The same for a part-time apprenticeship, where that is paid otherwise; none where no source gives it. */
  partTime?: Part[]
  /** Least hours a week, where a figure says so. */
  hours?: string
  /** Least months with a provider, where a figure says so. */
  service?: string
  /** Who can confirm the rule. */
  confirm: Extract<FindingId, 'confirm-subsidy-with-provider' | 'confirm-subsidy-with-agency'>
}

const WORKFORCE_AUSTRALIA = 'business.gov.au, Wage subsidies'
const APPRENTICES = 'Australian Apprenticeships Incentive System'

/** Older guidelines shut these out; no current page says so, and so the provider is asked. */
const ASK_FIRST: readonly SubsidyExclusion[] = ['displaces-a-worker', 'worked-here-before']

const PROGRAMS: Record<SubsidyProgram, Program> = {
  'workforce-australia': {
    section: WORKFORCE_AUSTRALIA,
    parts: [{ figure: 'wage-subsidy.workforce-australia.maximum', times: 1 }],
    hours: 'wage-subsidy.workforce-australia.hours',
    confirm: 'confirm-subsidy-with-provider'
  },
  'inclusive-employment-australia': {
    section: 'Operational Blueprint 008-04030040',
    parts: [{ figure: 'wage-subsidy.inclusive-employment-australia.maximum', times: 1 }],
    service: 'wage-subsidy.inclusive-employment-australia.service-months',
    confirm: 'confirm-subsidy-with-provider'
  },
  'apprentice-priority-hiring-incentive': {
    section: APPRENTICES,
    parts: [{ figure: 'apprentice.priority-hiring-incentive.full-time', times: 1 }],
    partTime: [
      { figure: 'apprentice.priority-hiring-incentive.part-time-instalment-6-months', times: 1 },
      { figure: 'apprentice.priority-hiring-incentive.part-time-instalment-12-months', times: 1 }
    ],
    confirm: 'confirm-subsidy-with-agency'
  },
  'apprentice-key-program': {
    section: APPRENTICES,
    parts: [{ figure: 'apprentice.key-program.employer', times: 1 }],
    partTime: [],
    confirm: 'confirm-subsidy-with-agency'
  },
  'nsw-jobcover': {
    section: 'business.gov.au, JobCover Placement Program (NSW)',
    parts: [
      { figure: 'hiring.nsw.jobcover.weeks-1-12', times: 12 },
      { figure: 'hiring.nsw.jobcover.weeks-13-26', times: 14 },
      { figure: 'hiring.nsw.jobcover.weeks-27-52', times: 26 }
    ],
    confirm: 'confirm-subsidy-with-agency'
  },
  'disability-employment-services': {
    section: 'business.gov.au, Wage Subsidy Scheme',
    parts: [{ figure: 'wage-subsidy.disability-employment-services.maximum', times: 1 }],
    confirm: 'confirm-subsidy-with-provider'
  },
  jobactive: {
    section: 'Department of Education, Skills and Employment, Wage subsidies (2021)',
    parts: [{ figure: 'wage-subsidy.jobactive.maximum', times: 1 }],
    hours: 'wage-subsidy.jobactive.hours',
    confirm: 'confirm-subsidy-with-provider'
  },
  restart: {
    section: 'Department of Employment, Restart',
    parts: [{ figure: 'wage-subsidy.restart.maximum', times: 1 }],
    confirm: 'confirm-subsidy-with-provider'
  }
}

/** Ids of every figure of the programs. */
export function subsidyFigures(): string[] {
  return Object.values(PROGRAMS).flatMap(({ parts, partTime = [], hours = [], service = [] }) => [
    ...[...parts, ...partTime].map(({ figure }) => figure),
    ...[hours, service].flat()
  ])
}

/**
 * The most that a job can bring, in cents; beside it the cost of hire. Sources: the page of each program.
 * @throws FigureNotHeldError for a day before a program is held
 */
export function assessWageSubsidy(situation: WageSubsidySituation, rates: Rates): Result {
  const program = PROGRAMS[situation.program]
  const others = costOfHire(situation, rates)
  const lines = mostPaid(situation, program, rates)
  const counted = countedAsPartTime(situation, program, rates)
  if (lines === 'not-confirmed') {
    const figures = partsOf(situation, program, rates).map(({ figure }) => figure)
    const reasons = [reason('subsidy-amount-not-confirmed', program.section, figures)]
    const findings = [...counted, finding(program.confirm, program.section)]
    return unmodelled(rates, OUTLINE, reasons, { findings, others })
  }
  if (lines === 'ended') {
    return settle(rates, OUTLINE, [], { findings: [finding('subsidy-ended', program.section)], others })
  }
  const shut = shutOut(situation, program, rates)
  const asked = situation.exclusions.length > 0 ? [finding('subsidy-ask-first', program.section)] : []
  if (shut) {
    // There is nothing to confirm where no answer of the provider could change the result.
    const confirm = shut.id === 'subsidy-excluded' ? [] : [toConfirm(program, rates)]
    return settle(rates, OUTLINE, [], { findings: [shut, ...confirm], others })
  }
  const findings = [
    finding('subsidy-up-to', program.section),
    ...asked,
    ...counted,
    toConfirm(program, rates),
    finding('agree-before-start', program.section),
    finding('subsidy-tax-not-confirmed', program.section)
  ]
  return settle(rates, OUTLINE, lines, { findings, others })
}

type MostPaid = Line[] | 'ended' | 'not-confirmed'

function mostPaid(situation: WageSubsidySituation, program: Program, rates: Rates): MostPaid {
  const { parts, section } = program
  const fullTime = linesOf(parts, section, rates)
  const wanted = partsOf(situation, program, rates)
  if (wanted === parts || !Array.isArray(fullTime)) return fullTime
  const lines = linesOf(wanted, section, rates)
  // The program still runs: an amount that ended or was never published is one to ask for.
  return Array.isArray(lines) && lines.length > 0 ? lines : 'not-confirmed'
}

function partsOf(situation: WageSubsidySituation, { parts, partTime }: Program, rates: Rates): Part[] {
  return partTime && isPartTime(situation, rates) ? partTime : parts
}

/** As registered, else by the hours, which `countedAsPartTime` reports. */
function isPartTime({ apprenticeship, hoursAWeek }: WageSubsidySituation, rates: Rates): boolean {
  return apprenticeship === undefined ? hoursAWeek < rates.value(FULL_TIME_HOURS) : apprenticeship === 'part-time'
}

function countedAsPartTime(situation: WageSubsidySituation, { partTime, section }: Program, rates: Rates): Finding[] {
  if (!partTime || situation.apprenticeship !== undefined || !isPartTime(situation, rates)) return []
  const terms = [count('hours', rates.value(FULL_TIME_HOURS))]
  return [finding('counted-as-part-time-apprentice', section, [FULL_TIME_HOURS], terms)]
}

function linesOf(parts: Part[], section: string, rates: Rates): MostPaid {
  try {
    return parts.map(part => partLine(part, section, rates))
  } catch (error) {
    if (error instanceof FigureNotConfirmedError) return 'not-confirmed'
    if (error instanceof FigureNotHeldError && error.ended) return 'ended'
    throw error
  }
}

function partLine({ figure, times: often }: Part, section: string, rates: Rates): Line {
  const amount: Exact = multiply(rates.money(figure), exact(often))
  if (often === 1) return line('subsidy-maximum', amount, section, [figure])
  return line('subsidy-instalment', amount, section, [figure], [count('weeks', often)])
}

function shutOut(situation: WageSubsidySituation, program: Program, rates: Rates): Finding | undefined {
  const { exclusions, hoursAWeek, monthsWithProvider } = situation
  const { section, hours, service } = program
  if (exclusions.some(each => !ASK_FIRST.includes(each))) return finding('subsidy-excluded', section)
  if (hours && rates.has(hours) && hoursAWeek < rates.value(hours)) {
    return finding('subsidy-hours-too-few', section, [hours], [count('hours', rates.value(hours))])
  }
  if (service && monthsWithProvider < rates.value(service)) {
    return finding('subsidy-service-too-short', section, [service], [count('months', rates.value(service))])
  }
  return undefined
}

/** What no current official page settles, and whom to ask. */
function toConfirm({ section, hours, confirm }: Program, rates: Rates): Finding {
  return finding(confirm, section, hours && rates.has(hours) ? [hours] : [])
}
