/** The words of pictures, English. This file is the type: `zh.ts` must match it. Only the build reads them. */
export const pictures = {
  history: {
    summary: 'From {first} on {firstDay} to {last} since {lastDay}.',
    table: 'Every change, with its day',
    day: 'From',
    value: 'Amount'
  },
  ladder: {
    demerits: {
      caption: 'Three zones: what more demerits bring',
      green: 'Green zone: no demerits',
      greenText: 'Nothing to do.',
      warning: 'Warning zone: one or more',
      warningText: 'Tell your provider why you missed it. If your payment is held, get back in touch.',
      interview: 'At {amount:demerits.capability-interview} demerits: capability interview',
      interviewText: 'Your provider asks if your tasks are right for you.',
      assessment: 'At {amount:demerits.capability-assessment} demerits: capability assessment',
      assessmentText: 'Services Australia looks at the same question.',
      penalty: 'Penalty zone: after the assessment',
      penaltyText: 'One more miss puts your payment on hold at once. Cuts are paused.',
      foot: 'A demerit counts for {amount:demerits.lasts}, then no longer.'
    }
  },
  timeline: {
    claim: {
      caption: 'From the claim to the first payment',
      claim: 'Claim',
      claimText: 'today, even if you expect a wait',
      leave: 'Leave and redundancy pay',
      leaveText: 'as many weeks as the money stands for',
      savings: 'Savings',
      savingsText: 'none, or up to {amount:liquid-assets.max-weeks}',
      ordinary: 'Ordinary wait',
      ordinaryText: '{amount:waiting-period.ordinary}, generally after the others',
      foot: 'Waits for leave pay and for savings can run at the same time: then the longest one counts. New residents may wait longer.'
    },
    'job-end': {
      caption: 'Days that count after your last day at work',
      claim: 'Claim from Centrelink',
      claimText: 'at once, even if money is still to come',
      pay: 'Final pay',
      payText: 'within {amount:final-pay.days} under most awards',
      dismissal: 'Unfair dismissal',
      dismissalText: 'apply within {amount:unfair-dismissal.apply-days}',
      protections: 'General protections',
      protectionsText: 'apply within {amount:general-protections.apply-days}, if you were dismissed'
    },
    review: {
      caption: 'A review, step by step: your time and theirs',
      explanation: 'Explanation',
      explanationText: 'they aim to call within {amount:review.explanation.contact-days}. You can skip it',
      ask: 'Formal review',
      askText: 'ask within {amount:review.aro.full-back-pay-weeks} for full back pay',
      decide: 'Their answer',
      decideText: 'they aim to finish within {amount:review.aro.aim-days}',
      tribunal: 'Tribunal',
      tribunalText: 'apply within {amount:review.art.first-weeks} of getting that answer',
      second: 'Second review by the tribunal',
      secondText: 'apply within {amount:review.art.second-days}; not in every case',
      foot: 'Dark bars are your time, light bars are theirs. Each starts when the one before it ends.'
    },
    missed: {
      caption: 'After a missed task',
      fix: 'Fix it',
      fixText: 'within {amount:obligations.days-to-fix}; in the penalty zone there is no such time',
      hold: 'Payment on hold',
      holdText: 'until you get back in touch. Then back pay, unless a penalty applies',
      again: 'Stopped?',
      againText:
        'call within {amount:payment.restore-weeks} of the notice, and it can often start again without a new claim'
    }
  },
  compare: {
    caption: 'Which payment at which age of your youngest child',
    rows: { single: 'You are single', couple: 'You have a partner' },
    first: 'Under {until}: {name}',
    last: 'From {from}: {name}',
    foot: 'For the main carer, out of work, with no other income. Family Tax Benefit can come on top.'
  },
  keep: {
    captions: {
      'jobseeker-single': 'More pay, less payment: JobSeeker, single, no children',
      'jobseeker-parent': 'More pay, less payment: JobSeeker, single main carer of a child of 15',
      student: 'More pay, less payment: Youth Allowance, student of 18 or over, at home',
      'young-job-seeker': 'More pay, less payment: Youth Allowance, job seeker of 19, at home'
    },
    foot: 'A fortnight, before tax, with the Energy Supplement; without rent or savings.',
    summary: 'With {pay} of pay, the payment is {payment}: together {total}. The payment ends at {cutOut} of pay.',
    payment: 'Payment',
    pay: 'Your pay',
    together: 'Together',
    axis: 'Pay a fortnight, before tax, in dollars',
    table: 'The same in numbers'
  }
}

/** The words of pictures as a shape of plain strings. */
export type PictureWords = Widen<typeof pictures>

type Widen<T> = { [Key in keyof T]: T[Key] extends string ? string : Widen<T[Key]> }
