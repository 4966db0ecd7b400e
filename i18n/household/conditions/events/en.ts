import type { ConditionWords } from '../types.ts'

/** After an event, and what other offices decide. */
export const events = {
  'no-child-of-the-family': {
    met: 'No family gets Family Tax Benefit for you.',
    failed: 'You live with your parents and count as their child, so you are on their card.',
    unknown: 'We still need to know if you live with your parents.'
  },
  'not-on-income-support': {
    met: 'You do not get an income support payment.',
    failed: 'This is not for people who get an income support payment. They get a better card with it.',
    unknown: 'We still need to know if you would get an income support payment.',
    judged: 'You can get this only if you are not granted an income support payment.'
  },
  violence: {
    met: 'You said that you are not safe at home.',
    failed: 'You did not say that this has happened.',
    unknown: 'We still need to know if you are safe at home.'
  },
  'violence-by-family': {
    met: 'A partner or family member was violent.',
    failed: 'This is for violence by a partner, former partner or close family.',
    unknown: 'We still need to know who was violent.'
  },
  'violence-by-partner': {
    met: 'A partner or former partner was violent.',
    failed: 'This is for violence by a partner or former partner.',
    unknown: 'We still need to know who was violent.'
  },
  'home-changed-by-violence': {
    met: 'You left, or the violent person left or was taken away.',
    failed: 'You said that nobody has left the home. You can get this when you or the violent person leaves.',
    unknown: 'We still need to know if you left, or the violent person did.',
    judged: 'A Centrelink social worker will ask you what has changed at home.'
  },
  'home-change-recent': {
    met: 'You plan to leave, or the change was not more than {weeks} weeks ago.',
    failed: 'The change was more than {weeks} weeks ago. Call Centrelink anyway.',
    unknown: 'We still need to know when the home changed. It also counts if you plan to leave.',
    judged: 'It also counts if you plan to leave. Call Centrelink and ask.'
  },
  'forced-from-home': {
    met: 'You cannot live in your home any more.',
    failed: 'You did not say that you lost your home.',
    unknown: 'We still need to know what happened to your home.',
    judged: 'Centrelink decides if you can still live in your home after this.'
  },
  'no-disaster-payment': {
    met: 'You do not get a disaster payment for the same event.',
    failed: 'You cannot get this together with a disaster payment for the same event.',
    unknown: 'We still need to know if you can get a disaster payment for the same event.',
    judged: 'For one event you can get this or a disaster payment, not both.'
  },
  released: {
    met: 'You were released, or will be soon. You must have spent at least {days} days in prison or psychiatric confinement.',
    failed: 'You did not say that you were released, or it is too early to claim.',
    unknown:
      'We still need to know if you were released. You must have spent at least {days} days in prison or psychiatric confinement.',
    judged: 'You must have spent at least {days} days in prison or psychiatric confinement.'
  },
  'confined-long-enough': {
    met: 'You were in prison or confinement for {limit} days or more.',
    failed: 'You were in prison or confinement for fewer than {limit} days.',
    unknown:
      'We still need to know how many days you were in prison or confinement. You must have spent at least {limit} days there.',
    judged: 'You must have spent at least {limit} days in prison or confinement.'
  },
  'humanitarian-arrival': {
    met: 'You came for the first time on a refugee or humanitarian visa.',
    failed: 'This is for people who arrive for the first time on a refugee or humanitarian visa granted overseas.',
    unknown: 'We still need to know your visa, or if you have just arrived.'
  },
  'income-support-payable': {
    met: 'You get an income support payment, or you would get one.',
    failed: 'You must get an income support payment, or be able to get one now.',
    unknown: 'You need an income support payment. We need more answers about that payment.',
    judged: 'You also need an income support payment. Claim both together.'
  },
  'funds-below-limit': {
    met: 'You have less than {limit} that you can use.',
    failed: 'You have {assets} that you can use. It must be less than {limit}.',
    unknown: 'We still need to know how much money you can use now, or which payment you get.',
    judged: 'Centrelink decides if you are in severe hardship.'
  },
  'on-family-tax-benefit': {
    met: 'You get Family Tax Benefit Part A.',
    failed: 'You do not get Family Tax Benefit Part A.',
    unknown: 'We still need to know if you get Family Tax Benefit Part A.'
  },
  'months-on-payment': {
    met: 'You have had a payment for {months} months or more.',
    failed: 'You can get this after {months} months on a payment.',
    unknown: 'You can get this after {months} months on a payment. We still need to know how long you have had one.',
    judged: 'You can get this after {months} months on a payment.'
  },
  'first-instalment-due': {
    met: 'You are still waiting for your first payment.',
    failed: 'You already get paid. This is only before a first payment.',
    unknown: 'This is only before a first payment. We still need to know what you already get.',
    judged:
      'This is only before a first payment, and only if you have no waiting period. Ask Centrelink if you can get it now.'
  },
  'urgent-need': {
    met: 'You need the money urgently, for something you could not have expected.',
    failed: 'You must need the money urgently, for something you could not have expected.',
    unknown: 'We still need to know what you need the money for.',
    judged: 'Centrelink decides if you can wait for the money. You cannot get this during a waiting period.'
  },
  'declared-disaster': {
    met: 'The government has declared the disaster for your area. Each disaster has its own deadline. Look up the deadline for yours at Services Australia.',
    failed: 'You did not mention a disaster that the government declared.',
    unknown: 'We still need to know if a disaster was declared for your area.',
    judged: 'Each disaster has its own areas and deadline. Look up the deadline for yours at Services Australia.'
  },
  'harmed-by-disaster': {
    met: 'You lost your home, it was badly damaged, or someone was hurt.',
    failed: 'You did not mention a badly damaged home, injury or death.',
    unknown: 'We still need to know how the disaster affected you.',
    judged: 'Services Australia decides how serious the harm is.'
  },
  'income-lost-to-disaster': {
    met: 'Your work stopped because of the disaster.',
    failed: 'You did not have work that the disaster could stop.',
    unknown: 'We still need to know if you lost income because of the disaster.',
    judged: 'Services Australia decides if you lost income because of the disaster.'
  },
  'income-below-average': {
    met: 'You have no income now.',
    failed: 'Your income is above average earnings.',
    unknown: 'We still need to know your income now.',
    judged: 'Services Australia compares your income with average earnings.'
  },
  'independent-of-parents': {
    met: 'You count as independent of your parents.',
    failed: 'If you are under {limit}, you must count as independent of your parents.',
    unknown: 'We still need to know if you count as independent of your parents.'
  },
  'somebody-died': {
    met: 'You said that someone close to you died. We are sorry.',
    failed: 'You did not say that someone died.',
    unknown: 'We still need to know if someone close to you died.'
  },
  'paid-at-death': {
    met: 'You or the person who died got a payment on that day. It continues for up to {weeks} weeks, or you get it all at once.',
    failed: 'On the day of the death, nobody was getting a payment that could continue.',
    unknown: 'We still need to know which payments you and the person who died had, and for how long.',
    judged: 'Centrelink looks at which payments you and the person who died got on that day.'
  },
  'partners-death': {
    met: 'Your partner died. With JobSeeker Payment or Youth Allowance you get a payment once. Tell Centrelink within {weeks} weeks of the death. If you were both paid for a long time, ask for the higher lump sum.',
    failed: 'On the day of the death, nobody was getting a payment that could continue.',
    unknown: 'Your partner died. If you can get JobSeeker Payment or Youth Allowance, you get a payment once with it.',
    judged:
      'Your partner died. If Centrelink grants JobSeeker Payment or Youth Allowance, you get a payment once with it.'
  },
  'job-ended': {
    met: 'Your job ended.',
    failed: 'Your job did not end.',
    unknown: 'We still need to know if your job ended.'
  },
  'employer-insolvent': {
    met: 'Your employer is insolvent and owes you money.',
    failed: 'You did not say that your employer is insolvent and owes you money.',
    unknown: 'We still need to know if your employer is insolvent and owes you money.',
    judged: 'The Fair Entitlements Guarantee office checks your employer.'
  },
  'aboriginal-or-torres-strait-islander': {
    met: 'You are Aboriginal or Torres Strait Islander.',
    failed: 'This is for Aboriginal and Torres Strait Islander people.',
    unknown: 'This is for Aboriginal and Torres Strait Islander people. You do not have to say.'
  },
  farmer: {
    met: 'You or your partner is a farmer.',
    failed: 'This is for farmers and their partners.',
    unknown: 'This is for farmers and their partners. We still need to know if one of you is a farmer.'
  },
  'has-children': {
    met: 'You look after children.',
    failed: 'You said that you do not look after children.',
    unknown: 'We still need to know if you look after children.'
  },
  'school-out-of-reach': {
    met: 'There is no suitable state school near you.',
    failed: 'This is for a child who cannot go to a state school each day, because of distance or a disability.',
    unknown: 'We still need to know how far a state school is.',
    judged:
      'This is for a child who cannot go to a state school each day, because of distance or a disability. We did not ask how far your school is.'
  },
  'pension-age-of-either': {
    met: 'You or your partner has reached Age Pension age.',
    failed: 'Neither you nor a partner has reached Age Pension age ({limit}).',
    unknown: 'This starts at Age Pension age ({limit}). We still need to know your age or your partner’s.'
  },
  'owns-property': {
    met: 'You own a home.',
    failed: 'You must own a home or land.',
    unknown: 'We still need to know if you own a home or land.',
    judged: 'You do not own the home you live in, but another home or land that you own counts too.'
  },
  'lives-in-state': {
    met: 'Every state and territory has this.',
    failed: 'Your state or territory does not have this.',
    unknown: 'We still need to know your state or territory.',
    judged: 'Each state or territory decides.'
  },
  'hours-below-limit': {
    met: 'Your paid work is within the limit on hours.',
    failed: 'You work more paid hours than your state allows. The limit is {hours} hours a week.',
    unknown: 'Your state allows {hours} hours of paid work a week. We still need to know your hours.'
  },
  'other-parent-elsewhere': {
    met: 'The children have a parent who lives somewhere else.',
    failed: 'You said that you get no child support from a parent who lives somewhere else.',
    unknown: 'We still need to know if a parent of the children lives elsewhere.',
    judged:
      'Ask Centrelink before you apply. If there was violence, the other parent has died, or the child is not your own, you may not have to ask for child support. A Centrelink social worker can help.'
  },
  'awaiting-protection': {
    met: 'You are waiting for a decision on your visa.',
    failed: 'This is only for people who are waiting for a decision on their visa, such as a protection visa.',
    unknown: 'We still need to know your citizenship or visa.',
    judged: 'Home Affairs decides if you can get this while you wait for a visa.'
  },
  'child-of-other-visa': {
    met: 'You cannot get any payment on your own visa.',
    failed: 'This is for young children whose parents cannot get any payment on their own visas.',
    unknown: 'We still need to know your visa, and your children’s ages.',
    judged:
      'If your child is under {limit} and an Australian citizen or permanent resident, and you cannot support the child, you can claim for the child on a paper form. Ask for a social worker.'
  },
  'decided-elsewhere': {
    met: 'The organisation that grants this checks the other conditions, so ask that organisation.',
    failed: 'The organisation that grants this checks the other conditions, so ask that organisation.',
    unknown: 'The organisation that grants this checks the other conditions, so ask that organisation.',
    judged: 'The organisation that grants this checks the other conditions, so ask that organisation.'
  }
} satisfies Record<string, ConditionWords>
