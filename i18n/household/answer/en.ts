/** The answer of “What can I get?”. */
export const answer = {
  title: 'What you can likely get',
  lead: 'We worked this out on your device with the rates of {date}. Nothing was sent. This is not a claim, and it does not change any payment.',
  change: 'Your answers',
  changeThis: 'Change',
  print: 'Print',
  printPrivate: 'Also print my answers about safety and the help for that',
  printWarning:
    'If you do not tick this box, we leave your answers about safety, and the help for that, off the printed page.',
  copy: 'Copy link',
  copied: 'Copied. Anyone who has the link can see your answers.',
  copyWarning: 'The link contains your answers. Send it only to people you trust.',
  sum: {
    title: 'Likely total',
    period: 'a fortnight, before tax',
    untaxed: 'a fortnight',
    none: 'Based on these answers, no amount is likely yet.',
    notYet: 'Nothing is likely every fortnight yet. You are likely to get:',
    besides: 'As well as this, you are likely to get:',
    ifAgreed: 'If Centrelink agrees, {name} would pay {amount} a fortnight.',
    firstPaid:
      'If you claim today, you would be paid from about {date}. The money usually comes a few weeks later, once Centrelink has decided your claim.',
    before:
      'If you claim today, you would get the whole amount from about {date}. Before then you would get up to {amount} a fortnight. The money usually comes a few weeks later, once Centrelink has decided your claims.',
    mayBeLater: 'It may start later, because we do not know all the waits.',
    untilPaid: 'If you need food or cannot pay a bill before the money comes, charities can help:',
    parts: 'What this includes',
    allTaxed: 'You pay tax on this. You can ask Centrelink to take the tax out each fortnight.',
    partTaxed:
      'You pay tax on {taxed}. The rest is not taxed: {free}. You can ask Centrelink to take the tax out each fortnight.',
    noneTaxed: 'You do not pay tax on this.',
    later: 'From {date}, when your days of parental leave have ended, the payments come to {amount} a fortnight.',
    laterPaidOut:
      'From {date}, when the money paid out at the end of a job no longer counts as income, the payments come to {amount} a fortnight.',
    laterBonus:
      'From about {date}, when your pay has used up the Work Bonus balance, the payments come to {amount} a fortnight.',
    birthday: {
      you: 'From about {date}, when you turn {age}, the payments would come to {amount} a fortnight at today’s rates.',
      partner:
        'From about {date}, when your partner turns {age}, the payments would come to {amount} a fortnight at today’s rates.',
      atSchool:
        'From about {date}, when child {child} turns {age} and is still at school, the payments would come to {amount} a fortnight at today’s rates.',
      child:
        'From about {date}, when child {child} turns {age}, the payments would come to {amount} a fortnight at today’s rates.',
      school:
        'From {date}, the payments would come to {amount} a fortnight at today’s rates, depending on whether children of {age} or over still go to school.',
      birth:
        'From about {date}, when the baby is born, the payments would come to {amount} a fortnight at today’s rates.',
      'birth-on-leave':
        'From about {date}, when the baby is born, the payments would come to {amount} a fortnight at today’s rates. This counts Parental Leave Pay, for as long as it is paid, and no pay from work for the parent on leave.'
    },
    you: 'you',
    partner: 'your partner'
  },
  urgent: {
    by: 'Do this by {date}.',
    late: 'The deadline was {date}.',
    afterLate: 'Do this today anyway. If something stopped you from acting in time, say what it was.',
    today: 'Do this today',
    partners: 'Your partner needs to do this: {text}',
    noDay: 'You may have a deadline. We need a date from you to work it out.',
    from: 'From {date}'
  },
  today: {
    claim: 'Claim {name}',
    partnerClaims: 'Your partner can claim {name}',
    together: '{name} together with {other}'
  },
  exempt: {
    transfer: 'If you move from one payment to another, you do not have to wait.',
    'partner-died': 'If your partner died in the last few weeks, you do not have to wait.',
    'severe-hardship-and-crisis':
      'If you are in severe hardship after violence, prison, losing your home or another crisis, ask Centrelink to let you skip this wait.',
    'severe-hardship-and-costs':
      'If you are in severe hardship after costs that you could not avoid, ask Centrelink to shorten this wait.',
    'served-in-last-12-months':
      'If you already had this wait in the last year, you may not have to wait again. Tell Centrelink.'
  },
  line: {
    title: 'Your key dates',
    today: 'Today',
    claim: 'Claim now',
    ends: '{wait} ends',
    paid: '{name}: paid from about this day'
  },
  each: 'Payment by payment',
  who: { you: 'You', partner: 'Your partner' },
  states: { likely: 'Likely', may: 'Maybe', no: 'Not now' },
  leads: {
    likely: 'You meet every condition that we can check here.',
    may: 'Nothing you told us rules out these payments. Centrelink or a doctor has to decide, or we need another answer.',
    no: 'Today there is at least one condition that you do not meet. You may get some of these payments later, or after a change.'
  },
  count: 'We looked at {count} payments, cards and programs.',
  oneMore: 'One more you may get',
  more: '{count} more you may get',
  none: {
    likely: 'Based on these answers, nothing is likely yet. Look at what you may get, and at the help below.',
    may: 'We found nothing else that you may get.',
    no: 'We did not rule out any payment.'
  },
  card: {
    fortnight: 'a fortnight, before tax',
    untaxed: 'a fortnight',
    once: 'once',
    allDays: 'for all your days together, paid day by day',
    year: 'a year',
    upTo: 'up to {most}',
    card: 'card',
    open: 'Why, and how to claim',
    held: 'You said that you already get this.',
    inside: 'Already counted in this amount:',
    along: 'You also get:',
    why: 'Why',
    working: 'How we worked it out',
    claim: 'How to claim',
    comes: 'You get this with another payment, so you do not need to claim it.',
    ask: 'You have to ask for this payment. “Read more” says where.',
    online: 'Online in Centrelink: {path}',
    call: 'Call',
    more: 'Read more',
    missing: 'Missing',
    answerThis: 'Answer this',
    from: 'You can get this from {date}.',
    fromAmount: 'You can get this from {date}. Based on your answers, it would be {amount} a fortnight.',
    begins: 'This starts when the baby is born, about {date}.',
    until: 'You can get this only until {date}. Before that day, ask Centrelink what you can get next.',
    usualRate: 'This is the usual rate. If Centrelink finds that you can work only a few hours a week, it can be more.',
    near: 'You are close to the limit, so claim and let Centrelink work it out.',
    countedIn: 'This is already counted in {names}.',
    atLeast: 'at least {least}, up to {most}',
    settle: 'Answer this question to see the exact amount',
    notConfirmed:
      'We do not know the exact amount, because part of it is not confirmed for this year or we cannot work it out here.',
    homeJudged:
      'A social worker at Centrelink first has to agree that you cannot live at home. You can refuse contact with your parents. If you are under 18, think of an adult who can confirm this, such as a grandparent or school counsellor.',
    parentsLose:
      'While you get this, your parents cannot get Family Tax Benefit for you. Compare both amounts before you claim.',
    balance:
      'The exact amount depends on your {balance} balance. Your Centrelink account shows this balance. If nothing is left, you get the lowest amount.',
    afterYear:
      'You get nothing each fortnight. Once the financial year has ended, Centrelink pays you a small amount for the whole year.',
    amountOpen:
      'We cannot say how much yet. The amount depends on what you or your partner get, or on an answer that is missing.',
    source: 'Source:',
    instead: 'You can get only one of these at a time: {names}.'
  },
  balances: { bonus: 'Work Bonus', credit: 'Working Credit', bank: 'Income Bank' },
  advice: {
    'child-support-action':
      'Ask for child support from the other parent within {figure:ftb-a.maintenance.action-weeks}. If you do not, Part A falls to the base rate and Rent Assistance with it stops. If it is not safe to ask, a Centrelink social worker can agree that you do not have to.',
    'care-before-claim':
      'If you already gave this care before you claim, ask for back pay for up to {figure:carer-allowance.backdate-weeks}: up to {amount}, from {date} at the earliest.',
    'grandparents-child-care':
      'As a grandparent on income support, ask for Additional Child Care Subsidy (grandparent): the whole fee, up to {figure:child-care-subsidy.additional.cap-share} of the hourly cap, for {figure:child-care-subsidy.grandparent.hours}.'
  },
  inReturn: {
    title: 'What Centrelink will ask you to do',
    work: 'For {name} you agree to a Job Plan, look for work, go to appointments, and report your pay every fortnight.',
    parents:
      'For Parenting Payment, tasks begin when your youngest child turns {figure:parenting-payment.obligations-child-age}. Until then you only report your pay and any changes.',
    enough:
      'You may only have to do {figure:obligations.fully-meeting.hours} of work, approved study and some volunteering. This applies if you are aged {figure:obligations.older.age} or over, are the main carer of a child under {figure:principal-carer.child-age}, get Carer Allowance, or can work only a limited number of hours.',
    excused:
      'You can be exempt for a time when you are sick or pregnant. Violence, separation, a death, a disaster, or caring for a foster child or a child with disability can be a reason too. Ask Centrelink for an exemption, and keep doing your tasks until Centrelink agrees.',
    whoIsExcused: 'Who can be exempt, and for how long',
    none: 'You do not have to look for work to get {name}.',
    tell: 'Tell Centrelink within {figure:obligations.change-notice-days} when your work, your home, your partner or your money changes. If you tell Centrelink later, you may have to pay money back.'
  },
  refused: {
    title: 'If Centrelink says no',
    review:
      'Ask for a formal review within {figure:review.aro.full-back-pay-weeks} of the decision to keep full back pay. You can still ask later, but then you usually get back pay only from the day you ask.',
    free: 'A review is free, and another officer looks at the decision again. For free legal advice in your state, call:',
    more: 'How a review and an appeal work'
  },
  report: {
    open: 'My amount is different',
    lead: 'Tell us, and we will check how we work it out. Nothing is sent until you send it.',
    paid: 'What Centrelink pays you a fortnight',
    whole: 'Also include my answers about safety',
    text: 'This is what you would send',
    copy: 'Copy the report',
    copied: 'Copied.',
    mail: 'Send it by email'
  },
  receipt: 'Claim receipt number:',
  noneForPartner: 'Based on these answers, no payment is likely for your partner.',
  ofPartner:
    'Here “you” means your partner. We asked only a little about them. To see everything, they can answer the questions themselves.',
  papers: {
    title: 'Documents you need for any claim',
    lead: 'Have these documents ready. Start the claim even if one of them is still missing.'
  },
  talk: {
    title: 'Talk to a person',
    interpreter: 'Free interpreter',
    say: 'I want to know which payments I can claim.',
    visa: 'Get free advice on your visa before you leave',
    homeless: 'Nowhere to sleep: who to call tonight, by state',
    food: 'Food, vouchers and help with a bill, from charities',
    super: 'Super: when Centrelink counts it, and when it does not',
    business: 'If your business owes money: who helps for free',
    firstNations: 'For Aboriginal and Torres Strait Islander people: a phone line and help near you',
    working: 'How many hours you can work on Disability Support Pension',
    temporary: 'Your rights on a temporary visa, and where you can get help',
    agreement:
      'Australia has an agreement with New Zealand. Ask whether you can get Age Pension, Disability Support Pension or Carer Payment because of it:'
  },
  save: {
    save: 'Keep my answers on this device',
    saveThese: 'Keep these answers instead of the earlier ones',
    kept: 'Your answers are on this device.',
    failed: 'Your browser cannot save anything here.'
  },
  compare: {
    title: 'What if something changes?',
    moved: 'What would change',
    lead: 'See how a change would affect your pay and payments together. Your answers above do not change.',
    start: 'Compare with a change',
    what: 'What changes?',
    changes: { pay: 'Pay', rent: 'Rent or home', partner: 'A partner', child: 'A child' },
    fortnight: 'A fortnight, before tax',
    pay: 'Your pay',
    payments: 'Payments',
    hand: 'Total',
    which: 'Which payments change',
    before: 'Before the change',
    then: 'With the change',
    more: 'You would have {amount} more a fortnight.',
    less: 'You would have {amount} less a fortnight.',
    same: 'You would have the same amount.',
    kept: 'You keep {kept} of each extra dollar of pay, across all payments.',
    further: 'How much you keep if pay rises',
    name: 'Name of this situation',
    nth: 'Change {n}',
    keep: 'Keep it and try another change',
    end: 'Stop comparing'
  },
  private:
    'For your safety nothing is kept on this device, and there is no link to copy. Close the page when you are done.',
  unknownWait: 'We need another answer to say how long you wait.',
  waits: {
    title: 'Before the first payment',
    ordinary: 'One-week wait',
    'liquid-assets': 'Savings wait',
    'income-maintenance': 'Payout wait (leave or redundancy pay)',
    'newly-arrived': 'Wait for new residents',
    oneWeek: '1 week',
    weeks: '{count} weeks',
    oneDay: '1 day',
    days: '{count} days',
    until: ' (until {date}).',
    none: 'We found no waiting period.',
    not: 'A wait does not mean that Centrelink says no. Claim now anyway.',
    lodge:
      'Did something serious happen after you came to Australia, such as violence, illness or losing your home? Claim Special Benefit anyway. Centrelink then checks if you have an exemption.'
  },
  stale: 'Some rates may have changed since this page was made. Check the amount with Services Australia.',
  failed: 'We could not work this out. Your answers are still here. Reload the page, or call Centrelink.'
}

export type AnswerWords = typeof answer
