/** The columns and headings of “What changed, by payment”; only the build has them. */
import type { Language } from './languages.ts'

interface Words {
  columns: { what: string; before: string; now: string }
  /** Of payments whose figures are not just what their page is named after. */
  titles: Record<string, string>
}

export const rateChangesWords: Record<Language, Words> = {
  en: {
    columns: { what: 'What', before: 'Before', now: 'From this day' },
    titles: {
      'age-pension': 'Age Pension, Disability Support Pension and Carer Payment',
      'family-tax-benefit': 'Family Tax Benefit and newborn payments',
      'parental-leave-pay': 'Parental Leave Pay'
    }
  },
  zh: {
    columns: { what: '项目', before: '之前', now: '从这一天起' },
    titles: {
      'age-pension': '养老金、残障支持金和照顾者福利金',
      'family-tax-benefit': '家庭税务福利、新生儿附加补贴',
      'parental-leave-pay': '带薪育婴假津贴'
    }
  }
}
