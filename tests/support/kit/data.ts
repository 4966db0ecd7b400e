/**
 * What the kit's page shows: real tools with their data of one day, and answers that lead to each state. Only Node can
 * read data/, so webpack puts the value in the place of this module (data-loader.mjs).
 */
import { calculatorPage } from '../../../components/calculators/pages.ts'
import type { DaysData } from '../../../components/days/types.ts'
import type { CalculatorData } from '../../../components/tool/types.ts'
import type { AssessmentData } from '../../../components/what-can-i-get/data.ts'
import type { InterviewData } from '../../../components/what-can-i-get/types.ts'
import type { Language } from '../../../i18n/languages.ts'
import { loadData } from '../../../rules/data/load.ts'
import { calculatorData } from '../../../scripts/mdx/calculators.ts'
import { daysData } from '../../../scripts/mdx/days/index.ts'
import { householdData, interviewData } from '../../../scripts/mdx/household.ts'

/** The reader’s own day on this page. */
export const TODAY = '2026-11-28'

export interface KitData {
  language: Language
  calculator: CalculatorData
  days: { deadlines: DaysData; finalPay: DaysData; toldToLeave: DaysData }
  interview: InterviewData
  household: AssessmentData
}

const data = loadData()

function kitData(language: Language): KitData {
  const context = { data, language, today: TODAY }
  return {
    language,
    calculator: calculatorData(context, calculatorPage('jobseeker')),
    days: {
      deadlines: daysData(context, 'deadlines'),
      finalPay: daysData(context, 'final-pay'),
      toldToLeave: daysData(context, 'told-to-leave')
    },
    interview: interviewData(context),
    household: householdData(context)
  }
}

export const KIT_DATA: Record<Language, KitData> = { en: kitData('en'), zh: kitData('zh') }
