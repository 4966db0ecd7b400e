/** The words of the interview. `me` is said to the reader, `other` where the answers are about someone else. */
import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../../typed/en.ts'
import type { InterviewWordsOf } from './types.ts'
import { happened } from './happened/en.ts'
import { money } from './money/en.ts'
import { person } from './person/en.ts'
import { work } from './work/en.ts'

const interview = {
  form: 'What can I get?',
  for: 'Who is this for?',
  forMe: 'For me',
  forOther: 'For someone else',
  first:
    'This takes about 5 minutes. Tap an answer to go on. If you can tick more than one, or use a keyboard, press Next.',
  parts: {
    happened: 'What happened',
    person: 'You',
    family: 'Family',
    work: 'Work, study and health',
    money: 'Money and home'
  },
  progress: '{part}, {number} of {count}',
  moreAnswers: 'More answers',
  nothing: 'Nothing',
  nothingElse: 'Nothing else',
  why: 'Why we ask',
  next: 'Next',
  back: 'Back',
  dontKnow: 'I don’t know',
  optional: 'If you do not know an answer, leave it empty.',
  soFar: 'So far, {likely} payments are likely and {may} are possible.',
  oneDated: 'One of them has a deadline.',
  dated: '{count} of them have deadlines.',
  see: 'See what we know so far',
  goOn: 'Continue with the questions',
  left: '{count} questions are left. Each answer makes the result more certain.',
  oneLeft: 'One question is left. Your answer makes the result more certain.',
  startAgain: 'Start again',
  result: 'The answer',
  loading: 'Working it out…',
  failed:
    'We could not work out the answer on this device. Your answers are still here. Reload the page, or call Centrelink.',
  retry: 'Try again',
  noScript: 'This tool needs JavaScript. If you do not have it, the list below shows which payments to look at.',
  notLoaded: 'The questions could not be loaded. The list below shows which payments to look at, by what has happened.',
  safe: 'Your answers are not kept on this device or in the address of this page.',
  safeBefore:
    'Your earlier answers may still be listed in the history of your browser. The page “Privacy and safety” says how to delete them there.',
  kept: {
    reopened: 'These are the answers that you kept on this device.',
    these: 'These answers are kept on this device.',
    others:
      'Your earlier answers are kept on this device. Answers that you have given or changed since then are not kept.',
    wipe: 'Delete them',
    wiped:
      'The kept answers have been deleted from this device. The history of your browser may still list addresses with your answers. The page “Privacy and safety” says how to delete them there.',
    wipedButAddress:
      'The kept answers have been deleted from this device. Your answers are still in the address of this page and in the history of your browser. The page “Privacy and safety” says how to delete them there.',
    failed:
      'Your browser did not let this site delete your answers. You can delete the data of this site in the settings of your browser.',
    ask: 'Answers are kept on this device. What should happen to them when you start again?',
    deleteAndStart: 'Delete them and start again',
    keepAndStart: 'Leave them on this device and start again',
    stay: 'Do not start again'
  },
  day: 'Day, month and year',
  moneyBefore: '$',
  moneyAfter: '',
  howOften: 'How often: {question}',
  periods: { fortnight: 'a fortnight', week: 'a week', year: 'a year', once: '' },
  typed: { periods: typedPeriods, units: typedUnits, link: linkWords, day: dayWords },
  errors: {
    title: 'Please look at this',
    empty: 'Choose or enter an answer, or press “I don’t know”.',
    'not-a-number': 'Enter an amount in numbers, such as 800.',
    negative: 'Enter an amount of 0 or more.',
    'too-large': 'This amount is too large. Check the number of zeros.',
    ...typedErrors,
    'not-whole': 'Enter a whole number.',
    'not-number': 'Enter a number, such as 7 or 5.5.',
    'out-of-range': 'Enter a number from {least} to {most}.',
    'not-a-day': 'Enter a real date, with day, month and year.',
    'none-and-others': 'You ticked “none of these” and something else. Untick one of them.'
  }
}

const questions = { ...happened.questions, ...person.questions, ...work.questions, ...money.questions }

const fields = { ...happened.fields, ...person.fields, ...work.fields, ...money.fields }

export const interviewWords = { interview, questions, fields }

export type InterviewWords = InterviewWordsOf<typeof interviewWords>
