import { readFragment } from '../../../components/what-can-i-get/fragment'
import { KeptNotice } from '../../../components/what-can-i-get/KeptNotice'
import { QuestionScreen } from '../../../components/what-can-i-get/QuestionScreen'
import { QUESTIONS } from '../../../components/what-can-i-get/questions'
import { RoomBar } from '../../../components/what-can-i-get/RoomBar'
import { SoFar } from '../../../components/what-can-i-get/SoFar'
import { Answer } from '../../../components/what-can-i-get/answer/Answer'
import { FurtherPay } from '../../../components/what-can-i-get/answer/FurtherPay'
import { Report } from '../../../components/what-can-i-get/answer/Report'
import styles from '../../../components/what-can-i-get/answer/report.module.css'
import { Refused } from '../../../components/what-can-i-get/answer/Refused'
import type { Answers, Keeping } from '../../../components/what-can-i-get/types'
import type { Interview } from '../../../components/what-can-i-get/use-interview'
import room from '../../../components/what-can-i-get/what-can-i-get.module.css'
import { LIVES } from '../lives'
import { TODAY, type KitData } from './data'
import { Section, Specimen } from './Specimen'
import { assessed, interviewState, nothing } from './states'

/** A couple with children who rent, after a lost job: most parts of an answer show. */
const ANSWERS: Answers = readFragment(`#${LIVES.Z1}`)?.answers ?? {}

/** Questions with different fields. */
const ASKED = ['age', 'income', 'home', 'has']

const KEPT: Record<string, Partial<Keeping>> = {
  nothing: {},
  'these answers': { kept: 'these' },
  'other answers': { kept: 'others' },
  reopened: { kept: 'these', isReopened: true }
}

/** The parts of the interview and of its answer. */
export function InterviewParts({ data }: { data: KitData }) {
  const { interview, household } = data
  const [first, ...others] = QUESTIONS
  const asked = others.filter(({ id }) => ASKED.includes(id))
  if (!first) return null
  const state = (more: Partial<Interview> = {}) => interviewState(ANSWERS, data, more)
  const found = assessed(ANSWERS, data)
  const answers: Record<string, Partial<Parameters<typeof Answer>[0]>> = {
    open: {},
    private: { isPrivate: true },
    compared: { compared: [{ ...assessed({ ...ANSWERS, rent: '0' }, data), name: '' }] },
    'past its review, with a wrong clock': {
      isPastReview: true,
      device: { now: TODAY, wrongClock: '2020-01-01', isLive: true }
    }
  }
  return (
    <Section title="The interview" className={room.frame}>
      <Specimen name="QuestionScreen, first">
        <QuestionScreen
          question={first}
          data={interview}
          state={interviewState({}, data, { isFirst: true })}
          onTicked={nothing}
        />
      </Specimen>
      {asked.map(question => (
        <Specimen key={question.id} name={`QuestionScreen with RoomBar, ${question.id}`}>
          <RoomBar data={interview} state={state({ question })} />
          <QuestionScreen question={question} data={interview} state={state({ question })} onTicked={nothing} />
        </Specimen>
      ))}
      {[2, 9].map(number => (
        <Specimen key={number} name={`SoFar, question ${number}`}>
          <SoFar data={interview} state={state({ number })} />
        </Specimen>
      ))}
      <Specimen name="RoomBar, an earlier answer changed, private">
        <RoomBar data={interview} state={state({ part: undefined, isPrivate: true })} />
      </Specimen>
      {Object.entries(KEPT).map(([name, keeping]) => (
        <Specimen key={name} name={`KeptNotice, ${name}`}>
          <KeptNotice data={interview} state={state(keeping)} />
        </Specimen>
      ))}
      {Object.entries(answers).map(([name, more]) => (
        <Specimen key={name} name={`Answer, ${name}`}>
          <Answer
            {...found}
            answers={ANSWERS}
            data={household}
            device={{ now: TODAY, isLive: true }}
            isPrivate={false}
            keeping={state()}
            compared={[]}
            onCompare={nothing}
            onChange={nothing}
            onAsk={nothing}
            {...more}
          />
        </Specimen>
      ))}
      <Specimen name="FurtherPay">
        <FurtherPay household={found.household} on={TODAY} data={household} />
      </Specimen>
      <Specimen name="Report">
        <Report
          name="JobSeeker Payment"
          amount="$824.90"
          answers={ANSWERS}
          on={TODAY}
          data={household}
          className={styles.report}
        />
      </Specimen>
      <Specimen name="Refused">
        <Refused
          refusal={{ kind: 'not-held', figure: 'jobseeker.rate.single', isTooEarly: false, due: TODAY }}
          device={{ now: TODAY, isLive: true }}
          data={household}
        />
      </Specimen>
    </Section>
  )
}
