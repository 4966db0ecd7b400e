/** Each condition as a sentence: met, failed, not known, or for someone to judge. */
export interface ConditionWords {
  met: string
  failed: string
  unknown: string
  /** Where an officer, a doctor or a social worker decides. */
  judged?: string
}

export const conditions = {
  'age-from': {
    met: 'You are {age}. This is for people aged {limit} or over.',
    failed: 'You are {age}. This is for people aged {limit} or over.',
    unknown: 'This is for people aged {limit} or over. We still need to know your age.'
  },
  'age-below': {
    met: 'You are {age}, which is under {limit}.',
    failed: 'You are {age}. This is for people under {limit}.',
    unknown: 'This is for people under {limit}. We still need to know your age.'
  },
  'age-between': {
    met: 'You are {age}. This is for people aged {first-age} to {last-age}.',
    failed: 'You are {age}. This is for people aged {first-age} to {last-age}.',
    unknown: 'This is for people aged {first-age} to {last-age}. We still need to know your age.'
  },
  'in-australia': {
    met: 'You are in Australia and live here.',
    failed: 'You must be in Australia and live here on the day you claim.',
    unknown: 'We still need to know if you are in Australia.'
  },
  residence: {
    met: 'You can get this with your citizenship or visa.',
    failed: 'You cannot get this on your visa. You may get it on another visa or as a citizen.',
    unknown: 'We still need to know your citizenship or visa.',
    judged: 'Centrelink decides if you can get this on your visa.'
  },
  'new-zealand-ten-years': {
    met: 'You have lived here for {years} years in a row.',
    failed:
      'On your visa, you can get this after living here for {years} years in a row. On another visa, or as a citizen, you may get it sooner.',
    unknown: 'We still need to know if you have lived here for {years} years in a row.'
  },
  'separation-accepted': {
    met: 'Centrelink has accepted that you live apart under one roof.',
    failed: 'Centrelink sees you as a couple.',
    unknown: 'We still need to know if Centrelink has accepted that you live apart under one roof.',
    judged:
      'Centrelink decides whether you are a couple. It looks at money, the home, how others see you, your relationship and your commitment. Send the separation form, and name people who can confirm it. Your former partner does not have to sign if that is not safe.'
  },
  'wait-unless-changed': {
    met: 'You have finished the wait for new residents.',
    failed:
      'New residents wait {weeks} weeks for this, and only days in Australia count. Did something big change after you came, such as violence or illness? Claim Special Benefit anyway. Centrelink then checks whether you have to wait.',
    unknown: 'We still need to know when the wait for new residents starts for you.'
  },
  'newly-arrived-wait': {
    met: 'You have finished the wait for new residents, or it does not apply to you.',
    failed: 'New residents wait {weeks} weeks for this, and your wait is not over.',
    unknown: 'We still need to know when your wait for new residents starts, or if you have one.',
    judged:
      'New residents wait {weeks} weeks for this, but you may not have to. Claim, and say what changed since you came.'
  },
  'two-years': {
    met: 'You have lived here as a resident for long enough, or this rule does not apply to you.',
    failed: 'You must live here as a resident for {weeks} weeks. You have not lived here that long yet.',
    unknown: 'We still need to know if you have lived here as a resident for long enough.',
    judged: 'Centrelink counts how long you have lived here as a resident. Call and ask.'
  },
  'ten-years': {
    met: 'You have lived here as a resident for {years} years, or you do not need to.',
    failed:
      'You must have been a resident for {years} years, with {figure:age-pension.residence.unbroken-years} in a row.',
    unknown:
      'You usually need {years} years as a resident. We still need to know if you have lived here that long, or if the rule does not apply to you.',
    judged: 'You need {years} years as a resident. Centrelink decides if you have an exemption.'
  },
  'assurance-of-support': {
    met: 'No Assurance of Support stops you from getting this.',
    failed: 'You cannot get this while someone who signed an Assurance of Support has to support you.',
    unknown: 'We still need to know if someone signed an Assurance of Support for you.',
    judged:
      'Someone signed an Assurance of Support for you. If it is not safe or reasonable to take that support, talk to a Centrelink social worker before you claim.'
  },
  'income-and-assets': {
    met: 'Your income and assets are low enough for at least part of it. If you have a partner, this counts theirs too.',
    failed:
      'Your income or assets are too high for this, so you would get nothing. A partner’s or parents’ income can count too.',
    unknown: 'We still need to know all the income and assets that count, or what payment your partner gets.',
    judged: 'We cannot work out the income and assets test for you here. Centrelink works it out.'
  },
  'partner-income-leaves-some': {
    met: 'Your partner’s income is low enough for at least part of it.',
    failed:
      'Your partner’s income is {partner-income} a fortnight, so you would get nothing. You could get this if it falls below about {limit}.',
    unknown: 'We still need to know your partner’s income.'
  },
  'child-support-leaves-some': {
    met: 'The child support you get leaves some of it.',
    failed: 'The child support you get takes away all of it. Ask again if you get less.',
    unknown: 'We still need to know how much child support you get.'
  },
  'assets-below-limit': {
    met: 'Your assets are low enough.',
    failed: 'Your assets, not counting your home, are {assets}. The limit is {limit}.',
    unknown: 'We still need to know what your assets are worth.'
  },
  'no-other-income-support': {
    met: 'You do not get another income support payment.',
    failed:
      'You can get only one income support payment. You can get a different one, or could get one if you were looking for work.',
    unknown: 'We still need to know if you can get another income support payment.',
    judged: 'You can get this only if Centrelink does not grant you another income support payment.'
  },
  'another-payment-fits': {
    met: 'You cannot get any other payment.',
    failed: 'You can get another payment.',
    unknown: 'We still need to know if you can get another payment.',
    judged: 'Centrelink decides if you can get another payment.'
  },
  'on-income-support': {
    met: 'You get this with your payment.',
    failed: 'You only get this with another payment. Based on your answers, you would not get that payment.',
    unknown: 'You get this with another payment. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you the main payment.'
  },
  'already-paid': {
    met: 'You already get this.',
    failed: 'You do not get it yet.',
    unknown: 'We still need to know if you already get this.'
  },
  'figure-not-held': {
    met: 'We have all the rates for this day.',
    failed: 'We do not have a rate that we need for this day.',
    unknown: 'We do not have a rate that we need for this day.',
    judged:
      'We do not have a rate that we need for this day, so we cannot work this out. Ask Centrelink how much you would get.'
  },
  'bereavement-period': {
    met: 'After the death this payment continues for up to {weeks} weeks. Use this time to claim the next payment.',
    failed: 'This payment does not continue after a death.',
    unknown: 'We still need to know if this payment continues after the death.'
  },
  single: {
    met: 'You are single.',
    failed: 'This is for single people.',
    unknown: 'We still need to know if you have a partner.'
  },
  partnered: {
    met: 'You have a partner.',
    failed: 'This is for people with a partner.',
    unknown: 'We still need to know if you have a partner.'
  },
  'not-full-time-student': {
    met: 'You are not a full-time student or apprentice.',
    failed: 'This is not for full-time students and apprentices. They have other payments.',
    unknown: 'We still need to know if you study full time.',
    judged: 'Centrelink decides if you can get this while you study.'
  },
  'full-time-student': {
    met: 'You study full time, or you are an apprentice.',
    failed: 'This is for full-time students and apprentices.',
    unknown: 'We still need to know if you study full time or are an apprentice.',
    judged: 'Centrelink decides whether your study load is high enough.'
  },
  'not-working-full-time': {
    met: 'You are not working full time.',
    failed: 'You are working full time, or you are on leave from a job.',
    unknown: 'We still need to know about your work and hours.',
    judged: 'Centrelink decides if your work counts as full time.'
  },
  'reason-for-leaving': {
    met: 'You did not choose to leave your job.',
    failed: 'You chose to leave your job.',
    unknown: 'We still need to know if you chose to leave your job.',
    judged:
      'You chose to leave your job, so you may have to wait a few more weeks. If you had a good reason, tell Centrelink.'
  },
  'compensation-lump-sum': {
    met: 'You have not been paid a lump sum for an injury.',
    failed: 'You got a lump sum for an injury, so this payment stops for a time.',
    unknown: 'We still need to know if you are paid a lump sum for an injury.',
    judged:
      'After a lump sum for an injury, Centrelink can stop this payment for weeks or months. How long depends on the sum. Ask Centrelink for the dates before you count on this amount.'
  },
  'excused-in-grief': {
    met: 'You do not have to look for work now.',
    failed: 'You said that you are not looking for work.',
    unknown: 'We still need to know if you can look for work.',
    judged:
      'You are not looking for work because someone close to you died. We are sorry. Centrelink can excuse you from looking for work for a few weeks. Tell them when you claim.'
  },
  'looking-for-work': {
    met: 'You can look for work, or you are too ill to look for work.',
    failed:
      'You said that you are not looking for work. This payment is for people who are looking for work, or are too ill to look.',
    unknown: 'We still need to know if you can look for work.',
    judged: 'You care for someone all day. Centrelink will ask how you could look for work as well.'
  },
  'no-better-payment': {
    met: 'You would not get more from another payment.',
    failed: 'You would get more from another payment, and you can only get one of them.',
    unknown: 'We still need to know if you would get more from another payment.',
    judged:
      'You can only get one of these payments. You can get this payment until Centrelink grants you the higher one.'
  },
  'child-below': {
    met: 'Your youngest child, or the baby you expect, is under {limit}.',
    failed: 'No child in your care is under {limit}.',
    unknown: 'This is for people with a child under {limit}. We still need to know if you have one.',
    judged: 'Centrelink decides who cares for the child.'
  },
  'main-carer': {
    met: 'You are the child’s main carer.',
    failed: 'You are not the child’s main carer.',
    unknown: 'We still need to know which of you is the main carer, or how many nights the child is with you.',
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
    failed: 'You do not care for a child who is young enough and with you for enough nights.',
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
    met: 'Your income, as counted for this, is within the limit.',
    failed: 'Your income, as counted for this, is over the limit.',
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
  },
  'after-catastrophe': {
    met: 'A young child suddenly became severely ill.',
    failed: 'This is for a young child who suddenly becomes severely ill.',
    unknown: 'We still need to know what happened to the child.',
    judged: 'This is for a child who suddenly became severely ill or disabled. Centrelink decides.'
  },
  'claim-in-time': {
    met: 'There is still time to claim.',
    failed: 'It is too late to claim. Call anyway, and say why you are late.',
    unknown: 'We still need to know the day it happened, or if you told Centrelink in time.',
    judged: 'It may be too late to claim. Call anyway, and say why you are late.'
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
    unknown: 'We still need to know your rent, or who shares it.'
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
    judged: 'You get this with some payments if Centrelink agrees that you can only work a little.'
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
    met: 'You count as a dependant of your parents.',
    failed: 'This is for students who count as dependants of their parents.',
    unknown: 'We still need to know if you count as a dependant of your parents.',
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
    met: 'You are {age}. This is for people up to {limit}.',
    failed: 'You are {age}. This is for people up to {limit}.',
    unknown: 'This is for people up to {limit}. We still need to know your age.'
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
    judged: 'It depends on how far your school is from your family home. Ask the school.'
  },
  'payment-for-students': {
    met: 'You would get a payment for students.',
    failed: 'You only get this with a payment for students.',
    unknown: 'You get this with a payment for students. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you a payment for students.'
  },
  'journey-accepted': {
    met: 'Centrelink pays for this kind of trip.',
    failed: 'This journey does not count.',
    unknown: 'We still need to know which journeys you make.',
    judged: 'Centrelink decides which journeys count.'
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
  },
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
    judged: 'A social worker will ask about the home.'
  },
  'home-change-recent': {
    met: 'You plan to leave, or the change was not more than {weeks} weeks ago.',
    failed: 'The change was more than {weeks} weeks ago. Call anyway.',
    unknown: 'We still need to know when the home changed. It also counts if you plan to leave.',
    judged: 'It also counts if you plan to leave. Call and ask.'
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
      'We still need to know if you were released. You need at least {days} days in prison or psychiatric confinement.',
    judged: 'You need at least {days} days in prison or psychiatric confinement.'
  },
  'confined-long-enough': {
    met: 'You were in prison or confinement for {limit} days or more.',
    failed: 'You were in prison or confinement for fewer than {limit} days.',
    unknown: 'We still need to know how many days you were in prison or confinement. You need at least {limit}.',
    judged: 'You need at least {limit} days in prison or confinement.'
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
    failed: 'You must need the money urgently, for something you could not have known before.',
    unknown: 'We still need to know what you need the money for.',
    judged: 'Centrelink decides if you can wait for the money. You cannot get this during a waiting period.'
  },
  'declared-disaster': {
    met: 'The government has declared the disaster for your area. Each disaster has its own deadline. Look up the deadline for yours at Services Australia.',
    failed: 'You did not mention a disaster that the government declared.',
    unknown: 'We still need to know if a disaster was declared for your area.',
    judged: 'Each disaster has its own areas and deadline, so look it up.'
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
    met: 'You or the person got a payment on that day. It continues for up to {weeks} weeks, or you get it all at once.',
    failed: 'On the day of the death, nobody was getting a payment that could continue.',
    unknown: 'We still need to know which payments you and the person had, and for how long.',
    judged: 'Centrelink looks at which payments you and the person got on that day.'
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
    judged: 'You need real estate. You do not own the home you live in, but other land counts too.'
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
      'Ask before you apply. If there was violence, or the other parent has died, you do not have to ask for money. A social worker can help.'
  },
  'awaiting-protection': {
    met: 'You are waiting for a decision on your visa.',
    failed: 'This is only for people who are waiting for a decision on their visa, such as a protection visa.',
    unknown: 'We still need to know your citizenship or visa.',
    judged: 'Home Affairs decides if you can get this while you wait for a visa.'
  },
  'decided-elsewhere': {
    met: 'The organisation that grants this checks the other conditions. Ask them.',
    failed: 'The organisation that grants this checks the other conditions. Ask them.',
    unknown: 'The organisation that grants this checks the other conditions. Ask them.',
    judged: 'The organisation that grants this checks the other conditions. Ask them.'
  }
} satisfies Record<string, ConditionWords>
