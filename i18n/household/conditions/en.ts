/** Each condition as a sentence: met, failed, not known, or for somebody to judge. */
export interface ConditionWords {
  met: string
  failed: string
  unknown: string
  /** Where an officer, a doctor or a social worker decides. */
  judged?: string
}

export const conditions = {
  'age-from': {
    met: 'You are {age}; it is for people from {limit}.',
    failed: 'You are {age}. It is for people from {limit}.',
    unknown: 'It is for people from {limit}. Not known yet: your age.'
  },
  'age-below': {
    met: 'You are {age}, under {limit}.',
    failed: 'You are {age}. It is for people under {limit}.',
    unknown: 'It is for people under {limit}. Not known yet: your age.'
  },
  'age-between': {
    met: 'You are {age}: it is for people from {first-age} to {last-age}.',
    failed: 'You are {age}. It is for people from {first-age} to {last-age}.',
    unknown: 'It is for people from {first-age} to {last-age}. Not known yet: your age.'
  },
  'in-australia': {
    met: 'You are in Australia and live here.',
    failed: 'You have to be in Australia, and live here, on the day you claim.',
    unknown: 'Not known yet: whether you are in Australia.'
  },
  residence: {
    met: 'Your citizenship or visa allows it.',
    failed: 'Your visa does not allow it. Citizenship or another visa may.',
    unknown: 'Not known yet: your citizenship or visa.',
    judged: 'Centrelink decides whether your visa allows it.'
  },
  'new-zealand-ten-years': {
    met: 'You have lived here for {years} years without a break.',
    failed:
      'On your visa it opens after {years} years here without a break. On another visa, or as a citizen, it may sooner.',
    unknown: 'Not known yet: whether you have lived here for {years} years without a break.'
  },
  'separation-accepted': {
    met: 'Centrelink has accepted that you live apart under one roof.',
    failed: 'Centrelink sees you as a couple.',
    unknown: 'Not known yet: whether Centrelink has accepted that you live apart under one roof.',
    judged:
      'Centrelink decides whether you are a couple: by money, the home, how others see you, your relationship and your commitment. Send the form about separation, with people who can confirm it. Your former partner need not sign if that is not safe.'
  },
  'wait-unless-changed': {
    met: 'You have served the wait for new residents.',
    failed:
      'New residents wait {weeks} weeks for it, and only days in Australia count. If something changed since you came that you could not control, such as violence, an illness or a sponsor who stopped, claim Special Benefit all the same. Centrelink checks whether you have to wait.',
    unknown: 'Not known yet: when the wait for new residents starts for you.'
  },
  'newly-arrived-wait': {
    met: 'You have served the wait for new residents, or you do not have to.',
    failed: 'New residents wait {weeks} weeks for it, and your wait is not over.',
    unknown: 'Not known yet: when the wait for new residents starts for you, or whether you have to wait.',
    judged: 'New residents wait {weeks} weeks for it. You may not have to: claim, and say what changed since you came.'
  },
  'two-years': {
    met: 'You have lived here as a resident for long enough, or you do not have to.',
    failed: 'You need {weeks} weeks of living here as a resident, and they are not over.',
    unknown: 'Not known yet: whether you have lived here as a resident for long enough.',
    judged: 'Centrelink counts how long you have lived here as a resident: ask.'
  },
  'ten-years': {
    met: 'You have lived here as a resident for {years} years, or you do not have to.',
    failed:
      'You need {years} years as a resident, {figure:age-pension.residence.unbroken-years} of them without a break.',
    unknown: 'You usually need {years} years as a resident. Not known yet: whether you have them, or need them.',
    judged: 'You need {years} years as a resident, unless an exemption applies: Centrelink decides.'
  },
  'assurance-of-support': {
    met: 'No Assurance of Support rules it out.',
    failed: 'Somebody promised to support you (Assurance of Support).',
    unknown: 'Not known yet: whether somebody signed an Assurance of Support for you.',
    judged:
      'Somebody signed an Assurance of Support for you. If it is not safe or reasonable to take that support, talk to a Centrelink social worker before you claim.'
  },
  'income-and-assets': {
    met: 'Your income and assets, with those of a partner, are low enough for at least part of it.',
    failed: 'Your income or assets, or a partner’s or parents’ income, are too high for it: nothing is left.',
    unknown: 'Not known yet: all of the income and assets that count, or what a partner is paid.',
    judged: 'This page cannot work out your income and assets test. Centrelink does.'
  },
  'partner-income-leaves-some': {
    met: 'Your partner’s income leaves some of it.',
    failed:
      'Your partner’s income of {partner-income} a fortnight leaves nothing of it. It opens if their income falls below about {limit}.',
    unknown: 'Not known yet: your partner’s income.'
  },
  'assets-below-limit': {
    met: 'Your assets are low enough.',
    failed: 'Your assets of {assets} are above the limit of {limit}, without your home.',
    unknown: 'Not known yet: what your assets are worth.'
  },
  'no-other-income-support': {
    met: 'You get no other payment to live on.',
    failed: 'You can get only one payment to live on, and another one fits, or would if you looked for work.',
    unknown: 'Not known yet: whether another payment to live on fits.',
    judged: 'Only if no other payment to live on is granted.'
  },
  'another-payment-fits': {
    met: 'No other payment fits.',
    failed: 'Another payment fits.',
    unknown: 'Not known yet: whether another payment fits.',
    judged: 'Centrelink says whether another payment fits.'
  },
  'on-income-support': {
    met: 'It comes with your payment.',
    failed: 'It comes only with another payment, which you would not get on these answers.',
    unknown: 'It comes with another payment, for which answers are missing.',
    judged: 'It comes with another payment, once Centrelink has granted that one.'
  },
  'already-paid': {
    met: 'You get it already.',
    failed: 'You do not get it yet.',
    unknown: 'Not known yet: whether you get it already.'
  },
  'figure-not-held': {
    met: 'All figures of the day are known.',
    failed: 'A figure of the day is not known.',
    unknown: 'A figure of the day is not known.',
    judged: 'For this day we know no figure for it, so we cannot work it out. Ask Centrelink.'
  },
  'bereavement-period': {
    met: 'After the death it goes on for up to {weeks} weeks. Use this time to claim the next payment.',
    failed: 'It does not go on after a death.',
    unknown: 'Not known yet: whether it goes on after the death.'
  },
  single: {
    met: 'You are single.',
    failed: 'It is for single people.',
    unknown: 'Not known yet: whether you have a partner.'
  },
  partnered: {
    met: 'You have a partner.',
    failed: 'It is for people with a partner.',
    unknown: 'Not known yet: whether you have a partner.'
  },
  'not-full-time-student': {
    met: 'You are not a full-time student or apprentice.',
    failed: 'It is not for full-time students and apprentices: they have payments of their own.',
    unknown: 'Not known yet: whether you study full time.',
    judged: 'Centrelink decides whether your course rules it out.'
  },
  'full-time-student': {
    met: 'You study full time, or are an apprentice.',
    failed: 'It is for full-time students and apprentices.',
    unknown: 'Not known yet: whether you study full time or are an apprentice.',
    judged: 'Centrelink decides whether your study load is enough.'
  },
  'not-working-full-time': {
    met: 'You are not working full time.',
    failed: 'You are working full time, or on leave from a job.',
    unknown: 'Not known yet: your work and hours.',
    judged: 'Centrelink decides whether your work now counts as full time.'
  },
  'reason-for-leaving': {
    met: 'You did not leave the job by your own choice.',
    failed: 'You left the job by your own choice.',
    unknown: 'Not known yet: whether you left the job by your own choice.',
    judged:
      'You left the job by your own choice. You may have to wait some more weeks. If you had a good reason, tell Centrelink.'
  },
  'looking-for-work': {
    met: 'You can look for work, or are too ill to.',
    failed: 'You said that you are not looking for work. It is for people who are, or who are too ill to.',
    unknown: 'Not known yet: whether you can look for work.',
    judged: 'You care for somebody all day. Centrelink asks how you could look for work as well.'
  },
  'no-better-payment': {
    met: 'No other payment fits you better.',
    failed: 'Another payment fits you better, and only one is paid.',
    unknown: 'Not known yet: whether another payment fits you better.',
    judged: 'Only one is paid: this one until the better one is granted.'
  },
  'child-below': {
    met: 'Your youngest child, or the baby you expect, is under {limit}.',
    failed: 'No child in your care is under {limit}.',
    unknown: 'It is for a child under {limit}. Not known yet: whether there is one.',
    judged: 'Centrelink decides on the care.'
  },
  'main-carer': {
    met: 'You are the child’s main carer.',
    failed: 'You are not the child’s main carer.',
    unknown: 'Not known yet: which of you is the main carer, or how many nights the child is with you.',
    judged: 'Care is equal: the two of you name one main carer.'
  },
  'partner-without-parenting-payment': {
    met: 'Your partner does not get it.',
    failed: 'Your partner gets it, and only one of you can.',
    unknown: 'Not known yet: whether your partner gets it.',
    judged: 'Only one of you can get it.'
  },
  'independent-or-away-or-year-12': {
    met: 'You count as independent, or had to leave home to study.',
    failed: 'At your age you have to count as independent, have had to leave home to study, or have finished Year 12.',
    unknown: 'Not known yet: whether you count as independent, or had to leave home to study.',
    judged: 'At your age it is open only if Year 12 is finished, which we do not ask.'
  },
  'illness-or-disability': {
    met: 'Illness, injury or disability limits your work.',
    failed: 'You said that no illness, injury or disability limits your work.',
    unknown: 'Not known yet: whether illness, injury or disability limits your work.'
  },
  'required-to-live-away': {
    met: 'You live away from your parents. You get this rate if Centrelink accepts that you had to leave home.',
    failed: 'You did not have to leave home.',
    unknown: 'Not known yet: whether you had to leave home.'
  },
  'lasts-for-years': {
    met: 'It will last for more than {years} years.',
    failed: 'You said that it will not last for more than {years} years.',
    unknown: 'Not known yet: whether a doctor says that it lasts more than {years} years.',
    judged: 'A doctor’s report has to say that it lasts more than {years} years.'
  },
  'medical-rules': {
    met: 'Your condition is not assessed by points: the doctor’s report is enough.',
    failed: 'Your condition does not meet the medical rules.',
    unknown: 'Not known yet: how your health limits work.',
    judged:
      'Services Australia assesses how much it limits you, in points. Many people must first take part in a Program of Support.'
  },
  'constant-care': {
    met: 'You care all day, for about a working day.',
    failed: 'You said that the care takes less than about a working day.',
    unknown: 'Not known yet: whether the care takes about a working day.',
    judged: 'Centrelink decides whether the care is constant.'
  },
  'work-hours-within-limit': {
    met: 'Your hours of paid work are within the limit.',
    failed: 'You work {hours} hours; up to {limit} are allowed.',
    unknown: 'Up to {limit} hours of work are allowed. Not known yet: your hours, or how your health limits them.'
  },
  'funds-within-limit': {
    met: 'The money you can use is not over {limit}.',
    failed: 'You can use {assets}; above {limit} your own money comes first.',
    unknown: 'The limit of money you can use is {limit}. Not known yet: how much you have.',
    judged: 'Centrelink looks at your money; the limit is {limit}.'
  },
  'hardship-beyond-control': {
    met: 'You are in severe hardship for a reason beyond your control.',
    failed: 'You have to be in severe hardship for a reason beyond your control.',
    unknown: 'Not known yet: what changed for you.',
    judged:
      'Centrelink decides whether you are in severe hardship for a reason beyond your control. Not finding work, or savings spent, is not enough by itself: say what happened.'
  },
  'ftb-child': {
    met: 'A child in your care is young enough, and with you for enough nights.',
    failed: 'No child in your care is young enough and with you for enough nights.',
    unknown: 'Not known yet: a child’s age, nights with you, or school.',
    judged: 'Centrelink decides on the nights.'
  },
  'ftb-b-child': {
    met: 'Your child is young enough for it.',
    failed: 'No child in your care is young enough for it. For couples it ends earlier than for single parents.',
    unknown: 'Not known yet: a child’s age, nights with you, or school.'
  },
  'main-income-within-limit': {
    met: 'The higher income of your family is not over {limit} a year.',
    failed: 'The higher income of your family is {income} a year, over {limit}.',
    unknown: 'The higher income of a family may be up to {limit} a year. Not known yet: yours.',
    judged:
      'The higher income of your family is {income} a year, over {limit}. It is open only if you are single and a payment to live on is granted.'
  },
  'one-main-income': {
    met: 'You are single, or the lower income of the two of you is under {limit} a year.',
    failed: 'The lower income of the two of you is {income} a year; it has to be under {limit}.',
    unknown: 'In a couple the lower income has to be under {limit} a year. Not known yet: yours.'
  },
  'not-on-leave-pay-days': {
    met: 'Neither of you has Parental Leave Pay.',
    failed: 'It is not paid for days of Parental Leave Pay.',
    unknown: 'Not known yet: whether Parental Leave Pay is paid for the child.',
    judged: 'It stops for days of Parental Leave Pay, and can begin after them.'
  },
  'child-in-approved-care': {
    met: 'Your child goes to approved child care, or will.',
    failed: 'You did not mention a child up to {age} in approved child care. It opens when care starts.',
    unknown: 'Not known yet: whether a child up to {age} goes to approved child care.',
    judged: 'When approved child care starts.'
  },
  'birth-or-adoption': {
    met: 'A baby was born or is expected, or a child came into your care.',
    failed: 'It is for a new baby, or a child you adopt.',
    unknown: 'Not known yet: whether a child was born or came, and when. Tick it under what has happened.'
  },
  'leave-pay-work-test': {
    met: 'You worked enough before the birth.',
    failed:
      'You said that you did not work enough before the birth. There are exceptions, such as illness in the pregnancy: ask.',
    unknown: 'Not known yet: whether you worked enough before the birth.',
    judged: 'There are exceptions to the work test: ask.'
  },
  'mother-meets-work-test': {
    met: 'The mother worked enough before the birth.',
    failed: 'The mother did not work enough before the birth, so her partner cannot get this payment either.',
    unknown: 'Not known yet: whether the mother worked enough before the birth.',
    judged: 'If you did not give birth, the mother must also have worked enough before the birth.'
  },
  'income-within-limit': {
    met: 'Income is within the limit.',
    failed: 'Income is above the limit.',
    unknown: 'Not known yet: the income that counts here.',
    judged: 'We have no confirmed limit for today: Services Australia checks your income.'
  },
  newborn: {
    met: 'A new child is in your care, or on the way.',
    failed: 'It is for a new baby, or a child you adopt.',
    unknown: 'Not known yet: whether there is a new child.'
  },
  'with-ftb-a': {
    met: 'It comes with Family Tax Benefit Part A.',
    failed: 'It comes only with Family Tax Benefit Part A, which you would not get on these answers.',
    unknown: 'It comes with Family Tax Benefit Part A, for which answers are missing.',
    judged: 'It comes with Family Tax Benefit Part A, once that is granted.'
  },
  'no-parental-leave-pay': {
    met: 'No Parental Leave Pay is paid for this child.',
    failed: 'It is not paid for a child with Parental Leave Pay, which you would likely get.',
    unknown:
      'Only one of this and Parental Leave Pay is paid for a child. Not known yet: whether that one is open to you.',
    judged: 'Only one of this and Parental Leave Pay is paid for a child: choose.'
  },
  stillbirth: {
    met: 'Your baby was stillborn. We are sorry.',
    failed: 'It is for parents whose baby was stillborn.',
    unknown: 'It is for parents whose baby was stillborn.'
  },
  'child-of-others': {
    met: 'You care for a child who is not your own.',
    failed: 'You did not mention a child in your care who is not your own.',
    unknown: 'Not known yet: whether a child in your care is not your own.'
  },
  'parents-lost': {
    met: 'The child’s parents cannot care for the child.',
    failed: 'It is for a child whose parents have died or cannot care for them.',
    unknown: 'Not known yet: whether the child’s parents can care for them.',
    judged: 'It is open only if both parents have died, or one has and the other cannot care for the child.'
  },
  'cares-for-somebody': {
    met: 'You look after somebody.',
    failed: 'You said that you do not look after anybody who is ill, frail or has a disability.',
    unknown: 'Not known yet: whether you look after somebody.'
  },
  'cares-daily': {
    met: 'You care every day.',
    failed: 'You said that you do not care every day.',
    unknown: 'Not known yet: whether you care every day.'
  },
  'care-months': {
    met: 'The care is needed for long enough, or to the end of life.',
    failed: 'The care has to be needed for {limit} months, or to the end of life.',
    unknown: 'The care has to be needed for {limit} months. Not known yet: for how long.',
    judged: 'The doctor’s form says how long the care is needed.'
  },
  'lives-with-person': {
    met: 'You live with the person you care for.',
    failed: 'A child has to live with you.',
    unknown: 'Not known yet: whether you live with the person you care for.',
    judged: 'You live apart: Centrelink counts the hours of personal care that you give.'
  },
  'receiver-resident': {
    met: 'The person you care for lives in Australia as a resident.',
    failed: 'The person you care for has to live in Australia as a resident.',
    unknown: 'Not known yet: whether the person you care for lives here as a resident.'
  },
  'income-below-limit': {
    met: 'Your family’s income is below {limit} a year.',
    failed: 'Your family’s income is {income} a year; it has to be below {limit}.',
    unknown: 'Your family’s income has to be below {limit} a year. Not known yet: what it is.'
  },
  'care-assessed': {
    met: 'The care was assessed.',
    failed: 'The care was assessed as too little.',
    unknown: 'Not known yet: how much care is needed.',
    judged: 'How much care is needed is assessed from a form that a doctor or health worker fills in.'
  },
  'with-carer-payment-or-allowance': {
    met: 'It comes with Carer Payment or Carer Allowance.',
    failed: 'It comes only with Carer Payment or Carer Allowance.',
    unknown: 'It comes with Carer Payment or Carer Allowance, for which answers are missing.',
    judged: 'It comes once Carer Payment or Carer Allowance is granted.'
  },
  'cares-for-child': {
    met: 'You care for a child with a disability or serious illness.',
    failed: 'You did not mention caring for a child with a disability or serious illness who is young enough.',
    unknown: 'Not known yet: whether you care for a child with a disability or serious illness.'
  },
  'with-carer-allowance': {
    met: 'It comes with Carer Allowance.',
    failed: 'It comes only with Carer Allowance.',
    unknown: 'It comes with Carer Allowance, for which answers are missing.',
    judged: 'It comes once Carer Allowance is granted.'
  },
  'neither-on-income-support': {
    met: 'Neither of you gets a payment to live on.',
    failed: 'It is not paid if one of you gets a payment to live on.',
    unknown: 'Not known yet: whether one of you gets a payment to live on.',
    judged: 'Only if neither of you is granted a payment to live on.'
  },
  'after-catastrophe': {
    met: 'A young child suddenly became severely ill.',
    failed: 'It is for a sudden severe illness of a young child.',
    unknown: 'Not known yet: what happened to the child.',
    judged: 'It is for a child who suddenly became severely ill or disabled. Centrelink decides.'
  },
  'claim-in-time': {
    met: 'There is still time to claim.',
    failed: 'The time to claim is over. Call anyway, and say why it is late.',
    unknown: 'Not known yet: the day it happened, or whether you told Centrelink in time.',
    judged: 'The time may be over. Call anyway, and say why it is late.'
  },
  'with-income-support-or-ftb-a': {
    met: 'You would get a payment that it comes with.',
    failed: 'It comes only with a payment to live on, or with more than the base rate of Family Tax Benefit Part A.',
    unknown: 'It comes with another payment, for which answers are missing.',
    judged: 'It comes with another payment, once that is granted.'
  },
  'home-that-counts': {
    met: 'You pay to live in a home that counts.',
    failed: 'It is not paid for a home of your own, public housing or an aged care home.',
    unknown: 'Not known yet: where you live.',
    judged: 'Centrelink decides whether your home counts.'
  },
  'rent-above-threshold': {
    met: 'Your rent is {rent} a fortnight, above the {threshold} from which it is paid.',
    failed: 'Your rent is {rent} a fortnight. It is paid for rent above {threshold}.',
    unknown: 'Not known yet: your rent, or who shares it.'
  },
  'not-in-parents-home': {
    met: 'You do not live with your parents.',
    failed: 'It is not paid while you live in a parent’s home.',
    unknown: 'Not known yet: whether you live in a parent’s home.'
  },
  'not-at-dependent-rate': {
    met: 'You are not paid the rate for young people who depend on their parents.',
    failed:
      'If you are paid the rate for young people who depend on their parents, you get this only if Centrelink agrees that you have to live away from them.',
    unknown: 'Not known yet: whether you have to live away from your parents.'
  },
  'pharmaceutical-allowance-ground': {
    met: 'It comes with your payment.',
    failed: 'With your payment it comes only for some reasons, such as illness or caring for a child alone.',
    unknown: 'Not known yet: something that decides whether your payment brings it.',
    judged: 'It comes with some payments if Centrelink finds that illness or disability limits your work.'
  },
  'telephone-allowance-ground': {
    met: 'It comes with your payment, if the phone is in your name.',
    failed: 'With your payment it comes only for some reasons, such as caring for a child alone.',
    unknown: 'Not known yet: something that decides whether your payment brings it.',
    judged: 'It comes with some payments if Centrelink finds that you can work little.'
  },
  'on-pension': {
    met: 'It comes with your pension.',
    failed: 'It comes only with a pension.',
    unknown: 'It comes with a pension, for which answers are missing.',
    judged: 'It comes once the pension is granted.'
  },
  'remote-area': {
    met: 'You live in a remote area.',
    failed: 'You said that you do not live in a remote area.',
    unknown: 'Not known yet: whether you live in a remote area.'
  },
  'payment-for-pensioner-study': {
    met: 'It comes with your payment when you study.',
    failed: 'It comes only with some payments, and yours is not one of them.',
    unknown: 'It comes with another payment, for which answers are missing.',
    judged: 'It comes with another payment, once that is granted.'
  },
  'approved-study': {
    met: 'You study in an approved course.',
    failed: 'You do not study, or not in an approved course.',
    unknown: 'Not known yet: whether your course is approved.',
    judged: 'You do not study. It opens when you start an approved course.'
  },
  'study-load': {
    met: 'Your study load is enough.',
    failed: 'You do not study, or too little for it.',
    unknown: 'Not known yet: your study load.'
  },
  'education-entry-ground': {
    met: 'It comes with your payment when you start to study.',
    failed: 'It comes after {months} months on your payment, or with Pensioner Education Supplement.',
    unknown: 'It comes after {months} months on a payment. Not known yet: how long you have had yours.',
    judged: 'Centrelink decides when you tell it that you start to study.'
  },
  'higher-education': {
    met: 'You are in higher education.',
    failed: 'You are not in higher education.',
    unknown: 'Not known yet: the level of your course.'
  },
  'no-pensioner-education-supplement': {
    met: 'You do not get Pensioner Education Supplement.',
    failed: 'It is not paid together with Pensioner Education Supplement.',
    unknown: 'Not known yet: whether you get Pensioner Education Supplement.',
    judged: 'Only if you do not take Pensioner Education Supplement.'
  },
  'dependent-on-parents': {
    met: 'You count as dependent on your parents.',
    failed: 'It is for students who count as dependent on their parents.',
    unknown: 'Not known yet: whether you count as dependent on your parents.',
    judged: 'Some students who count as independent can get it too: ask.'
  },
  'moved-to-study': {
    met: 'You had to leave the family home to study.',
    failed: 'You did not have to leave the family home to study.',
    unknown: 'Not known yet: whether you had to leave the family home to study.'
  },
  'moved-from-or-to-region': {
    met: 'Your family home or your school is outside the big cities.',
    failed: 'It is for students who move from or to a place outside the big cities.',
    unknown: 'Not known yet: where your family home is.',
    judged: 'It is open only if your school is outside the big cities.'
  },
  'age-at-most': {
    met: 'You are {age}; it is for people up to {limit}.',
    failed: 'You are {age}. It is for people up to {limit}.',
    unknown: 'It is for people up to {limit}. Not known yet: your age.'
  },
  'tertiary-study': {
    met: 'You are studying after school.',
    failed: 'You are not studying after school, at TAFE or university.',
    unknown: 'Not known yet: the level of your course.'
  },
  'first-year': {
    met: 'It is your first year.',
    failed: 'It is for the first year of study after school.',
    unknown: 'Not known yet: whether it is your first year.'
  },
  'regional-home': {
    met: 'Your family home is outside the big cities.',
    failed: 'It is for students whose family home is outside the big cities.',
    unknown: 'Not known yet: where your family home is.'
  },
  'parents-income-below': {
    met: 'Your parents’ income is below {limit}.',
    failed: 'Your parents’ income is {limit} a year or more.',
    unknown: 'Your parents’ income has to be below {limit} a year. Not known yet: what it is.'
  },
  'far-from-home': {
    met: 'The school is far from your family home.',
    failed: 'The school is not far enough from your family home.',
    unknown: 'Not known yet: how far your school is from the family home.',
    judged: 'It depends on how far your school is from the family home: ask the school.'
  },
  'payment-for-students': {
    met: 'You would get a payment for students.',
    failed: 'It comes only with a payment for students.',
    unknown: 'It comes with a payment for students, for which answers are missing.',
    judged: 'It comes with a payment for students, once that is granted.'
  },
  'journey-accepted': {
    met: 'The journey counts.',
    failed: 'The journey does not count.',
    unknown: 'Not known yet: which journeys you make.',
    judged: 'Centrelink decides which journeys count.'
  },
  'cannot-use-public-transport': {
    met: 'You cannot use public transport without much help. A doctor’s report has to say so.',
    failed: 'You did not say that public transport is not possible for you.',
    unknown: 'Not known yet: whether you can use public transport.',
    judged: 'A doctor’s report decides whether you can use public transport.'
  },
  'working-studying-or-looking': {
    met: 'You work, study or look for work.',
    failed: 'It is for people who work, train, study or look for work.',
    unknown: 'Not known yet: whether you work, study or look for work.',
    judged: 'Centrelink decides whether your work, study or search for work is enough.'
  },
  'no-ndis-package': {
    met: 'You have no NDIS package.',
    failed: 'It is not paid with an NDIS package.',
    unknown: 'Not known yet: whether you have an NDIS package.'
  },
  'concession-card': {
    met: 'You have, or would get, a concession card.',
    failed: 'You need a concession card, which you would not get on these answers.',
    unknown: 'You need a concession card, for which answers are missing.',
    judged: 'You need a concession card, which has to be granted first.'
  },
  'medical-equipment': {
    met: 'You run medical equipment, or heating or cooling for a condition.',
    failed: 'You did not say that medical equipment, heating or cooling runs for a condition.',
    unknown: 'Not known yet: whether medical equipment runs at home.'
  },
  'pensioner-card-ground': {
    met: 'It comes with your payment.',
    failed: 'The payment you would get does not bring this card.',
    unknown: 'It comes with another payment, for which answers are missing.',
    judged: 'It comes with another payment, once that is granted.'
  },
  'health-care-card-ground': {
    met: 'It comes with your payment, or for a child you care for.',
    failed: 'No payment that you would get brings this card.',
    unknown: 'It comes with another payment, for which answers are missing.',
    judged: 'It comes with another payment, once that is granted.'
  },
  'no-better-card': {
    met: 'You would not get a card that does more.',
    failed: 'You have, or would get, a card that does at least as much.',
    unknown: 'Not known yet: whether another card comes first, or only later.',
    judged: 'Another card may do as much.'
  },
  'no-child-of-the-family': {
    met: 'You are no child of a family that gets Family Tax Benefit for you.',
    failed: 'You live with your parents and count as their child: you are on their card.',
    unknown: 'Not known yet: whether you live with your parents.'
  },
  'not-on-income-support': {
    met: 'You get no payment to live on.',
    failed: 'It is not for people with a payment to live on: the card that comes with that one does more.',
    unknown: 'Not known yet: whether you would get a payment to live on.',
    judged: 'Only if you are not granted a payment to live on.'
  },
  violence: {
    met: 'You said that you are not safe at home.',
    failed: 'You did not say that this has happened.',
    unknown: 'Not known yet: whether you are safe at home.'
  },
  'violence-by-family': {
    met: 'The violence is by a partner or family.',
    failed: 'It is for violence by a partner, former partner or close family.',
    unknown: 'Not known yet: who was violent.'
  },
  'violence-by-partner': {
    met: 'The violence is by a partner or former partner.',
    failed: 'It is for violence by a partner or former partner.',
    unknown: 'Not known yet: who was violent.'
  },
  'home-changed-by-violence': {
    met: 'You left, or the violent person left or was taken away.',
    failed: 'You said that nobody has left the home. It opens when you or the violent person leaves.',
    unknown: 'Not known yet: whether you left, or the violent person did.',
    judged: 'A social worker asks about the home.'
  },
  'home-change-recent': {
    met: 'You plan to leave, or the change is not more than {weeks} weeks ago.',
    failed: 'The change is more than {weeks} weeks ago. Call anyway.',
    unknown: 'Not known yet: when the home changed. Planning to leave counts too.',
    judged: 'Planning to leave counts too: call.'
  },
  'forced-from-home': {
    met: 'You cannot live in your home any more.',
    failed: 'You did not say that you lost your home.',
    unknown: 'Not known yet: what happened to your home.',
    judged: 'Centrelink decides whether the event made your home unfit to live in.'
  },
  'no-disaster-payment': {
    met: 'There is no disaster payment for the same event.',
    failed: 'It is not paid together with a disaster payment for the same event.',
    unknown: 'Not known yet: whether a disaster payment is open for the same event.',
    judged: 'Only one of this and a disaster payment is paid for an event.'
  },
  released: {
    met: 'You were released, or will be soon. You need at least {days} days in prison or a locked ward.',
    failed: 'You did not say that you were released, or the day is too far off to claim.',
    unknown: 'Not known yet: whether you were released. You need at least {days} days in prison or a locked ward.',
    judged: 'You need at least {days} days in custody.'
  },
  'confined-long-enough': {
    met: 'You were inside for {limit} days or more.',
    failed: 'You were inside for fewer than {limit} days.',
    unknown: 'Not known yet: how many days you were inside. It takes at least {limit}.',
    judged: 'It takes at least {limit} days inside.'
  },
  'humanitarian-arrival': {
    met: 'You came on a refugee or humanitarian visa for the first time.',
    failed: 'It is for a first arrival on a refugee or humanitarian visa granted overseas.',
    unknown: 'Not known yet: your visa, or whether you have just come.'
  },
  'income-support-payable': {
    met: 'You get, or would get, a payment to live on.',
    failed: 'You need a payment to live on that you get, or would get now.',
    unknown: 'You need a payment to live on, for which answers are missing.',
    judged: 'A payment to live on has to be granted as well: claim both together.'
  },
  'funds-below-limit': {
    met: 'You have less than {limit} that you can use.',
    failed: 'You can use {assets}; it has to be less than {limit}.',
    unknown: 'Not known yet: how much money you can use now, or which payment you get.',
    judged: 'Centrelink decides whether you are in severe hardship.'
  },
  'on-family-tax-benefit': {
    met: 'You get Family Tax Benefit Part A.',
    failed: 'You do not get Family Tax Benefit Part A.',
    unknown: 'Not known yet: whether you get Family Tax Benefit Part A.'
  },
  'months-on-payment': {
    met: 'You have had a payment for {months} months or more.',
    failed: 'It opens after {months} months on a payment.',
    unknown: 'It opens after {months} months on a payment. Not known yet: how long you have had one.',
    judged: 'It opens after {months} months on a payment.'
  },
  'first-instalment-due': {
    met: 'You are still waiting for your first payment.',
    failed: 'You are paid already. It is for a first payment.',
    unknown: 'It is for a first payment. Not known yet: what you get already.',
    judged: 'It is for a first payment, if no wait is running: ask.'
  },
  'urgent-need': {
    met: 'The need is urgent and could not be foreseen.',
    failed: 'The need must be urgent and unforeseen.',
    unknown: 'Not known yet: what you need the money for.',
    judged: 'Centrelink decides whether you can wait for the money. It is not paid while a waiting period runs.'
  },
  'declared-disaster': {
    met: 'The government declared the disaster for your area. Each one has its own last day: look it up.',
    failed: 'You did not mention a declared disaster.',
    unknown: 'Not known yet: whether a disaster was declared for your area.',
    judged: 'Each disaster has its own list and last day: look it up.'
  },
  'harmed-by-disaster': {
    met: 'You lost your home, it was badly damaged, or somebody was hurt.',
    failed: 'You did not mention a badly damaged home, injury or death.',
    unknown: 'Not known yet: what the disaster did to you.',
    judged: 'The office decides how serious the harm is.'
  },
  'income-lost-to-disaster': {
    met: 'Your work stopped because of the disaster.',
    failed: 'You were not in work that the disaster could stop.',
    unknown: 'Not known yet: whether the disaster took your income.',
    judged: 'Services Australia decides whether the disaster took your income.'
  },
  'income-below-average': {
    met: 'You have no income now.',
    failed: 'Your income is above average earnings.',
    unknown: 'Not known yet: your income now.',
    judged: 'Services Australia compares your income with average earnings.'
  },
  'independent-of-parents': {
    met: 'You count as independent of your parents.',
    failed: 'Under {limit} it is for people who count as independent of their parents.',
    unknown: 'Not known yet: whether you count as independent of your parents.'
  },
  'somebody-died': {
    met: 'You said that somebody close to you died. We are sorry.',
    failed: 'You did not say that somebody died.',
    unknown: 'Not known yet: whether somebody close to you died.'
  },
  'paid-at-death': {
    met: 'A payment was running on that day, and goes on for up to {weeks} weeks or is paid at once.',
    failed: 'No payment was running on that day that could go on.',
    unknown: 'Not known yet: which payments you and the person had, and for how long.',
    judged: 'Centrelink looks at which payments ran on that day.'
  },
  'job-ended': {
    met: 'Your job ended.',
    failed: 'Your job did not end.',
    unknown: 'Not known yet: whether your job ended.'
  },
  'employer-insolvent': {
    met: 'Your employer is insolvent and owes you money.',
    failed: 'You did not say that an employer who owes you is insolvent.',
    unknown: 'Not known yet: whether your employer is insolvent and owes you.',
    judged: 'The office checks the employer.'
  },
  'aboriginal-or-torres-strait-islander': {
    met: 'You are Aboriginal or Torres Strait Islander.',
    failed: 'It is for Aboriginal and Torres Strait Islander people.',
    unknown: 'It is for Aboriginal and Torres Strait Islander people. You need not say.'
  },
  farmer: {
    met: 'You or your partner farms.',
    failed: 'It is for farmers and their partners.',
    unknown: 'It is for farmers and their partners. Not known yet: whether one of you farms.'
  },
  'has-children': {
    met: 'You look after children.',
    failed: 'You said that you do not look after children.',
    unknown: 'Not known yet: whether you look after children.'
  },
  'school-out-of-reach': {
    met: 'No suitable state school is near.',
    failed: 'It is for a child who cannot go to a state school each day, because of distance or a disability.',
    unknown: 'Not known yet: how far a state school is.',
    judged:
      'It is for a child who cannot go to a state school each day, because of distance or a disability. We do not ask how far yours is.'
  },
  'pension-age-of-either': {
    met: 'You or your partner has reached Age Pension age.',
    failed: 'Neither you nor a partner has reached Age Pension age ({limit}).',
    unknown: 'It is from Age Pension age ({limit}). Not known yet: an age.'
  },
  'owns-property': {
    met: 'You own a home.',
    failed: 'You need a home or land of your own.',
    unknown: 'Not known yet: whether you own a home or land.',
    judged: 'You need real estate. You do not own the home you live in, but other land counts too.'
  },
  'lives-in-state': {
    met: 'Each state and territory has one.',
    failed: 'Your state does not have it.',
    unknown: 'Not known yet: your state or territory.',
    judged: 'Each state decides.'
  },
  'hours-below-limit': {
    met: 'Your hours of paid work are within the limit.',
    failed: 'You work more paid hours than your state allows ({hours} a week).',
    unknown: 'Your state allows {hours} hours of paid work a week. Not known yet: yours.'
  },
  'other-parent-elsewhere': {
    met: 'A parent of the children lives elsewhere.',
    failed: 'You said that no child support comes from a parent who lives elsewhere.',
    unknown: 'Not known yet: whether a parent of the children lives elsewhere.',
    judged:
      'Ask before you apply. After violence, or if the other parent has died, you do not have to ask for money: a social worker can help.'
  },
  'awaiting-protection': {
    met: 'You wait for a decision on your visa.',
    failed: 'It is only for people who wait for a decision on their visa, such as protection.',
    unknown: 'Not known yet: your citizenship or visa.',
    judged: 'Home Affairs decides whether you may have it while you wait for a visa.'
  },
  'decided-elsewhere': {
    met: 'The office that grants it looks at the rest: ask there.',
    failed: 'The office that grants it looks at the rest: ask there.',
    unknown: 'The office that grants it looks at the rest: ask there.',
    judged: 'The office that grants it looks at the rest: ask there.'
  }
} satisfies Record<string, ConditionWords>
