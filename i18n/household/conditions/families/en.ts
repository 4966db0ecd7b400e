import type { ConditionWords } from '../types.ts'

/** Children, illness and care. */
export const families = {
  'child-below': {
    met: 'Your youngest child is under {limit}.',
    failed: 'No child in your care is under {limit}.',
    unknown: 'This is for people with a child under {limit}. We still need to know if you have one.',
    judged: 'Centrelink decides who cares for the child.'
  },
  'baby-expected': {
    met: 'You expect a baby.',
    failed: 'No child in your care is under {limit}.',
    unknown: 'This is for people with a child under {limit}. We still need to know if you have one.'
  },
  'main-carer': {
    met: 'You are the child’s main carer.',
    failed: 'You are not the child’s main carer.',
    unknown:
      'We still need to know who is the main carer of each child. Parents who live apart can agree on this, or Centrelink decides. With two children, each parent can be the main carer of one.',
    judged: 'You share the care equally, so the two of you must name one main carer.'
  },
  'partner-without-parenting-payment': {
    met: 'Your partner does not get this.',
    failed: 'Your partner gets this, and only one of you can.',
    unknown: 'We still need to know if your partner gets this.',
    judged: 'Only one of you can get this.'
  },
  'independent-or-away-or-year-12': {
    met: 'You count as independent, or had to leave home to study.',
    failed: 'At your age you must count as independent, have had to leave home to study, or have finished Year 12.',
    unknown: 'We still need to know if you count as independent, or had to leave home to study.',
    judged: 'At your age you can get this only if you have finished Year 12. We did not ask if you have.'
  },
  'illness-or-disability': {
    met: 'Illness, injury or disability limits your work.',
    failed: 'You said that no illness, injury or disability limits your work.',
    unknown: 'We still need to know if illness, injury or disability limits your work.'
  },
  'required-to-live-away': {
    met: 'You live away from your parents. You get this rate if Centrelink accepts that you had to leave home.',
    failed: 'You did not have to leave home.',
    unknown: 'We still need to know if you had to leave home.'
  },
  'lasts-for-years': {
    met: 'Your condition will last for more than {years} years.',
    failed: 'You said that it will not last for more than {years} years.',
    unknown: 'We still need to know if a doctor says that it will last more than {years} years.',
    judged: 'A doctor’s report must say that it will last more than {years} years.'
  },
  'medical-rules': {
    met: 'You do not need an assessment with points. The doctor’s report is enough.',
    failed: 'Your condition does not meet the medical rules.',
    unknown: 'We still need to know how your health limits your work.',
    judged:
      'Services Australia gives points for how much your condition limits you. Many people must first take part in a Program of Support.'
  },
  'constant-care': {
    met: 'You care for someone every day, for about as long as a working day.',
    failed: 'You said that the care takes less time than a working day.',
    unknown: 'We still need to know if the care takes about as long as a working day.',
    judged: 'Centrelink decides if you give constant care.'
  },
  'work-hours-within-limit': {
    met: 'Your paid work is within the limit on hours.',
    failed: 'You work {hours} hours. The limit is {limit}.',
    unknown: 'You can work up to {limit} hours. We still need to know your hours, or how your health limits them.'
  },
  'work-hours-in-weeks': {
    met: 'Your paid work is within the limit on hours.',
    failed: 'You work about {hours} hours in {weeks} weeks. The limit is {limit}.',
    unknown: 'You can work up to {limit} hours in {weeks} weeks. We still need to know your hours.',
    judged:
      'You work about {hours} hours in {weeks} weeks, and the limit is {limit}. Days of respite that you have left can cover this. If you have none, Centrelink may pause the payment for some months instead of ending it, and you keep your card. Ask before you take on more hours.'
  },
  'funds-within-limit': {
    met: 'The money you can use is {limit} or less.',
    failed: 'You have {assets} that you can use. If you have more than {limit}, you must use your own money first.',
    unknown: 'The limit is {limit} of money you can use. We still need to know how much you have.',
    judged: 'Centrelink looks at how much money you have. The limit is {limit}.'
  },
  'hardship-beyond-control': {
    met: 'You are in severe hardship for a reason beyond your control.',
    failed: 'You must be in severe hardship for a reason beyond your control.',
    unknown: 'We still need to know what changed for you.',
    judged:
      'Centrelink decides if you are in severe hardship for a reason beyond your control. It is not enough that you cannot find work or have spent your savings. Say what happened.'
  },
  'ftb-child': {
    met: 'You care for a child who is young enough and is with you for enough nights.',
    failed: 'You do not have a child in your care who is young enough and with you for enough nights.',
    unknown: 'We still need to know a child’s age, nights with you, or schooling.',
    judged: 'Centrelink decides how the nights count.'
  },
  'ftb-b-child': {
    met: 'Your child is young enough.',
    failed: 'You do not care for a child who is young enough. This ends earlier for couples than for single parents.',
    unknown: 'We still need to know a child’s age, nights with you, or school.'
  },
  'main-income-within-limit': {
    met: 'The higher income in your family is {limit} a year or less.',
    failed: 'The higher income in your family is {income} a year. The limit is {limit}.',
    unknown: 'The higher income in your family can be up to {limit} a year. We still need to know how much it is.',
    judged:
      'The higher income in your family is {income} a year, over the limit of {limit}. You can get this only if you are single and are granted an income support payment.'
  },
  'one-main-income': {
    met: 'You are single, or the lower income of you and your partner is under {limit} a year.',
    failed: 'The lower income of you and your partner is {income} a year. It must be under {limit}.',
    unknown:
      'If you have a partner, the lower income must be under {limit} a year. We still need to know how much it is.'
  },
  'not-on-leave-pay-days': {
    met: 'You do not get Parental Leave Pay, and neither does your partner if you have one.',
    failed: 'You cannot get this on days of Parental Leave Pay.',
    unknown: 'We still need to know if one of you gets Parental Leave Pay for the child.',
    judged: 'You cannot get this on days of Parental Leave Pay. It can start after them.'
  },
  'child-in-approved-care': {
    met: 'Your child goes to approved child care, or will go.',
    failed: 'You did not mention a child up to {age} in approved child care. You can get this when care starts.',
    unknown: 'We still need to know if a child up to {age} goes to approved child care.',
    judged: 'You can get this when approved child care starts.'
  },
  'birth-or-adoption': {
    met: 'You have or are expecting a baby, or a child came into your care.',
    failed: 'This is for people with a new baby or an adopted child.',
    judged: 'For a baby who is not your own, this is paid only in exceptional circumstances. Ask Centrelink.',
    unknown: 'We still need to know if a child was born or came to you, and when. Tick this under what has happened.'
  },
  'leave-pay-work-test': {
    met: 'You worked enough before the birth.',
    failed:
      'You said that you did not work enough before the birth. There are exceptions, for example if you were ill in the pregnancy. Ask Centrelink if one applies to you.',
    unknown: 'We still need to know if you worked enough before the birth.',
    judged: 'There are exceptions to the work test. Ask Centrelink if one applies to you.'
  },
  'leave-days-shared': {
    met: 'You and your partner can both get it. Together you have {limit} days. We counted {days} days for you and the rest for your partner. You can share most of the days differently.',
    failed: 'You do not share the days.',
    unknown: 'We still need to know if your partner can get it too.'
  },
  'mother-meets-work-test': {
    met: 'The mother worked enough before the birth.',
    failed: 'The mother did not work enough before the birth, so her partner cannot get this payment either.',
    unknown: 'We still need to know if the mother worked enough before the birth.',
    judged: 'If you did not give birth, the mother must also have worked enough before the birth.'
  },
  'income-within-limit': {
    met: 'The income that counts for this is within the limit.',
    failed: 'The income that counts for this is over the limit.',
    unknown: 'We still need to know the income that counts here.',
    judged: 'We could not confirm the limit for today. Services Australia checks your income.'
  },
  newborn: {
    met: 'You have a new child, or one is on the way.',
    failed: 'This is for people with a new baby or an adopted child.',
    unknown: 'We still need to know if there is a new child.'
  },
  'with-ftb-a': {
    met: 'You get this with Family Tax Benefit Part A.',
    failed: 'You only get this with Family Tax Benefit Part A, and based on your answers you would not get Part A.',
    unknown: 'You get this with Family Tax Benefit Part A. We need more answers about Part A.',
    judged: 'You get this if Centrelink grants you Family Tax Benefit Part A.'
  },
  'no-parental-leave-pay': {
    met: 'Nobody gets Parental Leave Pay for this child.',
    failed:
      'You cannot get this for a child if you get Parental Leave Pay for the same child, and you would probably get Parental Leave Pay.',
    unknown:
      'For one child you can get this or Parental Leave Pay, not both. We still need to know if you can get Parental Leave Pay.',
    judged: 'For one child you can get this or Parental Leave Pay, not both. You choose.'
  },
  stillbirth: {
    met: 'Your baby was stillborn. We are sorry.',
    failed: 'This is for parents whose baby was stillborn.',
    unknown: 'This is for parents whose baby was stillborn.'
  },
  'child-of-others': {
    met: 'You care for a child who is not your own.',
    failed: 'You did not mention a child in your care who is not your own.',
    unknown: 'We still need to know if a child in your care is not your own.'
  },
  'parents-lost': {
    met: 'The child’s parents cannot care for the child.',
    failed: 'This is for a child whose parents have died or cannot care for them.',
    unknown: 'We still need to know if the child’s parents can care for them.',
    judged:
      'You can get this only if both parents have died, or if one has died and the other cannot care for the child.'
  },
  'cares-for-somebody': {
    met: 'You look after someone.',
    failed: 'You said that you do not look after anyone who is ill, frail or has a disability.',
    unknown: 'We still need to know if you look after someone.'
  },
  'cares-daily': {
    met: 'You care every day.',
    failed: 'You said that you do not care every day. You can get this only if you do.',
    unknown: 'We still need to know if you care every day.'
  },
  'care-months': {
    met: 'The person needs care for long enough, or until the end of their life.',
    failed: 'The person must need care for {limit} months, or until the end of their life.',
    unknown: 'The person must need care for {limit} months. We still need to know for how long they do.',
    judged: 'The doctor’s form says how long the person needs care.'
  },
  'lives-with-person': {
    met: 'You live with the person you care for.',
    failed: 'The child must live with you.',
    unknown: 'We still need to know if you live with the person you care for.',
    judged: 'You live apart, so Centrelink counts the hours of personal care you give.'
  },
  'receiver-resident': {
    met: 'The person you care for lives in Australia as a resident.',
    failed: 'The person you care for must live in Australia as a resident.',
    unknown: 'We still need to know if the person you care for lives here as a resident.'
  },
  'income-below-limit': {
    met: 'Your family income is below {limit} a year.',
    failed: 'Your family income is {income} a year. It must be below {limit}.',
    unknown: 'Your family income must be below {limit} a year. We still need to know how much it is.'
  },
  'care-assessed': {
    met: 'The care has been assessed.',
    failed: 'The assessment shows that the person does not need enough care for this payment.',
    unknown: 'We still need to know how much care the person needs.',
    judged:
      'A doctor or health worker fills in a form, and Centrelink uses it to decide how much care the person needs.'
  },
  'with-carer-payment-or-allowance': {
    met: 'You get this with Carer Payment or Carer Allowance.',
    failed: 'You only get this with Carer Payment or Carer Allowance.',
    unknown: 'You get this with Carer Payment or Carer Allowance. We need more answers about these two payments.',
    judged: 'You get this once Carer Payment or Carer Allowance is granted.'
  },
  'cares-for-child': {
    met: 'You care for a child with a disability or serious illness.',
    failed: 'You did not say that you care for a child of the right age who has a disability or serious illness.',
    unknown: 'We still need to know if you care for a child with a disability or serious illness.'
  },
  'with-carer-allowance': {
    met: 'You get this with Carer Allowance.',
    failed: 'You only get this with Carer Allowance.',
    unknown: 'You get this with Carer Allowance. We need more answers about Carer Allowance.',
    judged: 'You get this once Carer Allowance is granted.'
  },
  'neither-on-income-support': {
    met: 'You do not get an income support payment, and neither does your partner if you have one.',
    failed: 'You cannot get this if one of you gets an income support payment.',
    unknown: 'We still need to know if one of you gets an income support payment.',
    judged: 'You can get this only if neither of you is granted an income support payment.'
  }
} satisfies Record<string, ConditionWords>
