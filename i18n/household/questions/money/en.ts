import { STATE_NAMES } from '../../../states.ts'
import { heldPayments, injury, yesNo } from '../options/en.ts'
import type { FieldWords, QuestionWords } from '../types.ts'

/** Money and home. */
export const money = {
  questions: {
    income: {
      label: { me: 'What income do you have, before tax?', other: 'What income do they have, before tax?' },
      hint: 'A rough amount is enough. If there is none, enter 0. Leave out Centrelink payments and money for an injury.',
      why: 'Income above a set amount (the free area) lowers your payment gradually.'
    },
    'income-eight-weeks': {
      label: {
        me: 'What was your income a week, before tax, on average over the last {figure:low-income-card.weeks}?',
        other: 'What was their income a week, before tax, on average over the last {figure:low-income-card.weeks}?'
      },
      hint: 'If you have a partner, add up what you both have. Redundancy pay counts.',
      why: 'The Low Income Health Care Card depends on your income in these weeks.'
    },
    'income-year': {
      label: 'What will your taxable income be this financial year (1 July to 30 June)?',
      hint: 'Give your best guess for the whole year. Count Parental Leave Pay, but leave out other Centrelink payments, now and later.',
      why: 'Family payments and Child Care Subsidy depend on your income for a whole year.'
    },
    'income-last-year': {
      label: 'What was your taxable income last financial year?',
      hint: 'It is on the notice of assessment from the tax office. A rough amount is enough.',
      why: 'For Parental Leave Pay and the card for older people, the income of last year counts.'
    },
    maintenance: {
      label: { me: 'How much child support do you get a year?', other: 'How much child support do they get a year?' },
      hint: 'If there is none, enter 0.',
      why: 'Child support can lower Family Tax Benefit Part A.'
    },
    assets: {
      label: {
        me: 'What money do you have, and what else do you own?',
        other: 'What money do they have, and what else do they own?'
      },
      hint: 'A rough amount is enough. If there is none, enter 0. If you have a partner, add up what you both have. Leave out the home.',
      why: 'Savings can delay the first payment by several weeks. In a crisis, people with little money can get extra help. Other assets stop a payment only if they are worth a lot.'
    },
    'account-based': {
      label: {
        me: 'How much of your savings is in an account-based pension?',
        other: 'How much of their savings is in an account-based pension?'
      },
      hint: 'An account-based pension pays you a regular income from your super. If you have a partner, add up what you both have. If there is none, enter 0.',
      why: 'The Commonwealth Seniors Health Card counts an income from this money.'
    },
    home: {
      label: { me: 'Where do you live?', other: 'Where do they live?' },
      why: 'If your rent is above a set amount, you may get Rent Assistance. Home owners have different asset limits. States give rebates, and there is an allowance for remote areas.'
    },
    has: {
      label: { me: 'Which of these do you get already?', other: 'Which of these do they get already?' },
      hint: 'Tick all that apply.',
      why: 'Some payments cannot be paid together. Others can be paid only after you have had another payment for several months.'
    }
  } as const satisfies Record<string, QuestionWords>,
  fields: {
    pay: { label: 'Pay from work', hint: 'For a business of your own, give what is left after its costs.' },
    'other-income': {
      label: 'Other income',
      hint: 'For example, rent that others pay you, a pension from overseas or an income stream. Leave out interest.'
    },
    'year-own': { label: { me: 'Your own', other: 'Their own' } },
    'year-both': { label: 'Both together' },
    'last-year-own': { label: { me: 'Your own', other: 'Their own' } },
    'last-year-both': { label: 'Both together' },
    savings: {
      label: { me: 'Money you could use this week', other: 'Money they could use this week' },
      hint: 'Count bank accounts, cash and shares.'
    },
    'more-savings': {
      label: { me: 'Do you have any other savings?', other: 'Do they have any other savings?' },
      hint: 'For example, a term deposit, money that was lent, or super.',
      options: yesNo
    },
    'assets-financial': {
      label: 'All savings together, including the money above',
      hint: 'Count money in banks, shares, funds, money that was lent, and super.'
    },
    'assets-super': {
      label: 'How much of these savings is the super of someone under {figure:age-pension.age}?',
      hint: 'Their super does not count while it stays in the fund. If they take it out and put it in the bank, it counts.'
    },
    'assets-other': {
      label: 'Other things of value',
      hint: 'For example a car, furniture, land or a business. Give what they would sell for.'
    },
    'account-based': {},
    injury: { label: { me: 'For you', other: 'For the person I am asking for' }, options: injury },
    'injury-pay': { label: 'How much are the weekly payments, before tax?' },
    'injury-settled': { label: 'Was the amount agreed, rather than decided by a court?', options: yesNo },
    'injury-sum': { label: 'How much was the whole lump sum, including legal costs?' },
    'injury-paid-on': { label: 'When was the lump sum paid?' },
    'injury-lost-from': {
      label: {
        me: 'When did you start to lose pay because of the injury?',
        other: 'When did they start to lose pay because of the injury?'
      },
      hint: 'If there were weekly payments for the injury, enter the day after the last one.'
    },
    'partner-injury': { label: { me: 'For your partner', other: 'For their partner' }, options: injury },
    'partner-injury-pay': { label: 'How much does the partner get, before tax?' },
    home: {
      options: {
        'private-rent': 'A rented home',
        'community-housing': 'Community housing',
        'government-housing': 'Public housing, rented from the state',
        'boarding-house': 'Boarding house, hostel or hotel',
        'board-and-lodging': 'A room with meals',
        lodging: 'A room in a private home, without meals',
        'with-family': 'With parents or family',
        'own-home': 'Own home, with or without a loan',
        'retirement-village': 'Retirement village',
        'site-or-mooring': 'Caravan, cabin or boat',
        'aged-care': 'Aged care home',
        refuge: 'Refuge or crisis housing',
        nowhere: 'No fixed place'
      }
    },
    'home-owner': { label: { me: 'Do you own this home?', other: 'Do they own this home?' }, options: yesNo },
    rent: {
      label: 'How much do you pay for rent, fees or board?',
      hint: 'For a couple, enter what both pay together. If nothing is paid, enter 0.'
    },
    meals: { label: 'Does this include meals?', options: yesNo },
    sharing: {
      label: {
        me: 'Do you share a kitchen, bathroom or bedroom with anyone except your partner?',
        other: 'Do they share a kitchen, bathroom or bedroom with anyone except their partner?'
      },
      hint: 'Sharing with a parent counts too.',
      options: yesNo
    },
    state: { label: 'State or territory', options: STATE_NAMES.en },
    remote: {
      label: 'Is the home in a remote area?',
      hint: 'The tax office calls these places zone A or special zone B.',
      options: yesNo
    },
    has: { options: heldPayments },
    months: { label: 'For how many months have you been getting {payment}?' }
  } as const satisfies Record<string, FieldWords>
}
