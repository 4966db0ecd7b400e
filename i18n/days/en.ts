/**
 * Messages that the tools about days share, English. This file is the type: `zh.ts` must match it key for key.
 * Each tool has its own beside it, in a folder.
 */
export const daysWords = {
  headline: {
    today: 'today',
    tomorrow: 'tomorrow',
    left: 'in {count} days',
    yesterday: 'yesterday',
    ago: '{count} days ago'
  },
  line: { title: 'Timeline', today: 'Today' },
  danger: 'If someone hurts or scares you',
  secret: {
    told: 'Some of your answers may show that there was violence. They stay on this screen. We leave them out of the web address and out of printouts.',
    keep: 'Include them in the web address, the link I copy and printouts'
  },
  next: 'What to do next',
  examples: { title: 'Examples', lead: 'We worked out these examples with this tool, as if today were {date}.' },
  printed: 'This is general information. The office, tribunal or court you deal with decides which day counts.'
}

/** What the form says in place of the calculators’ messages. */
export const daysFormWords = {
  form: {
    noScript: 'This tool needs JavaScript. If you do not have it, use the rules and examples on this page.',
    failed:
      'The tool did not load. Check your internet connection and load this page again, or use the rules and examples below.'
  },
  answer: {
    figuresOn: 'We worked this out on {date}.',
    notHeld:
      'We do not have all the rules we need for your answers, so we cannot work out the dates. Call one of the numbers below and ask.',
    missing:
      'We do not have all the rules we need for your answers, so we cannot work out the dates. Call one of the numbers below and ask.',
    tooOld:
      'Some rules for your answers were due to change on {date}. We do not have the new ones yet, so we cannot work out the dates.',
    official: 'You can read the new rules on the official page: '
  },
  actions: { copied: 'Link copied. Your answers are part of the link.' }
}

/** The words around a time limit: a tool that finds none does not carry them. */
export const limitWords = {
  aim: 'Act by',
  today: 'Do it today',
  last: 'The deadline is {date}, which is not a working day.',
  lastPossible: 'The rules may let you act on {date} instead, but do not wait until then.',
  from: 'You can do this from {date}.',
  opens: 'From this day',
  opened: 'Open since',
  theirs: 'Their deadline is',
  over: 'The deadline was',
  theirsOver: 'Their deadline was',
  /** By who has to act: the reader, nobody or the other side. */
  late: { due: 'If you are late', opens: 'What you can do then', theirs: 'What you can do then' },
  lateNow: 'Do this now',
  missed: { due: 'If you miss the deadline', opens: 'What happens then', theirs: 'If they miss the deadline' },
  longer: 'More time',
  how: 'How we counted',
  counted: '{day}: {date}. We count {length}, starting the next day.',
  onTheDay: '{day}: {date}.',
  and: ' and ',
  section: 'The law or official page',
  page: 'More about this',
  more: 'What happens after the deadline, and where the rule is'
}
