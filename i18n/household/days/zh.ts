import type { days as en } from './en.ts'

export const days: Record<keyof typeof en, string> = {
  'crisis-payment-contact': '把发生的事告诉 Centrelink：打电话、去服务中心或网上开始申请都算。',
  'crisis-payment-lodge': '及时告诉过 Centrelink，就在这天以前交上危机补助金（Crisis Payment）的申请。',
  'crisis-payment-release': '获释后申请危机补助金（Crisis Payment）。',
  'jobseeker-start': '开始填求职者津贴（JobSeeker Payment）的申请。',
  'jobseeker-lodge':
    '交求职者津贴（JobSeeker Payment）的申请。这天以前交，从没有工作的第一天算起；之后交，从交的那天算起。',
  'claim-after-partners-death': '在这天以前申请，就不用因为存款而等。',
  'parenting-payment-claim': '申请育儿补助金（Parenting Payment），才能从孩子出生或来到那天算起。',
  'parental-leave-pay-from-birth': '申请带薪育婴假津贴（Parental Leave Pay），才能从孩子出生那天算起。还要办出生登记。',
  'parental-leave-pay-first-claim': '首次申请带薪育婴假津贴（Parental Leave Pay）的最后一天。',
  'stillborn-baby-payment-claim': '申请死产婴儿补助金（Stillborn Baby Payment）。',
  'ftb-claim-newborn': '为新生或新来的孩子申请家庭税务福利（Family Tax Benefit）。',
  'ftb-lump-sum': '申请上一财政年度的家庭税务福利（Family Tax Benefit）。',
  'leaving-violence-apply': '打电话给离开暴力计划（Leaving Violence Program）。离开之前就可以打。',
  'feg-claim': '如果雇主破产、还欠你钱，向公平权益保障计划（Fair Entitlements Guarantee）申请。',
  'age-pension-claim': '申请养老金（Age Pension）。申请以前的日子不补发。',
  'next-payment-claim': '这天起可以领这一项，请在这天以前申请。原来领的不会自动转过来，申请以前的日子也不补发。'
}
