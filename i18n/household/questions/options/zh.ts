/** 几个问题都有的选项。 */
export const yesNo = { yes: '是', no: '否' }
export const hasOrNot = { yes: '有', no: '没有' }

export const workStatuses = {
  none: '没有工作，也没有在找工作',
  unemployed: '没有工作，正在找工作',
  casual: '临时工（casual）',
  'part-time': '兼职',
  'full-time': '全职',
  'self-employed': '自雇',
  apprentice: '学徒或培训生',
  'on-leave': '有工作，正在休假',
  'stopped-by-disaster': '因灾害停工',
  retired: '已退休',
  farm: { label: '在农场干活', hint: '农场是家里的，或者家里有一份' }
}

export const injury = {
  weekly: '按周在领',
  'lump-sum': '拿到了一次性赔偿，或快要拿到',
  claimed: '已经申请，还没有结果',
  none: '以上都没有'
}

export const heldPayments = {
  jobseeker: '求职者津贴（JobSeeker Payment）',
  'youth-allowance-jobseeker': '青年津贴（Youth Allowance），找工作',
  'youth-allowance-student': '青年津贴（Youth Allowance），学生或学徒',
  austudy: 'Austudy（成人学生津贴）',
  abstudy: 'ABSTUDY（原住民助学金）',
  'parenting-payment-single': '单亲育儿补助金（Parenting Payment Single）',
  'parenting-payment-partnered': '有伴侣者的育儿补助金（Parenting Payment Partnered）',
  'disability-support-pension': '残障支持金（Disability Support Pension）',
  'carer-payment': '照顾者福利金（Carer Payment）',
  'carer-allowance': '照顾者津贴（Carer Allowance）',
  'age-pension': '养老金（Age Pension）',
  'special-benefit': '特别福利金（Special Benefit）',
  'farm-household-allowance': '农户津贴（Farm Household Allowance）',
  'veteran-payment': '退伍军人事务部的福利金',
  'ftb-a': '家庭税务福利 A 部分（FTB Part A）',
  'ftb-b': '家庭税务福利 B 部分（FTB Part B）',
  'parental-leave-pay': '带薪育婴假津贴（Parental Leave Pay）',
  'mobility-allowance': '交通津贴（Mobility Allowance）',
  'health-care-card': '医疗保健卡（Health Care Card）',
  'pensioner-concession-card': '养老金领取者优惠卡（Pensioner Concession Card）',
  'seniors-health-card': '联邦老年保健卡（Commonwealth Seniors Health Card）',
  none: '以上都没有'
}
