/** What a calculator says beside the amount: findings, why an amount is zero or cannot be given, and limits on answers. */
export const findings = {
  'cut-out': 'Your payment goes down to zero when you earn {cut-out} a fortnight.',
  'over-assets-limit': 'Your assets are above the limit. You will not be paid until your assets are below the limit.',
  'nil-rate-period':
    'If your pay brings your payment down to zero, keep reporting, because your payment is not cancelled straight away.',
  'working-credit-used': 'Your Working Credit covered {used} of your pay. You have {balance-after} left.',
  'working-credit-earned': 'You earn {accrued} of Working Credit this fortnight. Your new balance is {balance-after}.',
  'income-bank-used': 'Your Income Bank covered {used} of your income. You have {balance-after} left.',
  'income-bank-earned': 'You add {accrued} to your Income Bank this fortnight. Your new balance is {balance-after}.',
  'work-bonus':
    'Because of the Work Bonus, {exempt} of your earnings does not count. The other {counted} counts. Your new balance is {balance-after}.',
  'partner-work-bonus':
    'Because of your partner’s Work Bonus, {exempt} of their earnings does not count. The other {counted} counts. Their new balance is {balance-after}.',
  'deemed-income':
    'Centrelink treats your {financial-assets} of financial assets as if they earned {deemed} a fortnight ({deemed-year} a year). It does not matter how much they really earn.',
  'super-not-counted':
    'Super does not count until its owner reaches Age Pension age, unless it is already being paid out.',
  'gifts-counted': 'You gave away {amount}. Centrelink still counts it as an asset.',
  'assets-not-given': 'You did not enter your assets, so we did not test them or count income from them.',
  'income-result-lower':
    'The income test gives {by-income}, and the assets test gives {by-assets}. You are paid the lower amount, from the income test.',
  'assets-result-lower':
    'The income test gives {by-income}, and the assets test gives {by-assets}. You are paid the lower amount, from the assets test.',
  'cut-out-combined':
    'The payment goes down to zero when you and your partner together have an income of {cut-out} a fortnight.',
  'assets-cut-out': 'The payment goes down to zero when your assets are worth {cut-out}.',
  'assets-cut-out-combined':
    'The payment goes down to zero when you and your partner together have assets worth {cut-out}.',
  'pension-parts':
    'This amount is made up of {basic-left} basic rate, {supplement-left} Pension Supplement, {rent-left} Rent Assistance and {energy-left} Energy Supplement.',
  'pension-advance': 'At the full rate, you can ask for an advance of {smallest} to {largest}.',
  'transitional-rate-paid':
    'You are paid the transitional rate because it is higher. The standard rate would be {amount}.',
  'transitional-rate-ended':
    'The standard rate is at least as high as the transitional rate of {amount}, so you get the standard rate. You cannot go back to the transitional rate later.',
  'blind-not-tested': 'You are permanently blind, so income and assets do not count.',
  'blind-rent-assistance':
    'To get Rent Assistance, you must be paid under the income and assets tests. Ask Centrelink which way gives you more.',
  'impairment-points-too-few': 'You have {points} points. You need at least {points-needed}.',
  'impairment-points-enough': 'You have {points} points. You need {points-needed}, so you have enough.',
  'program-of-support-not-needed': 'You have enough points on one table, so you do not need a Program of Support.',
  'program-of-support-met': 'You meet the Program of Support rule.',
  'program-of-support-needed':
    'Your points come from more than one table. You first need a Program of Support, usually for {months} months.',
  'care-receiver-within-limits': 'The person you care for is within the limits for Carer Payment.',
  'care-receiver-over-income-limit':
    'The person you care for has income above {limit} a year, so you cannot get Carer Payment for them.',
  'care-receiver-over-assets-limit':
    'The person you care for has more than {limit} in assets and more than {liquid-limit} in money they can use. You cannot get Carer Payment for them.',
  'care-receiver-liquid-assets':
    'The person you care for has more than {limit} in assets. You can get Carer Payment for them only if they have up to {liquid-limit} in money they can use.',
  'carer-work-within-limit': 'Your paid work is within the limit of {hours} hours in four weeks.',
  'carer-work-respite-days':
    'You work more than {hours} hours in four weeks. If this is only for a short time, it uses up {days} of your days off from caring.',
  'carer-work-can-suspend':
    'You regularly work more than {hours} hours in four weeks. Carer Payment can be put on hold for up to {months} months.',
  'carer-over-income-limit': 'You can get Carer Allowance only if your family income is under {limit} a year.',
  'carer-allowance-most-adults': 'You can be paid for up to {adults} adults.',
  'paid-for-1-july': 'You get this once a year if you are on the payment on 1 July. You do not need to claim.',
  'rent-below-threshold': 'Your rent is too low for Rent Assistance.',
  'rent-assistance-maximum': 'You get the maximum Rent Assistance for your situation.',
  'rent-assistance-sharer':
    'You share a kitchen, bathroom or bedroom, so your maximum is two thirds of the single rate.',
  'rent-assistance-two-thirds-of-board':
    'We counted two thirds of your board and lodging as rent. If you know how much is for lodging, enter it.',
  'rent-assistance-combined': 'This amount is for both of you together.',
  'rent-assistance-half-each':
    'This amount is for both of you together. If you both get a payment, you each get half, which is {amount}.',
  'rent-assistance-with-family-tax-benefit':
    'If you have children, you get Rent Assistance with your Family Tax Benefit.',
  'rent-assistance-with-partners-pension':
    'Rent Assistance is already added to your partner’s pension, so it is not added to this payment.',
  'rent-assistance-family-income-test': 'The income test for Family Tax Benefit can lower this amount.',
  'no-rent-assistance-home-owner': 'If you own your home, you cannot get Rent Assistance.',
  'no-rent-assistance-government-housing': 'If you rent public housing, you cannot get Rent Assistance.',
  'no-rent-assistance-aged-care': 'If you live in a government-funded aged care home, you cannot get Rent Assistance.',
  'no-rent-assistance-parental-home':
    'If you are single, below the age limit and live with a parent, you cannot get Rent Assistance.',
  'no-rent-assistance-dependent-at-home':
    'If you count as dependent and get the at-home rate, you cannot get Rent Assistance.',
  'no-rent-assistance-accommodated-independent':
    'If you are independent but live in a parent’s home, you cannot get Rent Assistance.',
  'no-rent-assistance-base-rate-family-tax-benefit':
    'You get Rent Assistance only if you get more than the base rate of Family Tax Benefit Part A.',
  'no-rent-assistance-other-payment': 'You get Rent Assistance only with some payments, and yours is not one of them.',
  'parenting-payment-instead':
    'If you are a single parent and your youngest child is under {age}, you normally get Parenting Payment, which is higher. We show JobSeeker here. Claim Parenting Payment, or ask Centrelink why you do not get it.',
  'parenting-payment-by-age':
    'If your youngest child is under {age}, you normally get Parenting Payment instead of JobSeeker. Parenting Payment is higher.',
  'parenting-payment-child-under': 'You can get this payment while your youngest child is under {age}.',
  'parenting-payment-separated-rate':
    'If your partner is in hospital, respite care or prison, your full rate is {amount} a fortnight. Your income is still tested as a couple.',
  'newly-arrived-lone-parent':
    'If you were not a single parent on your first day as a resident here, this wait does not apply to you. Tell Centrelink.',
  'special-benefit-discretion':
    'Centrelink decides if you get Special Benefit. You can get it only if you cannot get another payment and your hardship is beyond your control. The amount here is the maximum.',
  'special-benefit-support': 'Free board, lodging or other help counts as income, so we took off {amount} a fortnight.',
  'special-benefit-support-not-valued':
    'You get free board, lodging or other help, so your payment will be lower. Centrelink decides by how much.',
  'special-benefit-funds-within': 'Your money is below the limit of {limit}.',
  'special-benefit-funds-above': 'You have {assets}. The limit for Special Benefit is usually {limit}.',
  'special-benefit-substantial-change':
    'This wait can end if there was a big change beyond your control after you arrived, such as violence, illness or a sponsor who can no longer help you. Losing a job or spending your savings is not enough.',
  'crisis-payment-in-hardship': 'You have {assets}, which is below the limit of {limit}.',
  'crisis-payment-not-in-hardship': 'You have {assets}. You can get Crisis Payment only if you have less than {limit}.',
  'crisis-payment-hardship-limit':
    'You can get this only if you have less than {limit}. If you have a partner, count the money of both of you.',
  'crisis-payment-contact': 'Contact Centrelink within {days} days of the event.',
  'crisis-payment-claim': 'After you contact Centrelink, submit your claim within {days} days.',
  'crisis-payment-claim-safely':
    'If someone dangerous could see an online claim, call or go to a service centre and ask for a social worker. This counts as contact.',
  'crisis-payment-release-claim': 'Claim within {days} days of your release.',
  'crisis-payment-release-early': 'You can claim up to {days} days before your release.',
  'crisis-payment-too-late':
    'More than {days} days have passed. Call Centrelink anyway. Ask for a social worker, and ask about an urgent payment.',
  'crisis-payment-too-many':
    'You can get this up to {times} times in 12 months, for violence and other extreme events together.',
  'crisis-payment-confined-too-short':
    'You can get this only after at least {days} days in prison or psychiatric confinement.',
  'crisis-payment-confined-at-least': 'You must have spent at least {days} days in prison or psychiatric confinement.',
  'crisis-payment-excluded':
    'You cannot get this if you get a disaster payment for the same event, were evicted for unpaid rent or mortgage, or chose to move.',
  'partner-income-ignored': 'Your partner’s income does not change your payment yet.',
  'partner-income-halved':
    'Your partner gets a pension, so we added your two incomes and counted half of the total as yours.',
  'student-under-18-at-home':
    'If you are under {age}, dependent and live at home, you can usually get Youth Allowance as a student only after you finish Year 12 or the equivalent. We show the amount for then. While you are at school, your parents may get Family Tax Benefit for you. Ask Centrelink which of these you can get now.',
  'state-care-rate':
    'This is the rate if you are in State care and the State pays someone to look after you. If nobody is paid to look after you, you can get up to {maximum} a fortnight.',
  independent: 'You count as independent, so your parents’ income does not count.',
  dependent: 'You count as dependent, so your parents’ income can lower your payment.',
  'parental-income-not-tested': 'One of your parents gets income support, so your parents’ income does not count.',
  'smaller-reduction-not-applied':
    'We looked at your income and your parents’ income. Only the bigger reduction counts, so we did not take off the smaller one ({reduction}).',
  'siblings-rent-not-given':
    'A brother or sister who lives away from home and pays rent has a bigger share of the reduction. Enter their rent, and we count it.',
  'ordinary-waiting-period': 'You wait one week before you are paid, unless you are exempt.',
  'ordinary-waiting-period-after-others': 'You wait one more week after the other waits.',
  'liquid-assets-waiting-period': 'Because of your savings, you wait {weeks} weeks before you are paid.',
  'liquid-assets-wait-exempt': 'You do not have to wait because of savings.',
  'income-maintenance-period':
    'Centrelink treats your payout as pay for {days} days. During this payout wait (income maintenance period), you get less, or nothing.',
  'payment-after-payout':
    'This amount is for the time your payout covers, because the payout counts as income. After that you would get {amount} a fortnight.',
  'income-maintenance-hardship': 'If you are in severe hardship, ask Centrelink to shorten this wait.',
  'newly-arrived-waiting-period': 'You are a new resident, so you may have to wait before you are paid.',
  'newly-arrived-exempt': 'The wait for new residents does not apply to you.',
  'newly-arrived-new-zealand':
    'If you are a New Zealand citizen, you can get this payment once, for a limited time, after some years in Australia.',
  'waiting-period-not-known':
    'You may have to wait, but we cannot work out how long. Ask Centrelink how long you have to wait.',
  'figures-past-review': 'Some rates were due to change. Check this amount with Services Australia.',
  'figures-not-confirmed': 'We could not confirm some rates. Check this amount with Services Australia.',
  'no-redundancy-pay-short-service': 'You do not get redundancy pay if you worked there for less than one year.',
  'no-redundancy-pay-small-business': 'A small business does not have to pay redundancy pay.',
  'no-redundancy-pay-casual': 'Casual workers do not get redundancy pay.',
  'no-redundancy-pay-not-redundant': 'You get redundancy pay only if nobody does your job any more.',
  'no-redundancy-pay-fixed-term':
    'You do not get notice pay or redundancy pay when a contract for a fixed time, task or season ends.',
  'no-redundancy-pay-serious-misconduct':
    'You do not get notice pay or redundancy pay if you were dismissed for serious misconduct.',
  'no-redundancy-pay-apprentice': 'Apprentices do not get redundancy pay.',
  'no-redundancy-pay-trainee': 'You do not get notice pay or redundancy pay when a traineeship ends with its training.',
  'small-business-not-asked': 'A small business may not have to pay redundancy pay.',
  'redundancy-taxable-part': 'You pay tax on part of your redundancy pay.',
  'notice-a-day-later':
    'If you had worked just one more day, your notice would be {weeks} weeks. We count how long you worked there up to the end of the day you got notice.',
  'notice-at-45':
    'The law gives one more week of notice to people “over {age}”. We count the extra week only from your next birthday. If you are {age}, ask the Fair Work Ombudsman if you get the extra week now.',
  'tax-by-age-at-end-of-year':
    'The tax rate depends on your age on the last day of the tax year you are paid in. If you turn {age} by then, you pay less tax.',
  'subsidy-up-to': 'This is the maximum. The provider decides whether to offer a subsidy, and how much.',
  'counted-as-part-time-apprentice':
    'The apprentice works under {hours} hours a week, so we counted this as part-time. If the apprenticeship is registered as full-time, choose “Full-time”.',
  'subsidy-ended': 'This subsidy has ended, and there are no new agreements.',
  'subsidy-excluded':
    'You cannot get a subsidy for this job, because of what you ticked under “Do any of these apply to this job?”.',
  'subsidy-ask-first':
    'Either the new worker will replace someone who works for you now, or they have worked for you before. Ask the provider before you hire, because you may not get a subsidy.',
  'subsidy-hours-too-few':
    'This job has too few hours. To get the subsidy, it must have at least {hours} hours a week.',
  'subsidy-service-too-short':
    'The worker has not been with a provider for long enough. They must have been with one for at least {months} months.',
  'confirm-subsidy-with-provider':
    'We found the rules on hours and dates only on older pages, so ask the provider to confirm them.',
  'confirm-subsidy-with-agency':
    'We found some of these rules only on older pages, so ask the agency that pays the subsidy to confirm them.',
  'agree-before-start': 'Before the worker starts, get the agreement and the amount in writing.',
  'subsidy-tax-not-confirmed': 'Ask your accountant how the subsidy is taxed.',
  'ftb-no-child':
    'You get Part A for a child under 16. If the child is a full-time secondary student, you get it until the end of the year they turn 19. You must care for the child for enough of the time, and the child cannot get a payment of their own.',
  'ftb-newly-arrived':
    'You are a new resident, so you still wait {weeks} weeks for Part A. There is no wait for Part B.',
  'ftb-a-range':
    'Before we look at income, Part A for your family is {maximum} a year. The base rate is {base-rate} a year.',
  'ftb-health-check':
    'Tell Centrelink about the health check before your child turns 5. If you do not, Part A goes down for {months} months.',
  'family-tax-benefit-at-least':
    'This is the minimum you can get. One part of it is not confirmed for this year, or we cannot work it out here. The maximum is {maximum} a fortnight.',
  'ftb-rent-not-known':
    'We cannot work out Rent Assistance for your home, so we did not count it. Ask Centrelink how much you would get.',
  'ftb-regular-care':
    'For a child who is with you for less than about a third of the nights, you do not get Part A itself, but you may get Rent Assistance.',
  'rent-assistance-once': 'Rent Assistance is paid with Part A, so it is not paid with another Centrelink payment.',
  'maintenance-ceiling-reached': 'Child support lowers only the payment for the children it is for.',
  'maintenance-credit-used':
    'Your maintenance income credit covered {used} of the late child support. You have {balance-after} left.',
  'ftb-a-no-supplement': 'You do not get the Part A supplement if your family income is over {limit}.',
  'ftb-advance': 'You can ask for an advance of up to {amount}. You pay it back from your Part A.',
  'ftb-b-no-child':
    'If you are a couple, Part B ends when your youngest child turns 13. If you are a single parent or grandparent carer, it can continue to the end of the year they turn 18. From 16, the child must be a full-time secondary student.',
  'ftb-b-parental-leave': 'You do not get Part B on days when you get Parental Leave Pay.',
  'ftb-b-over-limit': 'The higher income is {income}. The limit for Part B is {limit}.',
  'parental-leave-week': 'You get {amount} before tax for a week of 5 days.',
  'parental-leave-days-above': 'You can get fewer days than you entered. We left out {days} days.',
  'parental-leave-work-test':
    'The work test looks at the {period-days} days before the birth. In that time, you must have worked for {hours} hours. There must be at least {days} days from your first day of work to your last, and no gap of more than {weeks} weeks.',
  'parental-leave-work-test-not-met':
    'You do not meet the work test. It looks at the {period-days} days before the birth. In that time, you must have worked for {hours} hours. There must be at least {days} days from your first day of work to your last, and no gap of more than {weeks} weeks. Ask Centrelink if an exception applies to you.',
  'parental-leave-over-income':
    'Your income is {income}, and the limit is {limit}. Your family income is {family-income}, and the limit is {family-limit}.',
  'parental-leave-newly-arrived': 'As a new resident you must have waited {weeks} weeks before the birth.',
  'parental-leave-together': 'You and your partner can take up to {days} days at the same time.',
  'parental-leave-claim-times':
    'One parent must claim within {weeks} weeks of the birth. You must use all the days within {years} years.',
  'child-care-share': 'For child {child}, you get {share} of the fee, up to the hourly cap.',
  'child-care-hours': 'For child {child}, you get up to {hours} subsidised hours a fortnight.',
  'child-care-days': 'For child {child}, this is the same as {days} days a fortnight.',
  'child-care-too-old': 'Child Care Subsidy is for children up to {age} who are not in secondary school.',
  'child-care-travel':
    'You can add {minutes} minutes a fortnight for the trip between child care and your work or study.',
  'child-care-withheld':
    'The child care service gets {paid}. Centrelink keeps {withheld} until your income for the year is known.',
  'newborn-parental-leave':
    'If you get Parental Leave Pay for a child, you do not get the Newborn Upfront Payment or Newborn Supplement for that child.',
  'newborn-no-ftb': 'You get these only if you get Family Tax Benefit Part A for the child.',
  'stillborn-parental-leave': 'If you get Parental Leave Pay for your baby, you cannot get the Stillborn Baby Payment.',
  'stillborn-limit':
    'Your family income in the 6 months from the birth must be {limit} or less, unless you get Family Tax Benefit.',
  'stillborn-over-limit': 'Your family income in the 6 months is {income}. The limit is {limit}.'
}

export const reasons = {
  'jobseeker-under-22': 'You are too young for JobSeeker. See Youth Allowance.',
  'age-pension-age': 'At your age, claim the Age Pension instead.',
  'youngest-child-too-old': 'Your youngest child is too old for this payment. See JobSeeker.',
  'supplements-from-pension-age':
    'From Age Pension age this payment has other supplements, which we do not work out. See the Age Pension too.',
  'special-category-visa':
    'If you are a New Zealand citizen, you need a protected special category visa, a permanent visa or Australian citizenship for this payment.',
  'austudy-under-25': 'You can get Austudy from age {age}. See Youth Allowance.',
  'special-benefit-child': 'We could not confirm the rate for a child under {age}. Ask Centrelink what it is.',
  'special-benefit-parents':
    'If you are under {age} and live with your parents, their income counts as it does for Youth Allowance. Ask Centrelink how much you would get.',
  'special-benefit-partner-income':
    'Your partner’s income or pension lowers Special Benefit. We could not find out by how much. Ask Centrelink how much you would get.',
  'young-disability-pension':
    'If you are under {age}, Disability Support Pension has different rates. Ask Centrelink which rate you get.',
  'youth-allowance-age':
    'You cannot get Youth Allowance at your age for your kind of study or job search. See JobSeeker or Austudy.',
  'parental-income-not-given': 'Enter your parents’ income so that we can work this out.',
  'maintenance-income':
    'Child support changes the parental income test, and we cannot work that out. Ask Centrelink how much you would get.',
  'family-tax-benefit-child-rate':
    'Brothers and sisters share the reduction if your parents get Family Tax Benefit for them. Enter the maximum your parents could get for them.',
  'rent-assistance-base-rate-family-tax-benefit':
    'If you get Family Tax Benefit at the base rate, we cannot tell if you get Rent Assistance. Ask Centrelink if you do.',
  'rent-assistance-government-subtenant':
    'If you rent a room from a public housing tenant, you may or may not get Rent Assistance. Ask Centrelink if you can.',
  'temporary-visa':
    'You cannot get this payment on most temporary visas, but you can on some. Ask Centrelink if you can get it on yours.',
  'protected-special-category-visa':
    'A protected special category visa has different rules. Ask Centrelink if you can get this payment.',
  'visa-before-2019': 'Visas granted before 2019 have older rules. Ask Centrelink how long you have to wait.',
  'leave-without-weekly-pay': 'Enter your weekly pay so that we can work out your leave.',
  'under-age-pension-age': 'You have not reached Age Pension age yet.',
  'abroad-with-rent-or-transitional':
    'If you were overseas for a longer time, we cannot work out Rent Assistance or the transitional rate. Ask Centrelink how much you would get.',
  'working-life-years-not-given':
    'Enter how many years you lived in Australia between age 16 and Age Pension age. We need this because you have been overseas for a long time.',
  'disability-support-pension-under-16': 'You can get Disability Support Pension from age {age}.',
  'shared-care-yearly':
    'If two carers share the allowance, we do not know how this payment is shared. Ask Centrelink how much you would get.',
  'not-genuine-redundancy': 'You did not lose your job because of a genuine redundancy.',
  'junior-pay': 'Pay for young workers differs by award. Enter the hourly pay instead.',
  'subsidy-amount-not-confirmed':
    'We could not confirm the amount of this subsidy on an official page. Ask the provider.',
  'figure-not-held': 'We do not have one of the rates that we need for that date.',
  'maintenance-ceiling':
    'If you get child support for only some of the children, a special limit applies at this income. Ask Centrelink how much Part A you would get.',
  'parental-leave-rate-not-held': 'We do not have the rate for one of these days.',
  'child-care-fee-not-given': 'Enter the hourly fee for each child so that we can work this out.',
  'in-home-care-of-several':
    'If you use In Home Care for more than one child, there is one cap for the family. Ask the service.',
  'newborn-below-base':
    'If you get less than the base rate of Part A, the Newborn Supplement is smaller. Ask Centrelink how much.'
}

export const limits = {
  'debts-and-deductions': 'debts and other deductions from your payment',
  'tax-withheld': 'tax on your payment or pay',
  'remote-area-allowance': 'Remote Area Allowance',
  'deemed-income': 'assumed income from your savings',
  'assets-hardship': 'hardship rules for people with assets',
  'part-fortnights': 'payments for part of a fortnight',
  'advance-payments': 'advance payments',
  'partner-working-credit': 'your partner’s Working Credit',
  compensation: 'compensation payments',
  'qualifying-residence': 'the two years you must live here for Parenting Payment',
  'other-assets': 'assets other than money you can use now',
  'crisis-conditions': 'whether you were in Australia, and the documents that show what happened',
  'maintenance-income': 'child support',
  'family-tax-benefit-income-test': 'the income test for Family Tax Benefit',
  'severe-hardship-waivers': 'shorter waits if you are in severe hardship',
  'seasonal-work-preclusion': 'waits after seasonal or contract work',
  'order-of-waiting-periods': 'how waits overlap',
  'pension-qualification': 'residence, waiting periods and other rules about who can get it',
  'quarterly-pension-supplement': 'a Pension Supplement paid each quarter',
  'foreign-pensions': 'pensions from other countries',
  'retirement-village-entry': 'what you paid to enter a retirement village or for a granny flat',
  'home-sale-proceeds': 'money from a home you sold to buy another',
  'time-outside-australia': 'time outside Australia',
  'carer-qualification': 'residence, waiting periods and how much care is needed',
  'award-redundancy-schemes': 'redundancy rules in awards',
  'service-when-notice-is-given': 'days you worked after the day you got notice',
  'unused-leave-tax': 'tax on unused leave',
  'whole-of-income-cap': 'the whole-of-income cap',
  'payroll-tax-and-workers-compensation': 'payroll tax and workers compensation insurance',
  'penalty-rates-and-allowances': 'penalty rates, overtime and allowances',
  'superannuation-maximum-base': 'the limit on super for high pay',
  'changes-in-the-year': 'changes in income, care or age during the year',
  'blended-families': 'how partners in a blended family share the payment',
  'newborn-supplement': 'the Newborn Upfront Payment and Newborn Supplement',
  'several-child-support-payers': 'child support from more than one person',
  'return-to-work-part-b': 'the higher Part B before the first work after a birth',
  'parental-leave-super': 'the super paid on Parental Leave Pay',
  'mother-claims-first': 'the rule that the birth mother claims first',
  'parental-leave-residence': 'rules about living in Australia, other than the wait',
  'additional-child-care-subsidy': 'Additional Child Care Subsidy',
  'preschool-hours': 'extra hours for preschool',
  absences: 'days when your child misses child care',
  'part-of-13-weeks': 'if you have the child, or get Part A, for fewer than 13 weeks',
  'stillbirth-and-residence': 'rules about the birth and about living in Australia'
}
