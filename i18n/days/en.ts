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
  line: { title: 'Your days on one line', today: 'Today' },
  danger: 'If somebody hurts or frightens you',
  secret: {
    told: 'Some of this may show that there was violence. It stays on this screen. It is not in the address of the page, and not on paper.',
    keep: 'Put it in the address, the link I copy and on paper too'
  },
  next: 'What to do next',
  examples: { title: 'Examples we worked out', lead: 'Counted by the same tool, as if today were {date}.' },
  printed: 'Foothold gives general information. Offices and courts decide whether a day was met.'
}

/** What the form says in place of the calculators’ messages. */
export const daysFormWords = {
  form: {
    noScript: 'This tool needs JavaScript. Without it, use the rules and the examples on this page.',
    failed:
      'The tool could not be loaded. Check your connection and load the page again, or use the rules and examples below.'
  },
  answer: {
    figuresOn: 'Counted on {date}.',
    notHeld:
      'We do not have every number that your answers need, so we can’t count the days. Call one of the numbers below and ask.',
    missing:
      'We do not have every number that your answers need, so we can’t count the days. Call one of the numbers below and ask.',
    tooOld:
      'Some numbers that these answers need were due to change on {date}. We do not have the new numbers yet, so we can’t count the days.',
    official: 'You can read the new numbers on the official page: '
  },
  actions: { copied: 'Link copied. It holds your answers.' }
}

/** The words around a time limit: a tool that finds none does not carry them. */
export const limitWords = {
  aim: 'Aim for',
  today: 'Do it today',
  last: 'The last day is {date}.',
  lastPossible: 'That is not a working day, so {date} may still count. Don’t wait for it.',
  from: 'You can do it from {date}.',
  opens: 'From',
  opened: 'Since',
  theirs: 'They must act by',
  over: 'The last day was',
  theirsOver: 'They had to act by',
  late: 'If it is late',
  lateNow: 'Do this now',
  missed: 'If you miss it',
  longer: 'More time',
  how: 'How it is counted',
  counted: '{day}: {date}. From there {length}; that day itself is not counted.',
  onTheDay: '{day}: {date}.',
  and: ' and ',
  section: 'Where the rule is',
  page: 'How to do it',
  more: 'If you miss it, and where this comes from'
}
