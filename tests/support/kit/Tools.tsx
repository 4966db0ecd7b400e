import { useRef, type ReactNode } from 'react'
import { Answer } from '../../../components/calculators/Answer'
import { jobseeker } from '../../../components/calculators/definitions/jobseeker'
import { EarningsPart } from '../../../components/calculators/EarningsPart'
import { DaysAnswer } from '../../../components/days/DaysAnswer'
import { tool as deadlines } from '../../../components/days/deadlines/tool'
import { tool as finalPay } from '../../../components/days/final-pay/tool'
import { LiveDaysTool } from '../../../components/days/LiveDaysTool'
import { tool as toldToLeave } from '../../../components/days/told-to-leave/tool'
import type { DaysData, DaysTool } from '../../../components/days/types'
import { withBook } from '../../../components/days/with-book'
import { AddressByHand } from '../../../components/share/AddressByHand'
import { Actions } from '../../../components/tool/Actions'
import { CannotWorkOut } from '../../../components/tool/CannotWorkOut'
import { ErrorSummary } from '../../../components/tool/ErrorSummary'
import { Examples } from '../../../components/tool/Examples'
import { amountWithPeriod, exampleName } from '../../../components/tool/format'
import { LineOfDays, type Moment } from '../../../components/tool/LineOfDays'
import { LinkNotice } from '../../../components/tool/LinkNotice'
import { PrintEnd, PrintSheet } from '../../../components/tool/PrintSheet'
import { WhereToAsk, WrongClock } from '../../../components/tool/Refusal'
import frame from '../../../components/tool/tool.module.css'
import { ToolForm } from '../../../components/tool/ToolForm'
import type { Answers } from '../../../components/tool/types'
import type { PartProps, ToolState } from '../../../components/tool/use-tool'
import { FAILED, type NotHeld } from '../../../components/tool/work'
import { Working } from '../../../components/tool/Working'
import type { Result } from '../../../rules/result'
import { TODAY, type KitData } from './data'
import { Section, Specimen } from './Specimen'
import { nothing, toolState } from './states'

const DUE: NotHeld = { kind: 'not-held', figure: 'jobseeker.rate.single', isTooEarly: false, due: TODAY }
const TOO_EARLY: NotHeld = { kind: 'not-held', figure: 'jobseeker.rate.single', isTooEarly: true }

/** Answers of a calculator, and how else its state differs. */
const CALCULATED: Record<string, [Answers, Partial<ToolState<Result>>?]> = {
  'an example': [{}, { isExample: true, changed: false }],
  'with pay and rent': [{ pay: '480', home: 'rent', rent: '420' }],
  zero: [{ pay: '4,000' }],
  'an earlier day': [{}, { day: { on: TODAY, isOlder: true } }],
  'a day that is not held': [{}, { day: { on: TODAY, isOlder: false, refused: 'unreadable' } }],
  'an error': [{ pay: 'four' }, { marked: new Set(['pay']) }],
  'a rate that was due': [{}, { outcome: DUE }],
  'before all rates': [{}, { outcome: TOO_EARLY }],
  'an error of ours': [{}, { outcome: FAILED }],
  folded: [{ pay: '480' }, { isFolded: true }],
  'a wrong clock': [{}, { wrongClock: '2020-01-01' }]
}

/** The parts of calculators and of tools about days. */
export function Tools({ data }: { data: KitData }) {
  const { calculator, days, language } = data
  const { words } = calculator
  const fixed = { definition: jobseeker, data: calculator }
  const state = toolState(jobseeker, calculator, { pay: '480' })
  return (
    <>
      <Section title="Form and answer of a calculator">
        {Object.entries(CALCULATED).map(([name, [answers, more]]) => (
          <Specimen key={name} name={`ToolForm and Answer, ${name}`}>
            <FormAndAnswer {...fixed} state={toolState(jobseeker, calculator, answers, more)} />
          </Specimen>
        ))}
        <Specimen name="EarningsPart">
          <EarningsPart {...fixed} state={state} />
        </Specimen>
        <Specimen name="Examples and Working">
          <Examples {...fixed} examples={jobseeker.examples} title={words.examples.title} lead={words.examples.lead}>
            {(result, example) => ({
              summary: `${exampleName(example, language, words)} ${amountWithPeriod(result.amount ?? 0, result.unit, calculator)}`,
              answer: <Working result={result} data={calculator} caption={words.answer.working} />
            })}
          </Examples>
        </Specimen>
        <Specimen name="On paper" isPaper>
          <PrintSheet {...fixed} state={state} names={words.calculators.jobseeker.names} />
          <PrintEnd {...fixed} state={state} />
        </Specimen>
      </Section>
      <Section title="Beside a form and its answer">
        <Specimen name="ErrorSummary, listed">
          <ErrorSummary title={words.errors.title} errors={[{ id: 'q-pay~0', text: words.errors.empty }]} />
        </Specimen>
        <Specimen name="ErrorSummary, one sentence">
          <ErrorSummary title={words.errors.title} errors={[]}>
            {words.errors.empty}
          </ErrorSummary>
        </Specimen>
        <Specimen name="Actions">
          <Actions data={calculator} onClear={nothing} />
        </Specimen>
        <Specimen name="AddressByHand">
          <AddressByHand address="https://example.org/" language={language} />
        </Specimen>
        {[[], ['pay'], ['pay', 'age', 'colour=blue']].map(parts => (
          <Specimen key={parts.length} name={`LinkNotice, ${parts.length} parts`}>
            <LinkNotice parts={parts} words={words.typed.link} language={language} />
          </Specimen>
        ))}
        <Specimen name="WhereToAsk and WrongClock">
          <WhereToAsk refusal={DUE} data={calculator} />
          <WrongClock device={{ now: TODAY, wrongClock: '2020-01-01', isLive: true }} data={calculator} />
        </Specimen>
        <Specimen name="CannotWorkOut">
          <CannotWorkOut data={calculator} />
        </Specimen>
        {[false, true].map(isWide => (
          <Specimen key={String(isWide)} name={`LineOfDays${isWide ? ', wide' : ''}`}>
            <LineOfDays moments={moments(words.answer.title)} isWide={isWide} />
          </Specimen>
        ))}
      </Section>
      <Section title="Tools about days">
        <Live tool={deadlines} data={days.deadlines} />
        <Answered tool={deadlines} data={days.deadlines} />
        <Answered tool={finalPay} data={days.finalPay} />
        <Answered tool={toldToLeave} data={days.toldToLeave} />
      </Section>
    </>
  )
}

function FormAndAnswer(props: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={frame.calc}>
      <ToolForm {...props} answer={heading} sum="480" />
      <div>
        <Answer {...props} heading={heading} />
      </div>
    </div>
  )
}

function moments(text: string): Moment[] {
  return [
    { on: TODAY, date: TODAY, text },
    { on: '2026-12-01', date: '2026-12-01', text, isLast: true },
    { on: '2026-12-02', date: '2026-12-02', text, isDangerous: true }
  ]
}

interface DaysProps<Situation, Found, Data extends DaysData> {
  tool: DaysTool<Situation, Found, Data>
  data: DaysData
}

/** A whole tool, which alone on this page has its answers in the address. */
function Live<Situation, Found, Data extends DaysData>({ tool, data }: DaysProps<Situation, Found, Data>): ReactNode {
  const own = data as Data
  return (
    <Specimen name="LiveDaysTool">
      <div className={frame.calc}>
        <LiveDaysTool tool={tool} definition={withBook(tool.definition, own.book)} data={own} />
      </div>
    </Specimen>
  )
}

/** The answer of a tool in each of its states. */
function Answered<Situation, Found, Data extends DaysData>({
  tool,
  data
}: DaysProps<Situation, Found, Data>): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  const own = data as Data
  const definition = withBook(tool.definition, own.book)
  const [example] = tool.definition.examples(TODAY)
  const states: Record<string, ToolState<Found>> = {
    'nothing answered': toolState(definition, own, {}),
    'an example': toolState(definition, own, example?.answers ?? {}),
    private: toolState(definition, own, example?.answers ?? {}, { isPrivate: true }),
    'private, kept': toolState(definition, own, example?.answers ?? {}, { isPrivate: true, isKept: true }),
    'a rate that was due': toolState(definition, own, {}, { outcome: DUE }),
    'an error of ours': toolState(definition, own, {}, { outcome: FAILED })
  }
  return Object.entries(states).map(([name, state]) => (
    <Specimen key={name} name={`DaysAnswer of ${tool.definition.id}, ${name}`}>
      <DaysAnswer tool={tool} data={own} state={state} heading={heading} />
    </Specimen>
  ))
}
