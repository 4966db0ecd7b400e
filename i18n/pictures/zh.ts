import type { PictureWords } from './en.ts'

/** The words of pictures, Chinese. Only the build reads them. */
export const pictures: PictureWords = {
  history: {
    summary: '{firstDay}为 {first}，{lastDay}起为 {last}。',
    table: '每一次调整和日期',
    day: '起始日期',
    value: '数额'
  },
  ladder: {
    demerits: {
      caption: '三个区：扣分多了会怎样',
      green: '绿区：没有扣分',
      greenText: '不用做什么。',
      warning: '警告区：有一次或以上扣分',
      warningText: '向就业服务机构说明为什么错过。如果暂停发放，尽快联系机构。',
      interview: '满 {amount:demerits.capability-interview} 次：能力面谈',
      interviewText: '就业服务机构和你谈一次，看各项要求是否适合你。',
      assessment: '满 {amount:demerits.capability-assessment} 次：能力评估',
      assessmentText: '由 Services Australia 再看一遍同样的问题。',
      penalty: '处罚区：评估之后',
      penaltyText: '再错过一次，马上暂停发放。扣减目前暂停执行。',
      foot: '每次扣分只在 {amount:demerits.lasts}内有效，之后不再计算。'
    }
  },
  timeline: {
    claim: {
      caption: '从申领到第一笔钱',
      claim: '申领',
      claimText: '今天就办，知道要等也一样',
      leave: '假期工资和裁员补偿金',
      leaveText: '相当于几周工资，就等几周',
      savings: '存款',
      savingsText: '不用等，或最长等 {amount:liquid-assets.max-weeks}',
      ordinary: '一般等候期',
      ordinaryText: '{amount:waiting-period.ordinary}，通常接在其他等候期之后',
      foot: '因假期工资和因存款的等候可以同时计算，按最长的一段算。新移民可能要等更久。'
    },
    'job-end': {
      caption: '从最后一个工作日算起的期限',
      claim: '向 Centrelink 申领',
      claimText: '马上办，还有钱没到账也一样',
      pay: '最后一笔工资',
      payText: '多数行业雇佣标准规定 {amount:final-pay.days}内付清',
      dismissal: '不公平解雇',
      dismissalText: '{amount:unfair-dismissal.apply-days}内提出申请',
      protections: '一般保护',
      protectionsText: '因此被解雇，{amount:general-protections.apply-days}内提出申请'
    },
    review: {
      caption: '复核一步一步走：你的时间，他们的时间',
      explanation: '要求说明',
      explanationText: '他们争取在 {amount:review.explanation.contact-days}内打给你。这一步可以跳过',
      ask: '要求正式复核',
      askText: '{amount:review.aro.full-back-pay-weeks}内提出，才能补发全部',
      decide: '等他们答复',
      decideText: '他们争取在 {amount:review.aro.aim-days}内完成',
      tribunal: '向裁决处申请复审',
      tribunalText: '收到答复后 {amount:review.art.first-weeks}内提出',
      second: '第二次复审',
      secondText: '{amount:review.art.second-days}内提出申请；不是每个案子都可以',
      foot: '深色是你的时间，浅色是他们的时间。上一步结束，下一步才开始算。'
    },
    missed: {
      caption: '错过一项要求之后',
      fix: '补救',
      fixText: '{amount:obligations.days-to-fix}内；在处罚区没有这段时间',
      hold: '暂停发放',
      holdText: '到你联系机构为止。之后补发，除非有处罚',
      again: '已经停发？',
      againText: '收到通知后 {amount:payment.restore-weeks}内打电话，通常不用重新申领就能恢复'
    }
  },
  compare: {
    caption: '最小的孩子几岁，领哪一种',
    rows: { single: '单身', couple: '有伴侣' },
    first: '未满 {until} 岁：{name}',
    last: '满 {from} 岁起：{name}',
    foot: '适用于没有工作、没有其他收入的主要照顾者。家庭税务福利可以另外领。'
  },
  keep: {
    captions: {
      'jobseeker-single': '工资多了，津贴少多少：求职者津贴，单身、无子女',
      'jobseeker-parent': '工资多了，津贴少多少：求职者津贴，单身主要照顾者，孩子 15 岁',
      student: '工资多了，津贴少多少：青年津贴，18 岁或以上的学生，住在家里',
      'young-job-seeker': '工资多了，津贴少多少：求职者青年津贴，19 岁，住在家里'
    },
    foot: '每两周，税前，含能源附加补贴；不租房、没有存款的情况。',
    summary: '工资 {pay}时，津贴是 {payment}，合计 {total}。工资到 {cutOut}，津贴就减到零。',
    payment: '津贴',
    pay: '你的工资',
    together: '合计',
    axis: '每两周税前工资（澳元）',
    table: '用数字看'
  }
}
