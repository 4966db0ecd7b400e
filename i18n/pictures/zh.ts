import type { PictureWords } from './en.ts'

/** The words of pictures and worked examples, Chinese. Only the build reads them. */
export const pictures: PictureWords = {
  history: {
    summary: '{firstDay}是 {first}，从 {lastDay}起是 {last}。',
    table: '每一次调整和日期',
    day: '起始日期',
    value: '数额'
  },
  ladder: {
    demerits: {
      caption: '扣分多了会怎样',
      green: '绿区：没有扣分',
      greenText: '照常做各项要求。如果漏了一项，请在通知写的日期之前，打电话给就业服务机构。',
      warning: '警告区：有一次或以上扣分',
      warningText: '请向就业服务机构说明为什么漏了。如果福利金暂停了，请尽快联系就业服务机构。',
      interview: '满 {amount:demerits.capability-interview} 次：能力面谈',
      interviewText: '就业服务机构会和你谈一次，看各项要求适不适合你。',
      assessment: '满 {amount:demerits.capability-assessment} 次：能力评估',
      assessmentText: 'Services Australia 也会看各项要求适不适合你。',
      penalty: '处罚区：评估之后',
      penaltyText: '如果再漏一次任务或面谈，福利金会马上暂停。处罚目前不执行。',
      foot: '每次扣分过了 {amount:demerits.lasts}就不再算。'
    }
  },
  timeline: {
    claim: {
      caption: '从申领到第一笔钱',
      claim: '申领',
      claimText: '就算知道要等，也请今天就提交。',
      leave: '收入维持期（假期工资和裁员补偿金）',
      leaveText: '这些钱相当于几周工资，那几周就当作你有收入，福利金会减少，或者没有。',
      savings: '存款等候期',
      savingsText: '可能不用等；如果要等，最长 {amount:liquid-assets.max-weeks}。',
      ordinary: '一般等候期',
      ordinaryText: '其他等候期过后，还要等 {amount:waiting-period.ordinary}，获准免等的人除外。',
      foot: '收入维持期和存款等候期可以同时算，以较长的一段为准。新移民可能要等更久。'
    },
    'job-end': {
      caption: '工作结束后的各项期限',
      claim: '向 Centrelink 申领',
      claimText: '就算雇主还有钱没付，也请马上提交。',
      pay: '最后一笔工资',
      payText: '多数行业雇佣标准规定，雇主要在 {amount:final-pay.days}内付清。',
      dismissal: '不公平解雇',
      dismissalText: '如果解雇不公平，请在 {amount:unfair-dismissal.apply-days}内向公平工作委员会提出申请。',
      protections: '一般保护',
      protectionsText:
        '如果解雇的理由是法律不允许的，请在 {amount:general-protections.apply-days}内向公平工作委员会提出申请。'
    },
    review: {
      caption: '复核一步一步怎样走',
      explanation: '要求说明',
      explanationText: 'Centrelink 争取在 {amount:review.explanation.contact-days}内打给你。你不用等这一步。',
      ask: '要求正式复核',
      askText: '请在 {amount:review.aro.full-back-pay-weeks}内向 Centrelink 提出，才能全额补发。',
      decide: '等 Centrelink 答复',
      decideText: 'Centrelink 争取在 {amount:review.aro.aim-days}内完成。',
      tribunal: '向裁决处申请复审',
      tribunalText: '收到 Centrelink 的答复后，请在 {amount:review.art.first-weeks}内提出。',
      second: '第二次复审',
      secondText: '如果你的案子可以再复审，请在 {amount:review.art.second-days}内提出申请。',
      foot: '深色是你要办的期限，浅色是 Centrelink 争取完成的时间。上一步结束，下一步才开始算。'
    },
    missed: {
      caption: '漏了面谈或任务之后',
      fix: '补救',
      fixText: '请在 {amount:obligations.days-to-fix}内说明理由，或联系就业服务机构。如果在处罚区，会马上暂停。',
      hold: '暂停发放',
      holdText: '联系就业服务机构以后，会补发暂停期间的钱。',
      again: '如果已经停发',
      againText: '请在收到通知后 {amount:payment.restore-weeks}内打电话给 Centrelink，往往不用重新申领就能恢复。'
    }
  },
  compare: {
    caption: '最小的孩子几岁时，领哪一项',
    rows: { single: '单身', couple: '有伴侣' },
    first: '未满 {until} 岁：{name}',
    last: '满 {from} 岁起：{name}',
    foot: '这里说的是没有工作、没有其他收入的主要照顾者。可能还能另外领家庭税务福利。'
  },
  keep: {
    captions: {
      'jobseeker-single': '单身、没有孩子：工资多了，求职者津贴减多少',
      'jobseeker-parent': '单身、照顾 15 岁的孩子：工资多了，求职者津贴减多少',
      student: '满 18 岁、住在家里的学生：工资多了，青年津贴减多少',
      'young-job-seeker': '19 岁、住在家里的求职者：工资多了，青年津贴减多少'
    },
    foot: '金额都是每两周、税前，含能源附加补贴。例子里的人不租房，也没有存款。',
    summary: '如果每两周挣 {pay}，津贴是 {payment}，合计 {total}。工资到 {cutOut}，津贴就减到零。',
    payment: '津贴',
    pay: '你的工资',
    together: '合计',
    axis: '每两周税前工资（澳元）',
    table: '看具体数字'
  },
  examples: {
    'tax-free':
      '举个例子：你做了六年半，按 {years} 个整年算。{years} × {perYear} = {forYears}，再加 {base}，免税额就是 {limit}。如果你一共拿到 {paid}，只有多出来的 {taxed}要交税。',
    'redundancy-pay':
      '举个例子：你做了 4 年 7 个月，按 {years} 个整年算，查表是 {weeks} 周。如果你每周的基本工资是 {weekly}，补偿金就是 {weeks} × {weekly} = {pay}。',
    'payout-wait':
      '举个例子：你原来每周挣 {weekly}，裁员补偿金是 {paid}，相当于 {weeks} 周多一点的工资，所以要等 {weeks} 周。就算第一周就把这笔钱花完了，也还是要等这么久。',
    'savings-wait':
      '举个例子：你单身、没有子女，有 {assets}。前 {first}要等 1 周；余下的 {rest}里，有 {further} 个 {step}，再等 {further} 周。一共要等 {weeks} 周。',
    'compensation-weeks':
      '举个例子：你和解拿到 {settlement}，其中 {lost}算作收入损失。{lost}除以 {divisor}，得 {weeks} 个整周，所以有 {weeks} 周不能领收入补助金。',
    'advance-repayment': '举个例子：如果预支 {advance}，以后 {fortnights} 期，每期大约少领 {each}。',
    'enough-hours':
      '举个例子：这两周里，你上班 {work} 小时、上课 {study} 小时，一共 {sum} 小时。再做 {volunteering} 小时志愿工作，就满 {enough} 小时，够了。'
  }
}
