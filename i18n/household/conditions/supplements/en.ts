import type { ConditionWords } from '../types.ts'

/** Supplements, study and cards. */
export const supplements = {
  'after-catastrophe': {
    met: 'A young child suddenly became severely ill.',
    failed: 'This is for a young child who suddenly becomes severely ill.',
    unknown: 'We still need to know what happened to the child.',
    judged: 'This is for a child who suddenly became severely ill or disabled. Centrelink decides.'
  },
  'claim-in-time': {
    met: 'There is still time to claim.',
    failed: 'It is too late to claim. Call Centrelink anyway, and say why you are late.',
    unknown: 'We still need to know the day it happened, or if you told Centrelink in time.',
    judged: 'It may be too late to claim. Call Centrelink anyway, and say why you are late.'
  },
  'with-income-support-or-ftb-a': {
    met: 'You get this with another payment, and you would get that payment.',
    failed:
      'You only get this with an income support payment, or with more than the base rate of Family Tax Benefit Part A.',
    unknown: 'You get this with another payment. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you the main payment.'
  },
  'home-that-counts': {
    met: 'You pay rent or board for a home that counts for Rent Assistance.',
    failed: 'You cannot get this for your own home, public housing or an aged care home.',
    unknown: 'We still need to know where you live.',
    judged: 'Centrelink decides if your home counts.'
  },
  'rent-above-threshold': {
    met: 'Your rent is {rent} a fortnight. You get this for rent above {threshold}.',
    failed: 'Your rent is {rent} a fortnight. You get this only if your rent is above {threshold} a fortnight.',
    unknown: 'We still need to know your rent, who shares it, or whether it includes meals.'
  },
  'not-in-parents-home': {
    met: 'You do not live with your parents.',
    failed: 'You cannot get this while you live in a parent’s home.',
    unknown: 'We still need to know if you live in a parent’s home.'
  },
  'not-at-dependent-rate': {
    met: 'You do not get the rate for young people who depend on their parents.',
    failed:
      'You get the rate for young people who depend on their parents. You can get this only if Centrelink agrees that you must live away from them.',
    unknown: 'We still need to know if you must live away from your parents.'
  },
  'pharmaceutical-allowance-ground': {
    met: 'You get this with your payment.',
    failed:
      'Based on your answers, you do not get this with your payment. You may get it if you are ill or care for a child alone. Ask Centrelink if that applies to you.',
    unknown: 'We need more answers to know if you get this with your payment.',
    judged: 'You get this with some payments if Centrelink agrees that illness or disability limits your work.'
  },
  'telephone-allowance-ground': {
    met: 'You get this with your payment if the phone is in your name.',
    failed:
      'Based on your answers, you do not get this with your payment. You may get it if you care for a child alone. Ask Centrelink if that applies to you.',
    unknown: 'We need more answers to know if you get this with your payment.',
    judged: 'You get this with some payments if Centrelink agrees that you can work only a few hours.'
  },
  'on-pension': {
    met: 'You get this with your pension.',
    failed: 'You only get this with a pension.',
    unknown: 'You get this with a pension. We need more answers about the pension.',
    judged: 'You get this once the pension is granted.'
  },
  'remote-area': {
    met: 'You live in a remote area.',
    failed: 'You said that you do not live in a remote area.',
    unknown: 'We still need to know if you live in a remote area.'
  },
  'payment-for-pensioner-study': {
    met: 'You get this with your payment when you study.',
    failed: 'You get this only with some payments, and yours is not one of them.',
    unknown: 'You get this with another payment. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you the main payment.'
  },
  'approved-study': {
    met: 'You do an approved course.',
    failed: 'You are not studying, or your course is not approved.',
    unknown: 'We still need to know if your course is approved.',
    judged: 'You are not studying now. You can get this when you start an approved course.'
  },
  'study-load': {
    met: 'Your study load is high enough.',
    failed: 'You are not studying, or your study load is too low.',
    unknown: 'We still need to know how much you study.'
  },
  'education-entry-ground': {
    met: 'You get this with your payment when you start to study.',
    failed: 'You get this after {months} months on your payment, or with Pensioner Education Supplement.',
    unknown: 'You get this after {months} months on a payment. We still need to know how long you have had yours.',
    judged: 'Tell Centrelink when you start to study. Centrelink then decides.'
  },
  'higher-education': {
    met: 'You are in higher education.',
    failed: 'You are not in higher education.',
    unknown: 'We still need to know the level of your course.'
  },
  'no-pensioner-education-supplement': {
    met: 'You do not get Pensioner Education Supplement.',
    failed: 'You cannot get this together with Pensioner Education Supplement.',
    unknown: 'We still need to know if you get Pensioner Education Supplement.',
    judged: 'You can get this only if you do not take Pensioner Education Supplement.'
  },
  'dependent-on-parents': {
    met: 'You count as dependent on your parents.',
    failed: 'This is for students who count as dependent on their parents.',
    unknown: 'We still need to know if you count as dependent on your parents.',
    judged: 'Some students who count as independent can get this too. Ask Centrelink if you can.'
  },
  'moved-to-study': {
    met: 'You had to leave the family home to study.',
    failed: 'You did not have to leave the family home to study.',
    unknown: 'We still need to know if you had to leave the family home to study.'
  },
  'moved-from-or-to-region': {
    met: 'Your family home or your school is outside the big cities.',
    failed: 'This is for students who move from or to a place outside the big cities.',
    unknown: 'We still need to know where your family home is.',
    judged: 'You can get this only if your school is outside the big cities.'
  },
  'age-at-most': {
    met: 'You are {age}. This is for people up to age {limit}.',
    failed: 'You are {age}. This is for people up to age {limit}.',
    unknown: 'This is for people up to age {limit}. We still need to know your age.'
  },
  'tertiary-study': {
    met: 'You are doing tertiary study, such as TAFE or university.',
    failed: 'You are not studying at TAFE, university or another place after school.',
    unknown: 'We still need to know the level of your course.'
  },
  'first-year': {
    met: 'This is your first year.',
    failed: 'This is for the first year of study after school.',
    unknown: 'We still need to know if this is your first year.'
  },
  'regional-home': {
    met: 'Your family home is outside the big cities.',
    failed: 'This is for students whose family home is outside the big cities.',
    unknown: 'We still need to know where your family home is.'
  },
  'parents-income-below': {
    met: 'Your parents’ income is below {limit}.',
    failed: 'Your parents’ income is {limit} a year or more.',
    unknown: 'Your parents’ income must be below {limit} a year. We still need to know how much it is.'
  },
  'far-from-home': {
    met: 'The school is far from your family home.',
    failed: 'The school is not far enough from your family home.',
    unknown: 'We still need to know how far your school is from the family home.',
    judged: 'Whether you get this depends on how far your school is from your family home. Ask the school.'
  },
  'payment-for-students': {
    met: 'You would get a payment for students.',
    failed: 'You only get this with a payment for students.',
    unknown: 'You get this with a payment for students. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you a payment for students.'
  },
  'journey-accepted': {
    met: 'Centrelink pays for this kind of trip.',
    failed: 'Centrelink does not pay for this kind of trip.',
    unknown: 'We still need to know which trips you make.',
    judged: 'Centrelink decides which trips it pays for.'
  },
  'cannot-use-public-transport': {
    met: 'You need a lot of help to use public transport. A doctor’s report must say so.',
    failed: 'You did not say that you cannot use public transport.',
    unknown: 'We still need to know if you can use public transport.',
    judged: 'A doctor’s report decides if you can use public transport.'
  },
  'working-studying-or-looking': {
    met: 'You work, study or look for work.',
    failed: 'This is for people who work, train, study or look for work.',
    unknown: 'We still need to know if you work, study or look for work.',
    judged: 'Centrelink decides if you work, study or look for work for enough hours.'
  },
  'no-ndis-package': {
    met: 'You do not have an NDIS plan.',
    failed: 'You cannot get this with an NDIS plan.',
    unknown: 'We still need to know if you have an NDIS plan.'
  },
  'concession-card': {
    met: 'You have a concession card, or you would get one.',
    failed: 'You need a concession card, and based on your answers you would not get one.',
    unknown: 'You need a concession card. We need more answers to know if you would get one.',
    judged: 'You need a concession card first.'
  },
  'medical-equipment': {
    met: 'You use medical equipment at home, or need heating or cooling for a condition.',
    failed: 'You did not say that you use medical equipment at home, or need heating or cooling for a condition.',
    unknown: 'We still need to know if you use medical equipment at home.'
  },
  'pensioner-card-ground': {
    met: 'You get this with your payment.',
    failed: 'The payment you would get does not come with this card.',
    unknown: 'You get this with another payment. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you the main payment.'
  },
  'health-care-card-ground': {
    met: 'You get this with your payment, or for a child you care for.',
    failed: 'None of the payments you would get comes with this card.',
    unknown: 'You get this with another payment. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you the main payment.'
  },
  'no-better-card': {
    met: 'You would not get a card that gives you more.',
    failed: 'You have or would get another card that gives you the same or more.',
    unknown: 'We still need to know if you get another card first.',
    judged: 'You may get another card that gives you the same.'
  }
} satisfies Record<string, ConditionWords>
