import { assessRentAssistance } from '../../../rules/rent-assistance.ts'
import { ACCOMMODATION, FAMILY_TAX_BENEFIT, HOUSEHOLDS, RENTERS_PAYMENTS } from '../../../rules/situations/choices.ts'
import type { RentAssistanceSituation } from '../../../rules/situations/rent-assistance.ts'
import type { Definition, Values } from '../../tool/types.ts'
import { choice, money, number, yesNo } from '../../tool/questions.ts'
import { children, familyTaxBenefit, lodging, RENT, required } from './shared.ts'

const NO_RENT = ['own-home', 'government-housing', 'aged-care']

const onYouthAllowance = (values: Values) => values.is('payment', 'youth-allowance')
const onFamilyTaxBenefit = (values: Values) => values.is('payment', 'family-tax-benefit')
const paysRent = (values: Values) => !values.is('accommodation', ...NO_RENT)
/** Nobody there is a sharer (Social Security Act 1991 s 5A(5A)). */
const isExempt = (values: Values) => values.is('accommodation', 'boarding-house')
const livesWithoutFamily = (values: Values) => values.is('household', 'single') && values.is('children', '0')

export const rentAssistance: Definition<RentAssistanceSituation> = {
  id: 'rent-assistance',
  questions: [
    choice('payment', RENTERS_PAYMENTS, { menu: true }),
    choice('household', HOUSEHOLDS),
    children,
    familyTaxBenefit(values => !values.is('children', '0') && !onFamilyTaxBenefit(values)),
    choice('ftb-rate', ['above-base', 'base-rate'], { when: onFamilyTaxBenefit }),
    choice('accommodation', ACCOMMODATION, { menu: true }),
    money('rent', RENT, { initial: '400', when: paysRent }),
    lodging(values => values.is('accommodation', 'board-and-lodging')),
    yesNo('sharing', { when: values => paysRent(values) && livesWithoutFamily(values) && !isExempt(values) }),
    number('age', 15, 120, { unit: 'years', initial: '30' }),
    yesNo('with-parent', {
      when: values =>
        paysRent(values) &&
        values.is('household', 'single') &&
        values.is('payment', 'jobseeker', 'austudy', 'youth-allowance')
    }),
    yesNo('ya-independent', { when: onYouthAllowance }),
    yesNo('ya-away', { when: onYouthAllowance }),
    yesNo('ya-family', { when: values => onYouthAllowance(values) && values.is('ya-independent', 'yes') })
  ],
  situation: values => ({
    payment: values.one('payment', RENTERS_PAYMENTS),
    age: required(values.number('age')),
    household: values.one('household', HOUSEHOLDS),
    children: required(values.number('children')),
    familyTaxBenefit: values.one(onFamilyTaxBenefit(values) ? 'ftb-rate' : 'ftb', FAMILY_TAX_BENEFIT),
    youthAllowance: onYouthAllowance(values)
      ? {
          independent: values.is('ya-independent', 'yes'),
          awayFromHome: values.is('ya-away', 'yes'),
          hasHadPartnerOrChild: values.is('ya-family', 'yes')
        }
      : undefined,
    rent: {
      accommodation: values.one('accommodation', ACCOMMODATION),
      perFortnight: required(values.cents('rent')),
      lodgingPart: values.cents('lodging'),
      sharing: values.is('sharing', 'yes'),
      withParent: values.is('with-parent', 'yes')
    }
  }),
  assess: assessRentAssistance,
  examples: [
    { id: 'alone', answers: { rent: '420' } },
    { id: 'sharer', answers: { rent: '180', sharing: 'yes' } },
    { id: 'renting-couple', answers: { household: 'couple', rent: '300' } },
    { id: 'renting-family', answers: { household: 'couple', children: '2', ftb: 'above-base', rent: '260' } }
  ]
}
