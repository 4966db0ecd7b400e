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
    unknown: 'It is for people from {limit}, and your age is missing.'
  },
  'age-below': {
    met: 'You are {age}, under {limit}.',
    failed: 'You are {age}. It is for people under {limit}.',
    unknown: 'It is for people under {limit}, and your age is missing.'
  },
  'age-between': {
    met: 'You are {age}: it is for people from {first-age} to {last-age}.',
    failed: 'You are {age}. It is for people from {first-age} to {last-age}.',
    unknown: 'It is for people from {first-age} to {last-age}, and your age is missing.'
  },
  'in-australia': {
    met: 'You are in Australia.',
    failed: 'You must be in Australia on the day you claim.',
    unknown: 'Whether you are in Australia is missing.'
  },
  residence: {
    met: 'Your citizenship or visa allows it.',
    failed: 'Your visa does not open it.',
    unknown: 'Your citizenship or visa is missing.',
    judged: 'Centrelink decides whether your visa opens it.'
  },
  'newly-arrived-wait': {
    met: 'No wait for new residents, or it is over.',
    failed: 'The wait for new residents is not over.',
    unknown: 'When you became a resident is missing.',
    judged: 'Centrelink counts the wait for new residents: ask.'
  },
  'two-years': {
    met: 'The two years as a resident are met, or not asked of you.',
    failed: 'Two years as a resident are not over.',
    unknown: 'When you became a resident is missing.',
    judged: 'Centrelink counts the two years: ask.'
  },
  'ten-years': {
    met: 'You have the ten years as a resident, or they are not asked of you.',
    failed: 'It takes ten years as a resident, five of them without a break.',
    unknown: 'Whether you have ten years as a resident is missing.',
    judged: 'Centrelink counts the ten years: ask.'
  },
  'assurance-of-support': {
    met: 'Nobody’s Assurance of Support stands in the way.',
    failed: 'Somebody has promised to support you (Assurance of Support).',
    unknown: 'Whether somebody signed an Assurance of Support for you is missing.',
    judged:
      'Somebody signed an Assurance of Support. If taking that support would not be reasonable, tell a social worker before you claim.'
  },
  'income-and-assets': {
    met: 'Your income and savings are under the limits.',
    failed: 'Your income or savings are above the limit.',
    unknown: 'Your income or savings are missing.',
    judged: 'Centrelink works out whether your income and savings are under the limits.'
  },
  'no-other-income-support': {
    met: 'You get no other income support payment.',
    failed: 'You can have only one income support payment.',
    unknown: 'Whether you get another payment is missing.',
    judged: 'Centrelink decides which payment fits.'
  },
  'another-payment-fits': {
    met: 'No other payment fits.',
    failed: 'Another payment fits.',
    unknown: 'Whether another payment fits is not known yet.',
    judged: 'Whether another payment fits is for Centrelink to say.'
  },
  'on-income-support': {
    met: 'It comes with your payment.',
    failed: 'It comes only with a payment that you do not get on these answers.',
    unknown: 'It comes with a payment of which something is missing.',
    judged: 'It comes with a payment that somebody has to decide first.'
  },
  'already-paid': {
    met: 'You get it already.',
    failed: 'You do not get it yet.',
    unknown: 'Whether you get it already is missing.'
  },
  single: {
    met: 'You are single.',
    failed: 'It is for single people.',
    unknown: 'Whether you have a partner is missing.'
  },
  partnered: {
    met: 'You have a partner.',
    failed: 'It is for people with a partner.',
    unknown: 'Whether you have a partner is missing.'
  },
  'not-full-time-student': {
    met: 'You are not a full-time student.',
    failed: 'Not for full-time students: a student payment comes instead.',
    unknown: 'Whether you study full time is missing.',
    judged: 'Centrelink decides whether the course stands in the way.'
  },
  'full-time-student': {
    met: 'You study full time, or are an apprentice.',
    failed: 'It is for full-time students and apprentices.',
    unknown: 'Whether you study full time is missing.',
    judged: 'Centrelink decides whether your study load is enough.'
  },
  'not-working-full-time': {
    met: 'You do not work full time.',
    failed: 'You work full time.',
    unknown: 'Your work or hours are missing.',
    judged: 'Centrelink decides whether your own business is full-time work.'
  },
  'looking-for-work': {
    met: 'You can look for work, or are ill with something to return to.',
    failed: 'It is for people who look for work, or are ill for a while.',
    unknown: 'Whether you look for work is missing.',
    judged: 'Centrelink asks whether you look for work.'
  },
  'no-better-payment': {
    met: 'No other payment fits better.',
    failed: 'Another payment fits better.',
    unknown: 'Whether another payment fits is not known yet.',
    judged: 'Only if no other payment is granted.'
  },
  'child-below': {
    met: 'Your youngest child is {age}, under {limit}.',
    failed: 'No child in your care is under {limit}.',
    unknown: 'The age of your child is missing; it must be under {limit}.',
    judged: 'Centrelink decides on the care.'
  },
  'main-carer': {
    met: 'You are the main carer of the child.',
    failed: 'You are not the main carer of the child.',
    unknown: 'How many nights the child is with you is missing.',
    judged: 'Care is equal: you both name one main carer.'
  },
  'partner-without-parenting-payment': {
    met: 'Your partner does not get it.',
    failed: 'Your partner gets it; only one of you can.',
    unknown: 'Whether your partner gets it is missing.',
    judged: 'Only one of you can get it.'
  },
  'independent-or-away-or-year-12': {
    met: 'At your age you meet one of the rules for young students.',
    failed: 'Under 18 it takes independence, a need to live away, or year 12 finished.',
    unknown: 'Under 18: whether you are independent, must live away, or finished year 12 is missing.',
    judged: 'Centrelink decides on the rules for students under 18.'
  },
  'illness-or-disability': {
    met: 'Illness or disability limits your work.',
    failed: 'You said that no illness or disability limits your work.',
    unknown: 'Whether illness or disability limits your work is missing.'
  },
  'lasts-for-years': {
    met: 'It will last for more than {years} years.',
    failed: 'It must last for more than {years} years.',
    unknown: 'Whether it will last more than {years} years is missing.',
    judged: 'A doctor’s report must say that it lasts more than {years} years.'
  },
  'medical-rules': {
    met: 'Your condition qualifies at once.',
    failed: 'You can work {hours} hours a week; it must be fewer than {limit}.',
    unknown: 'How many hours you could work is missing.',
    judged: 'Services Australia assesses it: points, and often a Program of Support first.'
  },
  'constant-care': {
    met: 'You care all day.',
    failed: 'It takes care for about a working day.',
    unknown: 'How much you care is missing.',
    judged: 'Centrelink decides whether the care is constant.'
  },
  'work-hours-within-limit': {
    met: 'You work few enough hours.',
    failed: 'You work {hours} hours; at most {limit} are allowed.',
    unknown: 'Your hours of work are missing; at most {limit} are allowed.'
  },
  'funds-within-limit': {
    met: 'Your money is at most {limit}.',
    failed: 'You have more than {limit}.',
    unknown: 'How much money you can use is missing; the limit is {limit}.',
    judged: 'Centrelink looks at your money; the limit is {limit}.'
  },
  'hardship-beyond-control': {
    met: 'You are in severe hardship for a reason beyond your control.',
    failed:
      'It takes severe hardship for a reason beyond your control; not finding work or spent savings are not enough.',
    unknown: 'What changed is missing.',
    judged: 'Centrelink decides whether the hardship is severe and beyond your control. Say what changed.'
  },
  'ftb-child': {
    met: 'A child in your care is young enough, and with you enough nights.',
    failed: 'No child in your care is young enough and with you enough nights.',
    unknown: 'The age of a child, or the nights with you, is missing.',
    judged: 'Centrelink decides on the nights.'
  },
  'ftb-b-child': {
    met: 'The child is young enough for your family.',
    failed: 'No child is young enough for it in your family.',
    unknown: 'The age of a child is missing.'
  },
  'main-income-within-limit': {
    met: 'The higher income of the family is under {limit} a year.',
    failed: 'The higher income of the family is {income} a year, above {limit}.',
    unknown: 'The higher income of the family is missing.'
  },
  'one-main-income': {
    met: 'There is one main income, or you are single.',
    failed: 'The lower income is too high: {income} a year, the limit is {limit}.',
    unknown: 'The lower income of the couple is missing.'
  },
  'not-on-leave-pay-days': {
    met: 'Nobody has Parental Leave Pay on these days.',
    failed: 'Not on days with Parental Leave Pay.',
    unknown: 'Whether somebody has Parental Leave Pay is missing.',
    judged: 'It stops on days with Parental Leave Pay.'
  },
  'child-in-approved-care': {
    met: 'Your child goes to approved child care.',
    failed: 'Your child does not go to approved child care.',
    unknown: 'Whether your child goes to approved child care is missing.',
    judged: 'When approved child care starts.'
  },
  'birth-or-adoption': {
    met: 'A child was born or adopted in time.',
    failed: 'It is for a new child.',
    unknown: 'When the child came is missing.'
  },
  'leave-pay-work-test': {
    met: 'You worked enough before the birth.',
    failed: 'You did not work enough before the birth.',
    unknown: 'Whether you worked enough before the birth is missing.',
    judged: 'Whether you worked enough has exceptions: ask.'
  },
  'income-within-limit': {
    met: 'Your income is within the limit.',
    failed: 'Your income is above the limit.',
    unknown: 'Your income is missing.',
    judged: 'Centrelink works out your income.'
  },
  newborn: {
    met: 'A new child is in your care.',
    failed: 'It is for a new child.',
    unknown: 'Whether there is a new child is missing.'
  },
  'with-ftb-a': {
    met: 'It comes with Family Tax Benefit Part A.',
    failed: 'It comes only with Family Tax Benefit Part A, which you do not get.',
    unknown: 'Something is missing for Family Tax Benefit Part A.',
    judged: 'It comes with Family Tax Benefit Part A, if that is granted.'
  },
  'no-parental-leave-pay': {
    met: 'No Parental Leave Pay for this child.',
    failed: 'Not for a child with Parental Leave Pay.',
    unknown: 'Whether there is Parental Leave Pay for the child is missing.',
    judged: 'Not both: choose between this and Parental Leave Pay.'
  },
  stillbirth: {
    met: 'Your baby was stillborn.',
    failed: 'It is for parents whose baby was stillborn.',
    unknown: 'When it was is missing.'
  },
  'child-of-others': {
    met: 'You care for a child who is not your own.',
    failed: 'It is for a child who is not your own.',
    unknown: 'Whether the child is your own is missing.'
  },
  'parents-lost': {
    met: 'The child’s parents cannot care for the child.',
    failed: 'The child’s parents can care for the child.',
    unknown: 'Whether the child’s parents are alive is missing.',
    judged: 'Centrelink asks where the child’s parents are.'
  },
  'cares-for-somebody': {
    met: 'You care for somebody.',
    failed: 'You said that you care for nobody who is ill, frail or disabled.',
    unknown: 'Whether you care for somebody is missing.'
  },
  'cares-daily': {
    met: 'You care every day.',
    failed: 'It takes daily care.',
    unknown: 'Whether you care every day is missing.'
  },
  'care-months': {
    met: 'The care is needed long enough.',
    failed: 'The care must be needed for {limit} months.',
    unknown: 'How long the care is needed is missing.',
    judged: 'The doctor’s form says how long the care is needed.'
  },
  'lives-with-person': {
    met: 'You live with the person.',
    failed: 'You must live with the person.',
    unknown: 'Whether you live with the person is missing.',
    judged: 'Centrelink decides whether you live near enough.'
  },
  'receiver-resident': {
    met: 'The person lives in Australia as a resident.',
    failed: 'The person must live in Australia as a resident.',
    unknown: 'Whether the person is a resident is missing.'
  },
  'income-below-limit': {
    met: 'Your income is below {limit}.',
    failed: 'Your income is {income}, and it must be below {limit}.',
    unknown: 'Your income is missing; the limit is {limit}.'
  },
  'care-assessed': {
    met: 'The care was assessed.',
    failed: 'The care was assessed as too little.',
    unknown: 'How much care is needed is missing.',
    judged: 'A doctor’s form decides how much care is needed.'
  },
  'with-carer-payment-or-allowance': {
    met: 'It comes with Carer Payment or Carer Allowance.',
    failed: 'It comes only with Carer Payment or Carer Allowance.',
    unknown: 'Something is missing for the carer payments.',
    judged: 'It comes once Carer Payment or Carer Allowance is granted.'
  },
  'cares-for-child': {
    met: 'You care for a child with disability.',
    failed: 'It is for a child with disability.',
    unknown: 'Whether the child has a disability is missing.'
  },
  'with-carer-allowance': {
    met: 'It comes with Carer Allowance.',
    failed: 'It comes only with Carer Allowance.',
    unknown: 'Something is missing for Carer Allowance.',
    judged: 'It comes once Carer Allowance is granted.'
  },
  'neither-on-income-support': {
    met: 'Neither of you gets income support.',
    failed: 'Not where one of you gets income support.',
    unknown: 'Whether one of you gets income support is missing.'
  },
  'after-catastrophe': {
    met: 'A young child suddenly became severely ill.',
    failed: 'It is for a sudden severe illness of a young child.',
    unknown: 'What happened to the child is missing.',
    judged: 'Centrelink decides after a sudden severe illness of a young child.'
  },
  'claim-in-time': {
    met: 'There is still time to claim.',
    failed: 'The time to claim is over.',
    unknown: 'The day it happened is missing.',
    judged: 'The time may be over: call all the same and say why.'
  },
  'with-income-support-or-ftb-a': {
    met: 'You get a payment that it comes with.',
    failed: 'It comes only with income support or Family Tax Benefit Part A.',
    unknown: 'Something is missing for the payment that it comes with.',
    judged: 'The payment that it comes with has to be granted first.'
  },
  'home-that-counts': {
    met: 'You pay to live in a home that counts.',
    failed: 'Where you live does not count for it.',
    unknown: 'Where you live is missing.',
    judged: 'Centrelink decides whether your home counts.'
  },
  'rent-above-threshold': {
    met: 'Your rent is above the amount from which it is paid.',
    failed: 'Your rent is not above the amount from which it is paid.',
    unknown: 'Your rent is missing.'
  },
  'not-in-parents-home': {
    met: 'You do not live with your parents.',
    failed: 'Not while you live with your parents.',
    unknown: 'Whether you live with your parents is missing.'
  },
  'pharmaceutical-allowance-ground': {
    met: 'It comes with your payment, for a reason such as illness or care of a child.',
    failed: 'Your payment brings it only for reasons such as illness or care of a child.',
    unknown: 'Something is missing for it.',
    judged: 'Centrelink’s assessment decides.'
  },
  'telephone-allowance-ground': {
    met: 'It comes with your payment, for a reason such as care of a child alone.',
    failed: 'Your payment brings it only for some reasons.',
    unknown: 'Something is missing for it.',
    judged: 'Centrelink’s assessment decides.'
  },
  'on-pension': {
    met: 'It comes with your pension.',
    failed: 'It comes only with a pension.',
    unknown: 'Something is missing for the pension.',
    judged: 'It comes once the pension is granted.'
  },
  'remote-area': {
    met: 'You live in a remote area.',
    failed: 'You do not live in a remote area.',
    unknown: 'Whether you live in a remote area is missing.'
  },
  'payment-for-pensioner-study': {
    met: 'Your payment brings it when you study.',
    failed: 'Your payment does not bring it.',
    unknown: 'Something is missing for the payment that brings it.',
    judged: 'The payment that brings it has to be granted first.'
  },
  'approved-study': {
    met: 'You study in an approved course.',
    failed: 'You do not study in an approved course.',
    unknown: 'Whether the course is approved is missing.',
    judged: 'The school says whether the course is approved.'
  },
  'study-load': {
    met: 'Your study load is enough.',
    failed: 'Your study load is too low.',
    unknown: 'Your study load is missing.'
  },
  'education-entry-ground': {
    met: 'Your payment brings it when you start to study.',
    failed: 'Your payment does not bring it, or not for long enough yet.',
    unknown: 'How long you have had your payment is missing.',
    judged: 'Centrelink decides when you tell it of the study.'
  },
  'higher-education': {
    met: 'You study at a university or the like.',
    failed: 'It is for universities and the like.',
    unknown: 'The level of the course is missing.'
  },
  'no-pensioner-education-supplement': {
    met: 'You do not get Pensioner Education Supplement.',
    failed: 'Not together with Pensioner Education Supplement.',
    unknown: 'Whether you get Pensioner Education Supplement is missing.'
  },
  'dependent-on-parents': {
    met: 'You count as dependent on your parents.',
    failed: 'It is for students who count as dependent on their parents.',
    unknown: 'Whether you count as dependent is missing.',
    judged: 'Some students who are independent can have it too: ask.'
  },
  'moved-to-study': {
    met: 'You moved away to study.',
    failed: 'It is for students who had to move away.',
    unknown: 'Whether you moved away to study is missing.'
  },
  'moved-from-or-to-region': {
    met: 'You moved from or to the country.',
    failed: 'It is for moves from or to the country.',
    unknown: 'Where your family home is is missing.'
  },
  'age-at-most': {
    met: 'You are {age}, not over {limit}.',
    failed: 'You are {age}. It is for people up to {limit}.',
    unknown: 'It is for people up to {limit}, and your age is missing.'
  },
  'tertiary-study': {
    met: 'You study after school.',
    failed: 'It is for study after school.',
    unknown: 'The level of the course is missing.'
  },
  'first-year': {
    met: 'It is your first year.',
    failed: 'It is for the first year.',
    unknown: 'Whether it is your first year is missing.'
  },
  'regional-home': {
    met: 'Your family home is in the country.',
    failed: 'It is for students from the country.',
    unknown: 'Where your family home is is missing.'
  },
  'parents-income-below': {
    met: 'Your parents’ income is below {limit}.',
    failed: 'Your parents’ income is not below {limit}.',
    unknown: 'Your parents’ income is missing.'
  },
  'far-from-home': {
    met: 'The school is far from your family home.',
    failed: 'The school is not far enough from your family home.',
    unknown: 'How far the school is from your family home is missing.',
    judged: 'The school or Centrelink checks the distance.'
  },
  'payment-for-students': {
    met: 'You get a payment for students.',
    failed: 'It comes with a payment for students.',
    unknown: 'Something is missing for the payment for students.',
    judged: 'The payment for students has to be granted first.'
  },
  'journey-accepted': {
    met: 'The journey counts.',
    failed: 'The journey does not count.',
    unknown: 'Whether the journey counts is missing.',
    judged: 'Centrelink decides which journeys count.'
  },
  'cannot-use-public-transport': {
    met: 'You cannot use public transport without much help.',
    failed: 'You can use public transport.',
    unknown: 'Whether you can use public transport is missing.',
    judged: 'A doctor’s report decides.'
  },
  'working-studying-or-looking': {
    met: 'You work, study or look for work.',
    failed: 'It is for people who work, study or look for work.',
    unknown: 'Whether you work, study or look for work is missing.'
  },
  'no-ndis-package': {
    met: 'You have no NDIS package.',
    failed: 'Not with an NDIS package.',
    unknown: 'Whether you have an NDIS package is missing.'
  },
  'concession-card': {
    met: 'You have, or would get, a concession card.',
    failed: 'It takes a concession card.',
    unknown: 'Whether you have a concession card is missing.',
    judged: 'It takes a concession card, which has to be granted first.'
  },
  'medical-equipment': {
    met: 'You run medical equipment, or heating or cooling for a condition.',
    failed: 'It is for medical equipment, or heating or cooling for a condition.',
    unknown: 'Whether you run medical equipment at home is missing.'
  },
  'pensioner-card-ground': {
    met: 'It comes with your payment.',
    failed: 'Your payment does not bring it.',
    unknown: 'Something is missing for the payment that brings it.',
    judged: 'The payment that brings it has to be granted first.'
  },
  'health-care-card-ground': {
    met: 'It comes with your payment, or for a child you care for.',
    failed: 'Your payment does not bring it.',
    unknown: 'Something is missing for the payment that brings it.',
    judged: 'The payment that brings it has to be granted first.'
  },
  'no-better-card': {
    met: 'You would have no better card.',
    failed: 'You have, or would get, a card that gives at least as much.',
    unknown: 'Whether you would have another card is not known yet.',
    judged: 'Another card may come first.'
  },
  'not-on-income-support': {
    met: 'You get no income support payment.',
    failed: 'Not with an income support payment.',
    unknown: 'Whether you get income support is missing.',
    judged: 'Only if you get no income support payment.'
  },
  violence: {
    met: 'You are not safe at home.',
    failed: 'You ticked nothing of the kind.',
    unknown: 'Whether you are safe at home is missing.'
  },
  'violence-by-family': {
    met: 'The violent person is family.',
    failed: 'It is for violence by a partner or family.',
    unknown: 'Who was violent is missing.'
  },
  'violence-by-partner': {
    met: 'The violent person is a partner or former partner.',
    failed: 'It is for violence by a partner or former partner.',
    unknown: 'Who was violent is missing.'
  },
  'home-changed-by-violence': {
    met: 'You left, or the violent person left or was removed.',
    failed: 'Nobody has left the home.',
    unknown: 'Whether you left, or the other person did, is missing.',
    judged: 'A social worker asks about the home.'
  },
  'home-change-recent': {
    met: 'The change is recent, or still to come.',
    failed: 'The change is too long ago.',
    unknown: 'When the home changed is missing.',
    judged: 'Planning to leave counts too: call.'
  },
  'forced-from-home': {
    met: 'You cannot live in your home any more.',
    failed: 'You ticked nothing of the kind.',
    unknown: 'What happened to your home is missing.',
    judged: 'Centrelink decides whether the event counts.'
  },
  'no-disaster-payment': {
    met: 'There is no disaster payment for the same event.',
    failed: 'Not together with a disaster payment for the same event.',
    unknown: 'Whether there is a disaster payment is missing.',
    judged: 'Not both for the same event.'
  },
  released: {
    met: 'You were released after long enough.',
    failed: 'You ticked nothing of the kind.',
    unknown: 'How long you were held is missing.',
    judged: 'It takes at least {days} days in custody.'
  },
  'humanitarian-arrival': {
    met: 'You came on a refugee or humanitarian visa for the first time.',
    failed: 'It is for a first arrival on a refugee or humanitarian visa.',
    unknown: 'Your visa or the day you came is missing.'
  },
  'income-support-payable': {
    met: 'You get a payment, or would.',
    failed: 'It takes an income support payment that you get, or would get.',
    unknown: 'Something is missing for the payment that it takes.',
    judged: 'A payment has to be granted first, or on the same claim.'
  },
  'funds-below-limit': {
    met: 'You have less than {limit} that you can use.',
    failed: 'You have {assets}, and it must be less than {limit}.',
    unknown: 'How much money you can use now is missing.',
    judged: 'Centrelink decides whether you are in severe hardship.'
  },
  'on-family-tax-benefit': {
    met: 'You get Family Tax Benefit Part A.',
    failed: 'You do not get Family Tax Benefit Part A.',
    unknown: 'Whether you get Family Tax Benefit is missing.'
  },
  'months-on-payment': {
    met: 'You have been paid for {months} months.',
    failed: 'It opens after {months} months on a payment.',
    unknown: 'How long you have been paid is missing.',
    judged: 'It opens after {months} months on a payment.'
  },
  'first-instalment-due': {
    met: 'A first payment is on its way.',
    failed: 'It is for a first payment that is on its way.',
    unknown: 'Something is missing for the first payment.',
    judged: 'It is for a first payment, when no wait runs: ask.'
  },
  'urgent-need': {
    met: 'The need is urgent and could not be foreseen.',
    failed: 'The need must be urgent and unforeseen.',
    unknown: 'What the money is needed for is missing.',
    judged: 'Centrelink decides whether the need is urgent and could not be foreseen.'
  },
  'declared-disaster': {
    met: 'The disaster was declared.',
    failed: 'It is for declared disasters.',
    unknown: 'Whether the disaster was declared is missing.',
    judged: 'Each disaster has its own list and last day: look it up.'
  },
  'harmed-by-disaster': {
    met: 'Your home was badly damaged, or somebody was hurt.',
    failed: 'It takes a badly damaged home, an injury or a death.',
    unknown: 'What the disaster did to you is missing.',
    judged: 'The office decides on the harm.'
  },
  'income-lost-to-disaster': {
    met: 'The disaster took your income.',
    failed: 'It is for income lost through the disaster.',
    unknown: 'Whether the disaster took your income is missing.'
  },
  'income-below-average': {
    met: 'Your income is below average earnings.',
    failed: 'Your income is above average earnings.',
    unknown: 'Your income is missing.',
    judged: 'The office compares your income with average earnings.'
  },
  'independent-of-parents': {
    met: 'You count as independent of your parents.',
    failed: 'It is for people who count as independent of their parents.',
    unknown: 'Whether you count as independent is missing.'
  },
  'somebody-died': {
    met: 'Somebody close to you died.',
    failed: 'You ticked nothing of the kind.',
    unknown: 'Who died is missing.'
  },
  'paid-at-death': {
    met: 'A payment ran on that day.',
    failed: 'It takes a payment that ran on that day.',
    unknown: 'Whether a payment ran on that day is missing.',
    judged: 'Centrelink looks at which payments ran on that day.'
  },
  'job-ended': {
    met: 'Your job ended.',
    failed: 'Your job did not end.',
    unknown: 'Whether your job ended is missing.'
  },
  'employer-insolvent': {
    met: 'Your employer is insolvent and owes you money.',
    failed: 'Your employer is not insolvent.',
    unknown: 'Whether your employer is insolvent is missing.',
    judged: 'The office checks the employer.'
  },
  'aboriginal-or-torres-strait-islander': {
    met: 'You are Aboriginal or Torres Strait Islander.',
    failed: 'It is for Aboriginal and Torres Strait Islander people.',
    unknown: 'It is for Aboriginal and Torres Strait Islander people.'
  },
  farmer: {
    met: 'You work on a farm of your own.',
    failed: 'It is for farmers and their partners.',
    unknown: 'Whether you farm is missing.'
  },
  'has-children': {
    met: 'You have children.',
    failed: 'You said that you have no children.',
    unknown: 'Whether you have children is missing.'
  },
  'school-out-of-reach': {
    met: 'No suitable state school is near.',
    failed: 'A suitable state school is near.',
    unknown: 'Whether a suitable state school is near is missing.',
    judged: 'Ask, where no suitable state school is near.'
  },
  'pension-age-of-either': {
    met: 'You or your partner has reached Age Pension age.',
    failed: 'Neither you nor a partner has reached Age Pension age ({limit}).',
    unknown: 'It is from Age Pension age ({limit}), and an age is missing.'
  },
  'owns-property': {
    met: 'You own property.',
    failed: 'It takes property of your own.',
    unknown: 'Whether you own property is missing.'
  },
  'lives-in-state': {
    met: 'Your state has it.',
    failed: 'Your state does not have it.',
    unknown: 'Your state is missing.',
    judged: 'Each state decides.'
  },
  'hours-below-limit': {
    met: 'You work few enough hours.',
    failed: 'You work more than {hours} hours a week.',
    unknown: 'Your hours of work are missing.'
  },
  'other-parent-elsewhere': {
    met: 'The other parent lives elsewhere.',
    failed: 'The other parent lives with you.',
    unknown: 'Where the other parent lives is missing.',
    judged: 'Ask Child Support about the other parent.'
  },
  'decided-elsewhere': {
    met: 'Another office decides.',
    failed: 'Another office decides.',
    unknown: 'Another office decides.',
    judged: 'Another office decides: ask there.'
  }
} satisfies Record<string, ConditionWords>
