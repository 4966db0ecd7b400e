/** The answer of “What can I get?”. */
export const answer = {
  title: 'What you can likely get',
  lead: 'Worked out on this device with the rates of {date}. Nothing was sent anywhere. This is not an application, and it changes no payment.',
  change: 'Your answers',
  changeThis: 'Change',
  print: 'Print',
  printPrivate: 'Also print what shows that home is not safe',
  printWarning:
    'If you do not tick this box, the printed page leaves out that you are not safe at home and the help for that.',
  copy: 'Copy link',
  copied: 'Copied. Anyone who has the link can see your answers.',
  copyWarning: 'The link holds your answers. Give it only to people you trust.',
  sum: {
    title: 'Together, likely',
    period: 'a fortnight, before tax',
    none: 'No amount is likely on these answers yet.',
    firstPaid:
      'Paid from about {date}, if you claim today. The money comes some weeks later, once the claim is decided.',
    before:
      'All of it is paid from about {date}, if you claim today. Until then it is at most {amount} a fortnight. The money comes some weeks later, once the claims are decided.',
    untilPaid: 'If you need food or cannot pay a bill before the money comes, charities can help:',
    parts: 'What is in it',
    later: 'From {date}, when your days of parental leave have ended, the payments come to {amount} a fortnight.',
    you: 'you',
    partner: 'your partner'
  },
  urgent: {
    by: 'Do this by {date}.',
    late: 'The last day was {date}. Do it today anyway. If something kept you from it, say so.',
    today: 'Do this today.',
    noDay: 'A last day may be running. It counts from a day that you have not given.',
    from: 'From {date}'
  },
  exempt: {
    transfer: 'You do not wait if you move from one payment to another.',
    'partner-died': 'You do not wait if your partner died in the last few weeks.',
    'severe-hardship-and-crisis':
      'It can be dropped in severe hardship after violence, prison, a lost home or something like that: ask.',
    'severe-hardship-and-costs': 'It can be cut in severe hardship, after costs that you could not avoid: ask.',
    'served-in-last-12-months': 'If you served it in the last year, you may not have to again: say so.'
  },
  line: {
    title: 'Your days',
    today: 'Today',
    claim: 'Claim now',
    ends: '{wait} ends',
    paid: 'Paid from about this day'
  },
  who: { you: 'You', partner: 'Your partner' },
  states: { likely: 'Likely', may: 'Maybe', no: 'Not now' },
  leads: {
    likely: 'Every condition that can be checked here is met.',
    may: 'No condition fails. Someone has to decide, or an answer is missing.',
    no: 'A condition is not met today. Some open on a later day, or after a change.'
  },
  count: '{count} payments, cards and programs were looked at.',
  none: {
    likely: 'Nothing is likely on these answers yet. Look at what may be open, and at the help below.',
    may: 'Nothing else is open.',
    no: 'Every payment we looked at is still open.'
  },
  card: {
    fortnight: 'a fortnight, before tax',
    once: 'once',
    year: 'a year',
    upTo: 'up to {most}',
    card: 'card',
    why: 'Why',
    working: 'How we worked it out',
    claim: 'How to claim',
    comes: 'It comes with another payment. You do not claim it.',
    ask: 'It does not come automatically: you have to ask for it. “Read more” says where.',
    online: 'Online in Centrelink: {path}',
    call: 'Call',
    more: 'Read more',
    missing: 'Missing',
    answerThis: 'Answer this',
    from: 'Open from {date}.',
    until: 'Only until {date}. Before then, ask Centrelink what you can get next.',
    usualRate: 'This is the usual rate. If Centrelink finds that you can work only a few hours a week, it can be more.',
    near: 'This is close to the limit: claim, and let Centrelink work it out.',
    countedIn: 'Already counted in: {names}.',
    atLeast: 'at least {least}, up to {most}',
    settle: 'Answer this question to see the exact amount',
    notConfirmed:
      'We do not know the exact amount yet, because a part of it is not confirmed for this year or cannot be worked out here.',
    amountOpen:
      'How much is not clear yet: it depends on what you or your partner get, or on an answer that is missing.',
    source: 'Source:',
    instead: 'Only one of these is paid at a time: {names}.'
  },
  noneForPartner: 'On these answers nothing can be said of payments for your partner yet.',
  ofPartner:
    'Here “you” means your partner. We ask little about them. To see everything they may get, they can answer the questions themselves.',
  papers: {
    title: 'One list for all claims',
    lead: 'Have these ready. Start the claim even if you do not have one of them yet.'
  },
  talk: {
    title: 'Talk to a person',
    interpreter: 'Free interpreter',
    say: 'I want to know which payments I can claim.',
    visa: 'Your visa if you leave: free advice first',
    homeless: 'Nowhere to sleep: who to call tonight, by state',
    food: 'Food, vouchers and help with a bill, from charities',
    temporary: 'On a temporary visa: what you may do and where you can get help',
    agreement:
      'Australia has an agreement with New Zealand. Ask whether it opens Age Pension, Disability Support Pension or Carer Payment for you:'
  },
  save: {
    save: 'Keep my answers on this device',
    saveThese: 'Keep these answers instead of the earlier ones',
    kept: 'Your answers are on this device.',
    failed: 'Your browser cannot keep anything here.'
  },
  compare: {
    title: 'What if something changes?',
    moved: 'What your change does',
    lead: 'Press this, then change an answer below. You will see both situations side by side.',
    start: 'Compare with a change',
    before: 'Before the change',
    then: 'With the change',
    difference: 'Difference a fortnight',
    kept: 'You keep {kept} of each extra dollar of pay, across all payments.',
    end: 'Stop comparing'
  },
  private:
    'For your safety nothing is kept on this device, and there is no link to copy. Close the page when you are done.',
  unknownWait: 'How long it is depends on an answer that you have not given.',
  waits: {
    title: 'Before the first payment',
    ordinary: 'Waiting week',
    'liquid-assets': 'Wait because of savings',
    'income-maintenance': 'Wait because of leave or redundancy pay',
    'newly-arrived': 'Wait for new residents',
    oneWeek: '1 week',
    weeks: '{count} weeks',
    oneDay: '1 day',
    days: '{count} days',
    until: ' (until {date}).',
    none: 'We found no wait.',
    not: 'A wait is not a refusal. Claim now anyway.'
  },
  stale: 'Some rates may have changed since this page was made. Check the amount with Services Australia.',
  failed: 'The answer could not be worked out. Your answers are still here. Reload the page, or call Centrelink.'
}

export type AnswerWords = typeof answer
