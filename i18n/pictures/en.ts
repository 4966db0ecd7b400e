/** The words of pictures and worked examples, English. This file is the type: `zh.ts` must match it. Only the build reads them. */
export const pictures = {
  history: {
    summary: 'From {first} on {firstDay} to {last} since {lastDay}.',
    table: 'Every change and its date',
    day: 'From',
    value: 'Amount'
  },
  ladder: {
    demerits: {
      caption: 'What happens as you get more demerits',
      green: 'Green zone: no demerits',
      greenText: 'Do your tasks as usual. If you miss one, call by the day in the notice.',
      warning: 'Warning zone: one demerit or more',
      warningText: 'Tell your provider why you missed the task. If your payment is on hold, contact your provider.',
      interview: 'At {amount:demerits.capability-interview} demerits: capability interview',
      interviewText: 'You and your provider check that your tasks are right for you.',
      assessment: 'At {amount:demerits.capability-assessment} demerits: capability assessment',
      assessmentText: 'Services Australia also checks whether your tasks are right for you.',
      penalty: 'Penalty zone: after the assessment',
      penaltyText: 'If you miss one more task, your payment is put on hold at once. Penalties are on pause now.',
      foot: 'A demerit stops counting after {amount:demerits.lasts}.'
    }
  },
  timeline: {
    claim: {
      caption: 'From the claim to the first payment',
      claim: 'Claim',
      claimText: 'Submit your claim today, even if you expect to wait.',
      leave: 'Leave and redundancy pay',
      leaveText: 'This pay counts as income for the weeks it covers. You get less for those weeks, or nothing.',
      savings: 'Savings',
      savingsText: 'If you have savings, you may wait up to {amount:liquid-assets.max-weeks}.',
      ordinary: 'One-week wait',
      ordinaryText: 'You wait {amount:waiting-period.ordinary} more after the other waits, unless you are exempt.',
      foot: 'The waits for leave pay and for savings can run at the same time. Then only the longer one counts. New residents may wait longer.'
    },
    'job-end': {
      caption: 'Deadlines after your last day at work',
      claim: 'Claim JobSeeker',
      claimText: 'Claim straight away, even if your employer still has to pay you.',
      pay: 'Final pay',
      payText: 'Under most awards, your employer must pay you within {amount:final-pay.days}.',
      dismissal: 'Unfair dismissal',
      dismissalText: 'If your dismissal was unfair, apply within {amount:unfair-dismissal.apply-days}.',
      protections: 'General protections',
      protectionsText:
        'If you were dismissed for a reason the law does not allow, apply within {amount:general-protections.apply-days}.'
    },
    review: {
      caption: 'A review, step by step',
      explanation: 'Explanation',
      explanationText:
        'Centrelink aims to call you within {amount:review.explanation.contact-days}. You do not have to wait for this.',
      ask: 'Formal review',
      askText: 'Ask within {amount:review.aro.full-back-pay-weeks} to get full back pay.',
      decide: 'Centrelink’s answer',
      decideText: 'Centrelink aims to finish within {amount:review.aro.aim-days}.',
      tribunal: 'Tribunal',
      tribunalText: 'Apply within {amount:review.art.first-weeks} of getting Centrelink’s answer.',
      second: 'Second review by the tribunal',
      secondText: 'If the tribunal allows a second review in your case, apply within {amount:review.art.second-days}.',
      foot: 'The dark bars show your deadlines. The light bars show how long Centrelink aims to take. After the formal review, each step starts when the one before it ends.'
    },
    missed: {
      caption: 'After a missed task',
      fix: 'Give your reason',
      fixText:
        'You have {amount:obligations.days-to-fix} to give a reason or contact your provider, but not in the penalty zone.',
      hold: 'Payment on hold',
      holdText: 'Your payment is on hold until you contact your provider. Then you get back pay.',
      again: 'If your payment stopped',
      againText:
        'Call within {amount:payment.restore-weeks} of the notice. Your payment can often start again without a new claim.'
    }
  },
  compare: {
    caption: 'Your payment by the age of your youngest child',
    rows: { single: 'You are single', couple: 'You have a partner' },
    first: 'Under {until}: {name}',
    last: 'From {from}: {name}',
    foot: 'This is for the main carer, if they are out of work and have no other income. They may get Family Tax Benefit too.'
  },
  keep: {
    captions: {
      'jobseeker-single': 'How pay changes JobSeeker if you are single with no children',
      'jobseeker-parent': 'How pay changes JobSeeker if you are single and the main carer of a child aged 15',
      student: 'How pay changes Youth Allowance for a student aged 18 or over who lives at home',
      'young-job-seeker': 'How pay changes Youth Allowance for a job seeker aged 19 who lives at home'
    },
    foot: 'All amounts are for a fortnight, before tax. They include the Energy Supplement. This person pays no rent and has no savings.',
    summary:
      'If you earn {pay} a fortnight from work, Centrelink pays you {payment}, so you have {total}. Your payment stops when you earn {cutOut}.',
    payment: 'Payment',
    pay: 'Your pay',
    together: 'Together',
    axis: 'Pay a fortnight, before tax, in dollars',
    table: 'See the numbers'
  },
  examples: {
    'tax-free':
      'For example, you worked there for six and a half years, so you have {years} full years. {years} × {perYear} = {forYears}. Add {base}, and your tax-free limit is {limit}. If your payment is {paid}, you pay tax only on the other {taxed}.',
    'redundancy-pay':
      'For example, you worked there for 4 years and 7 months, so you have {years} full years. The table gives you {weeks} weeks. If your base pay is {weekly} a week, your redundancy pay is {weeks} × {weekly} = {pay}.',
    'payout-wait':
      'For example, you earned {weekly} a week and your redundancy pay is {paid}. That is a little more than {weeks} weeks of pay, so your wait is {weeks} weeks. The wait stays the same if you spend all the money in the first week.',
    'savings-wait':
      'For example, you are single with no children and have {assets}. You wait one week for the first {first}. The other {rest} holds {further} full steps of {step}, and each step adds a week. So you wait {weeks} weeks.',
    'compensation-weeks':
      'For example, you settle your claim for {settlement}. Of this, {lost} counts as lost pay. {lost} divided by {divisor} gives {weeks} full weeks, so you get no income support for {weeks} weeks.',
    'advance-repayment':
      'For example, if you get {advance} early, about {each} comes out of each of your next {fortnights} payments.',
    'enough-hours':
      'For example, in one fortnight you work for {work} hours and study for {study} hours, which makes {sum} hours. With {volunteering} hours of volunteering you reach {enough} hours, and that is enough.'
  }
}

/** The words of pictures as a shape of plain strings. */
export type PictureWords = Widen<typeof pictures>

type Widen<T> = { [Key in keyof T]: T[Key] extends string ? string : Widen<T[Key]> }
