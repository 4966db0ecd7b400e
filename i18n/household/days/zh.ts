import type { days as en } from './en.ts'

export const days: Record<keyof typeof en, string> = {
  'crisis-payment-contact':
    '请把发生的事告诉 Centrelink：网上随时可以开始申领，上班时间也可以打电话或去服务中心，都算。',
  'crisis-payment-lodge': '如果及时告诉过 Centrelink，请最晚在这天提交危机补助金（Crisis Payment）的申领。',
  'crisis-payment-release': '请在出狱或出院前后申领危机补助金（Crisis Payment）。',
  'jobseeker-start': '请开始填写求职者津贴（JobSeeker Payment）的申领。',
  'jobseeker-lodge':
    '请最晚在这天提交求职者津贴（JobSeeker Payment）的申领，这样申领就从没有工作的第一天算起。如果之后才提交，就从提交那天算起。',
  'claim-after-partners-death': '请最晚在这天申领{payment}，这样就不用因为存款而等。',
  'parenting-payment-claim': '请最晚在这天申领育儿补助金（Parenting Payment），这样钱就从孩子出生或来到你家那天算起。',
  'parental-leave-pay-from-birth':
    '请最晚在这天申领带薪育婴假津贴（Parental Leave Pay），这样钱就从孩子出生那天算起。还要办出生登记。',
  'parental-leave-pay-first-claim': '父母至少有一方，最晚要在这天申领带薪育婴假津贴（Parental Leave Pay）。',
  'stillborn-baby-payment-claim': '请最晚在这天申领死产婴儿补助金（Stillborn Baby Payment）。',
  'ftb-claim-newborn':
    '请最晚在这天，为新生或新来的孩子申领家庭税务福利（Family Tax Benefit）；新生儿的补助和它一起领。',
  'ftb-lump-sum': '请最晚在这天，申领上一财政年度的家庭税务福利（Family Tax Benefit）。',
  'ftb-confirm-income':
    '请最晚在这天报完上一财政年度的税；如果不用报税，就告诉 Centrelink。不然可能要退还家庭税务福利（Family Tax Benefit）。',
  'leaving-violence-apply': '请最晚在这天，打电话给离开暴力计划（Leaving Violence Program）。离开之前就可以打。',
  'feg-claim': '如果雇主破产、还欠你钱，请最晚在这天申领公平权益保障计划（Fair Entitlements Guarantee）。',
  'age-pension-claim': '请申领养老金（Age Pension）。可以提前几周申领，申领之前那些天的钱不补发。',
  'next-payment-claim':
    '从这天起可以领{payment}，请最晚在这天申领。原来领的福利金不会自动转过来，申领之前那些天的钱也不补发。',
  'tell-change': '请最晚在这天，把新的工时或工资告诉 Centrelink。之后每两周要申报收入。',
  'tell-event': '请最晚在这天把发生的事告诉 Centrelink。在这之前，金额不会改。'
}
