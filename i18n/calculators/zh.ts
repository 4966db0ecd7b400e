/** Words of the calculators, Simplified Chinese. */
import type { Widen } from '../en.ts'
import type { calculatorWords as en } from './en.ts'

export const calculatorWords: Widen<typeof en> = {
  form: {
    title: '你的情况',
    private: '你填的内容不会离开这个页面。',
    whatsThis: '这是什么意思？',
    rare: '更多问题（只和部分人有关）',
    optional: '可以不填。',
    moneyBefore: '',
    moneyAfter: '澳元',
    submit: '看结果',
    noScript: '这个计算器需要 JavaScript。没有它时，请看下面算好的例子和本页的标准。',
    failed: '计算器没能加载。请检查网络后重新打开本页，或看下面算好的例子。',
    ratesFrom: '用哪一天的标准',
    ratesHelp: '选以前的日子，可以看同样的情况当时能领多少。',
    now: '今天（{date}）',
    dayNotHeld: '链接要用 {date}的标准，我们没有收录，所以这里用今天的标准。',
    dayUnreadable: '链接里的日期看不懂，所以这里用今天的标准。',
    conversion: '{period} {amount}，相当于每两周 {fortnight}。',
    howOften: '多久一次：{question}'
  },
  periods: { fortnight: '每两周', week: '每周', year: '每年', hour: '每小时', once: '一共' },
  errors: {
    title: '请检查这些答案',
    'not-a-number': '请用数字填写金额，例如 480 或 480.50。',
    empty: '请填一个数。没有就填 0。',
    negative: '请填 0 或更大的数，不要带负号。',
    'too-large': '金额太大了。请检查零的个数。',
    'too-many-decimals': '小数点后最多两位。',
    'not-whole': '请填整数，例如 30。',
    'not-number': '请填数字，例如 17.5。',
    'above-most': '请填 {most}或更少，不会比这更多。',
    'above-whole': '这是上面金额的一部分，不能比它多。',
    'out-of-range': '请填 {least} 到 {most} 之间的数。'
  },
  answer: {
    title: '你的结果',
    example: '先看一个例子（你还没有填）',
    fix: '把标出的答案改好，结果就会显示在这里。',
    failed: '我们这边出了错，算不出来。你填的内容都还在。可以改一个答案再试，也可以打电话问。',
    notHeld: '那一天的标准我们没有收齐，算不了。请选晚一点的日子。',
    week: '每周 {amount}',
    year: '每年 {amount}（情况一直不变的话）',
    withPay: '连同工资一共 {amount}',
    status: '{title}：{amount}。',
    statusNone: '按这些答案算不出来。',
    statusErrors: '有些答案需要检查。',
    none: '算不出来',
    noneWhy: '与其猜一个数，不如不给。',
    working: '怎样算出来的',
    total: '合计',
    totalFortnight: '每两周合计',
    other: '{title}：{amount}',
    from: '{date}起',
    seen: '{date}时有效',
    alsoSay: '还要知道',
    changes: '什么会改变这个数',
    nextRates: '标准下一次变动：{date}。',
    older: '这里用的是 {date}的标准，之后有些标准已经变了。',
    useToday: '改用今天的标准',
    limits: '没有算进去的',
    next: '下一步',
    call: '打给谁',
    figuresOn: '按 {date}的标准计算。',
    weeks: '{count} 周',
    days: '{count} 天'
  },
  actions: {
    title: '保存这个结果',
    copy: '复制链接',
    copied: '链接已复制，里面有你的答案和所用标准的日期。',
    copyByHand: '请复制这个地址：',
    print: '打印',
    clear: '清除所有答案',
    cleared: '答案已全部清除。'
  },
  earnings: {
    title: '如果我多挣一点',
    kept: '每两周挣 {pay}时，再多挣一澳元（税前）你能留下 {kept}。',
    keptFirst: '还没有工资时，挣到的第一澳元（税前）你能留下 {kept}。',
    cutOut: '每两周挣到 {pay}，津贴减为零。',
    chart: '工资增加时，你的津贴、工资，以及两者合计。下面的表格内容相同。',
    unit: '澳元，每两周',
    payment: '津贴',
    payLine: '工资',
    together: '工资 + 津贴',
    you: '你：{pay}',
    youKeep: '再多挣一澳元，留下 {kept}',
    cutOutMark: '从 {pay}起没有津贴',
    table: '用表格看',
    pay: '你的工资',
    thePayment: '津贴',
    sum: '一共',
    keptColumn: '再多挣一澳元留下',
    yourRow: '你的工资',
    cutOutRow: '从这里起没有津贴',
    fortnight: '都是每两周的金额，税前。',
    shift: '如果我多上一个班？',
    shiftLabel: '这两周多挣的工资，税前',
    now: '现在',
    then: '多上一个班',
    difference: '相差',
    better: '这两周你会多 {amount}（税前）。',
    none: '按这些答案没有津贴可画。',
    chartFailed: '图没能加载。下面的表格有同样的数字。'
  },
  examples: {
    title: '算好的例子',
    lead: '用同一个计算器、按 {date}的标准算出。',
    names: {
      'no-work': '单身，30 岁，没有子女，没有工作，不付房租',
      'casual-renter': '单身，30 岁，每两周挣 {pay}，每周房租 {rent}',
      couple: '有伴侣；自己每两周挣 {pay}，伴侣挣 {partner-pay}',
      'single-parent': '单身，主要照顾一个 15 岁的孩子，每两周挣 {pay}',
      alone: '单身，领求职者津贴，独自居住，每周房租 {rent}',
      sharer: '单身，领求职者津贴，与人合租，每周付 {rent}',
      'renting-couple': '夫妻，没有子女，两人每周共付 {rent}',
      'renting-family': '夫妻，两个孩子，家庭税务福利高于基础标准，每周房租 {rent}',
      'student-home': '学生，20 岁，住父母家，父母收入低，没有打工',
      'student-parents': '学生，20 岁，住父母家；父母每年挣 {parents-income}，自己每两周挣 {pay}',
      'student-away': '独立的学生，20 岁，不住父母家，每周房租 {rent}',
      'young-job-seeker': '求职者，19 岁，住父母家，父母收入低，每两周挣 {pay}',
      'full-time': '全职成年员工，最低工资，Workforce Australia',
      'part-time': '每周 25 小时，行业标准入门级工资，Workforce Australia',
      'family-member': '员工是家人'
    }
  },
  print: {
    answers: '填写的内容',
    names: '中英文名称：',
    printed: '立足提供一般信息，实际金额由 Services Australia 决定。'
  },
  calculators: {
    jobseeker: {
      headline: 'Centrelink 大约会付给你',
      names: 'JobSeeker Payment / 求职者津贴',
      changes: [
        '你或伴侣这两周发到的工资。',
        '伴侣搬来或搬走，孩子来和你住或离开。',
        '房租或地址变了。',
        '存款和其他资产超过上限。'
      ],
      next: '每两周申报收入，没有收入也要申报。实际金额相差很大时，问 Centrelink 是怎么算的。'
    },
    'rent-assistance': {
      headline: '租房援助大约可以多领',
      names: 'Rent Assistance / 租房援助',
      changes: [
        '房租、地址或室友变了。',
        '伴侣搬来或搬走，孩子来和你住或离开。',
        '收入增加：租房援助随别的福利金一起发，收入会减少那项福利金。'
      ],
      next: '把房租和地址告诉 Centrelink。租房援助不用另外申领。留好租约，或者开一张 Rent Certificate（房租证明）。'
    },
    'youth-allowance': {
      headline: 'Centrelink 大约会付给你',
      names: 'Youth Allowance / 青年津贴',
      changes: [
        '你每两周发到的工资，父母一个税务年度的收入。',
        '过了生日：标准和规定按年龄不同。',
        '搬出或搬回父母家，学习或工作有变。'
      ],
      next: '通过 myGov 申领；已经在领的，记得申报收入。家里不安全时，可以要求找社工。'
    },
    'wage-subsidy': {
      headline: '补贴最多是',
      names: 'Wage subsidy / 工资补贴',
      changes: ['就业服务机构书面同意的内容。', '工时或工资变了。', '工资和退休公积金有了新标准。'],
      next: '上班第一天之前，打雇主热线或找员工的就业服务机构，把金额和日期书面谈好。'
    }
  },
  results: {
    'jobseeker-payment': '求职者津贴',
    'youth-allowance': '青年津贴',
    'rent-assistance': '租房援助',
    'assessable-income': '要算的收入',
    'liquid-assets-waiting-period': '因为存款要等的时间',
    'income-maintenance-period': '因为假期薪酬或补偿要等的时间',
    'newly-arrived-waiting-period': '因为新抵澳要等的时间',
    'redundancy-pay': '裁员补偿金',
    'notice-pay': '代通知金',
    'tax-free-redundancy': '免税部分',
    'termination-payment-tax': '补偿要交的税',
    'wage-subsidy': '工资补贴',
    'cost-of-hire-26-weeks': '这份工作 26 周的成本',
    'cost-of-hire-52-weeks': '这份工作 52 周的成本'
  },
  steps: {
    'maximum-basic-rate': '你这种情况的基本标准',
    'energy-supplement': '能源补助金',
    'pharmaceutical-allowance': '药品津贴',
    'rent-assistance': '租房援助',
    'income-reduction-lower': '收入超过免计额度的部分',
    'income-reduction-upper': '收入超过第二档的部分',
    'partner-income-reduction': '因为伴侣的收入',
    'parental-income-reduction': '因为父母的收入',
    'assets-test': '资产超过上限',
    'not-below-nil': '津贴不会低于零',
    rounding: '四舍五入到分',
    'minimum-instalment': '补到最低付款额',
    'rent-above-threshold': '房租超过起付租金的部分',
    'above-maximum-rent-assistance': '超过最高金额的部分',
    'employment-income': '工资',
    'other-income': '其他收入',
    'working-credit-used': '用掉的工作积分',
    'income-bank-used': '用掉的收入储备',
    'liquid-assets-weeks': '存款超过限额对应的周数',
    'above-longest-wait': '超过最长等候期',
    'wait-exempt': '你不用等',
    'leave-period': '发给你的假期薪酬',
    'lump-sum-period': '一次性补偿',
    'newly-arrived-weeks': '要等的周数',
    'newly-arrived-weeks-served': '已经住满的周数',
    'redundancy-weeks-pay': '裁员补偿金的周数',
    'notice-pay': '代通知金',
    'notice-pay-older-worker': '年长员工多一周',
    'tax-free-base': '免税基数',
    'tax-free-years': '每一年工龄的免税额',
    'above-amount-paid': '超过实付金额的部分',
    'etp-tax-to-cap': '上限以内的税',
    'etp-tax-above-cap': '超过上限的税',
    'subsidy-maximum': '每名员工最多',
    'subsidy-instalment': '补贴的一部分',
    wages: '工资',
    superannuation: '退休公积金',
    'leave-loading': '休假加薪'
  },
  terms: {
    income: '收入',
    'free-area': '免计额度',
    upper: '第二档',
    taper: '每一澳元按',
    'partner-income': '伴侣的收入',
    'partner-income-free-area': '不算的部分到',
    'parental-income': '父母的收入',
    divisor: '除以',
    'share-of': '你的份额',
    'share-in': '全部份额',
    rent: '房租',
    threshold: '起付租金',
    maximum: '最高',
    assets: '资产',
    limit: '上限',
    reserve: '不算的部分到',
    step: '每满这个数等一周',
    weeks: '周数',
    days: '天数',
    years: '年数',
    'weekly-pay': '周薪',
    'daily-pay': '日薪',
    amount: '金额',
    hours: '小时',
    'hourly-pay': '时薪',
    rate: '标准',
    taxed: '要交税的部分'
  },
  findings: {
    'cut-out': '你自己的收入每两周到 {cut-out}时，津贴减为零。',
    'over-assets-limit': '你的资产超过上限，超过期间没有津贴。',
    'nil-rate-period': '工资把津贴减到零时，继续申报：津贴会保留一段时间。',
    'working-credit-used': '工作积分抵掉了 {used}的工资，还剩 {balance-after}。',
    'working-credit-earned': '这两周你攒下工作积分 {accrued}，余额变成 {balance-after}。',
    'income-bank-used': '收入储备（Income Bank）抵掉了 {used}的收入，还剩 {balance-after}。',
    'income-bank-earned': '这两周收入储备（Income Bank）增加 {accrued}，余额变成 {balance-after}。',
    'rent-below-threshold': '你的房租没有超过起付租金，所以还没有租房援助。',
    'rent-assistance-maximum': '你领到的是你家最高的租房援助。',
    'rent-assistance-sharer': '你和别人共用厨房、浴室或卧室，算合租，最高金额是单身标准的三分之二。',
    'rent-assistance-two-thirds-of-board': '食宿费我们按三分之二算作房租。知道住宿占多少的话，请填上。',
    'rent-assistance-combined': '这是你们两人合计的金额。',
    'rent-assistance-half-each': '这是你们两人合计的金额。两人都领福利金的，各得一半：{amount}。',
    'rent-assistance-with-family-tax-benefit': '有子女的，租房援助随家庭税务福利发，不随这项津贴发。',
    'rent-assistance-with-partners-pension': '租房援助已经加在你伴侣的养老金类福利金里，所以不再加在这项津贴里。',
    'rent-assistance-family-income-test': '家庭税务福利的收入测试可能会使它减少。',
    'no-rent-assistance-home-owner': '有自己住房的人没有租房援助。',
    'no-rent-assistance-government-housing': '公共住房的租客没有租房援助。',
    'no-rent-assistance-aged-care': '住政府资助的养老院，没有租房援助。',
    'no-rent-assistance-parental-home': '未到规定年龄、住在父母家的单身人士没有租房援助。',
    'no-rent-assistance-dependent-at-home': '受抚养、按住父母家标准领的人没有租房援助。',
    'no-rent-assistance-accommodated-independent': '独立但住在父母家的人没有租房援助。',
    'no-rent-assistance-base-rate-family-tax-benefit': '家庭税务福利 A 部分高于基础标准，才有租房援助。',
    'no-rent-assistance-other-payment': '租房援助只随某些福利金一起发。',
    'parenting-payment-instead':
      '单亲父母最小的孩子未满 {age} 岁的，一般领的不是求职者津贴，而是金额更高的育儿补助金（Parenting Payment）。这里算的是求职者津贴。请申领育儿补助金；领不到的，请向 Centrelink 问清楚原因。',
    'parenting-payment-by-age':
      '最小的孩子未满 {age} 岁的，一般领的不是求职者津贴，而是金额更高的育儿补助金（Parenting Payment）。',
    'partner-income-ignored': '伴侣的收入目前不影响你的津贴。',
    'partner-income-halved': '伴侣领养老金类福利金，所以两人收入相加，一半算你的。',
    'student-under-18-at-home':
      '未满 {age} 岁、受抚养、住在父母家的学生，一般要读完 12 年级或同等课程，才能领青年津贴，这里的金额是那时的。还在上中学的，父母可能可以为你领家庭税务福利。请问 Centrelink。',
    independent: '你算独立，父母的收入不算。',
    dependent: '你算受抚养，父母的收入可能要算。',
    'parental-income-not-tested': '父母一方领收入补助金，所以父母的收入不算。',
    'smaller-reduction-not-applied': '你的收入和父母的收入都要看，只减较大的一项；较小的一项（{reduction}）不减。',
    'siblings-rent-not-given': '不住父母家又付房租的兄弟姐妹，分担的份额更大。填上他们的房租，就会算进去。',
    'ordinary-waiting-period': '多数人第一次领钱之前要等一周。',
    'ordinary-waiting-period-after-others': '其他等候期之后，再加一周。',
    'liquid-assets-waiting-period': '因为存款，你要等 {weeks} 周才开始领。',
    'liquid-assets-wait-exempt': '你不用因为存款而等。',
    'income-maintenance-period':
      '雇主发的这笔钱，会当作你还在领工资来算，一共 {days} 天。这段时间里津贴会减少，或者没有（income maintenance period，收入维持期）。',
    'income-maintenance-hardship': '特别困难时可以缩短等候。问 Centrelink。',
    'newly-arrived-waiting-period': '新抵澳居民可能要等一段时间才能领。',
    'newly-arrived-exempt': '新抵澳居民等候期不适用于你。',
    'newly-arrived-new-zealand': '新西兰公民住满一定年数后，可以在限定时间内领一次这项津贴。',
    'waiting-period-not-known': '可能还要等一段时间，按这些答案算不出来。请问 Centrelink。',
    'figures-past-review': '有些标准已经到了变动的日子。请先到 Services Australia 核对。',
    'figures-not-confirmed': '有些标准没有得到确认。请到 Services Australia 核对。',
    'no-redundancy-pay-short-service': '工龄不满一年，没有裁员补偿金。',
    'no-redundancy-pay-small-business': '小企业不一定要付裁员补偿金。',
    'no-redundancy-pay-casual': '临时工没有裁员补偿金。',
    'no-redundancy-pay-not-redundant': '原来的工作不再有人做，才有裁员补偿金。',
    'no-redundancy-pay-fixed-term': '定期、按任务或按季节的合同到期，没有代通知金和裁员补偿金。',
    'no-redundancy-pay-serious-misconduct': '因严重不当行为被解雇，没有代通知金和裁员补偿金。',
    'no-redundancy-pay-apprentice': '学徒没有裁员补偿金。',
    'no-redundancy-pay-trainee': '实习合同随培训结束，没有代通知金和裁员补偿金。',
    'small-business-not-asked': '小企业可能不用付这笔钱。',
    'redundancy-taxable-part': '补偿有一部分要交税。',
    'notice-a-day-later': '工龄只要再多一天，通知期就是 {weeks} 周。工龄算到你收到通知那天结束为止。',
    'notice-at-45':
      '法律给“超过 {age} 岁”的人多一周。我们从下一个生日起算。如果你正好 {age} 岁，请问公平工作调查专员署。',
    'tax-by-age-at-end-of-year': '税率看你在领款那个税务年度最后一天的年龄。那天之前满 {age} 岁，税率更低。',
    'subsidy-up-to': '这是最多的数额。给不给、给多少，由就业服务机构决定。',
    'counted-as-part-time-apprentice': '每周不到 {hours} 小时，我们按兼职学徒算。登记为全职的，请选“全职”。',
    'subsidy-ended': '这项补贴已经结束，不再签新的协议。',
    'subsidy-excluded': '这份工作符合不能领的一项，所以没有补贴。',
    'subsidy-hours-too-few': '工时太少。每周至少要 {hours} 小时。',
    'subsidy-service-too-short': '员工在就业服务机构的时间太短，至少要 {months} 个月。',
    'confirm-subsidy-with-provider': '现行官方页面没有写清所有规定。工时、日期和金额，请就业服务机构确认。',
    'confirm-subsidy-with-agency': '现行官方页面没有写清所有规定。请发补贴的机构确认。',
    'agree-before-start': '上班第一天之前，书面谈好。',
    'subsidy-tax-not-confirmed': '补贴怎样交税，我们没能确认，请问你的会计师。'
  },
  reasons: {
    'jobseeker-under-22': '你的年龄还不能领求职者津贴。请看青年津贴。',
    'age-pension-age': '到了这个年龄，应申领养老金。',
    'couple-separated': '夫妻因病分开居住，规定特殊。请问 Centrelink。',
    'youth-allowance-age': '按你的年龄和情况不能领青年津贴。请看求职者津贴或 Austudy。',
    'partnered-not-independent': '你有伴侣，但按这些答案不算独立。请问 Centrelink。',
    'parental-income-not-given': '需要填父母的收入。',
    'maintenance-income': '子女抚养费会改变父母收入测试，这里没有算法。',
    'family-tax-benefit-child-rate': '领家庭税务福利的兄弟姐妹也分担减少的数额，要知道他们最多能领多少才能算。',
    'rent-assistance-base-rate-family-tax-benefit': '家庭税务福利是基础标准时，租房援助要看具体算法。请问 Centrelink。',
    'rent-assistance-government-subtenant': '公共住房的转租客有的能领，有的不能。请问 Centrelink。',
    'temporary-visa': '多数临时签证不能领这项津贴，少数可以。请问 Centrelink。',
    'protected-special-category-visa': '受保护的特别类别签证另有规定。请问 Centrelink。',
    'visa-before-2019': '2019 年以前批的签证适用旧规定。',
    'leave-without-weekly-pay': '要知道周薪，才能算假期薪酬。',
    'not-genuine-redundancy': '这份工作不是因真正的裁员而失去的。',
    'junior-pay': '青少年员工的工资按行业标准各有不同，请直接填时薪。',
    'subsidy-amount-not-confirmed': '这项补贴的金额，我们没能在官方页面上确认。',
    'figure-not-held': '那一天的某项标准，我们没有收录。'
  },
  limits: {
    'debts-and-deductions': '欠款和扣款，例如从津贴里直接付的房租',
    'tax-withheld': '津贴或工资要交的税',
    'remote-area-allowance': '偏远地区津贴',
    'deemed-income': 'Centrelink 按存款推定的收入',
    'assets-hardship': '资产方面的困难规定',
    'part-fortnights': '不满两周的付款',
    'advance-payments': '预支款',
    'partner-working-credit': '伴侣的工作积分',
    compensation: '赔偿金',
    'youth-disability-supplement': '青年残障补助金',
    'maintenance-income': '子女抚养费',
    'family-tax-benefit-income-test': '家庭税务福利的收入测试',
    'severe-hardship-waivers': '特别困难时缩短等候',
    'seasonal-work-preclusion': '季节工或合同工之后的等候',
    'order-of-waiting-periods': '互相重叠的等候期',
    'award-redundancy-schemes': '行业标准里的裁员规定',
    'service-when-notice-is-given': '收到通知那天之后的工龄',
    'unused-leave-tax': '未休假期的税',
    'whole-of-income-cap': '全年收入上限',
    'payroll-tax-and-workers-compensation': '工资税和工伤保险',
    'penalty-rates-and-allowances': '加班费、周末加薪和各种津贴',
    'superannuation-maximum-base': '要缴退休公积金的最高工资'
  },
  questions: {
    relationship: {
      label: '你和谁一起生活？',
      help: '伴侣指丈夫、妻子或事实伴侣，不共用钱也算。',
      options: { single: '单身', partnered: '有伴侣', 'separated-by-illness': '因病分开居住' }
    },
    children: {
      label: '你照顾几个受抚养子女？',
      help: '和你同住、由你供养的孩子。',
      options: { '0': '没有', '1': '一个', '2': '两个', '3': '三个或更多' }
    },
    carer: {
      label: '你是孩子的主要照顾者吗？',
      help: 'Centrelink 称为 principal carer。一个孩子只能有一位。',
      options: { no: '不是', yes: '是' }
    },
    youngest: {
      label: '你最小的孩子几岁？',
      help: '孩子还小的单亲父母，领的是金额更高的育儿补助金（Parenting Payment）。'
    },
    exempt: {
      label: '你是否因寄养、在家教学或子女多而免除共同义务？',
      help: '只有 Centrelink 告诉过你才算，适用特别标准。',
      options: { no: '否', yes: '是' }
    },
    age: { label: '你多大年纪？' },
    months: { label: '你连续领收入补助金满几个月了？', help: '年长的人领满一段时间后，标准会提高。' },
    pay: { label: '你的工资是多少？', help: '算这两周发给你的税前工资，不管是哪一天干的活。' },
    other: {
      label: '其他税前收入',
      help: '例如收到的房租、做生意的收入、发给你的假期薪酬。存款的收入由 Centrelink 推定，这里不算。'
    },
    'partner-age': { label: '伴侣多大年纪？' },
    'partner-payment': {
      label: '伴侣领福利金吗？',
      help: '只算收入补助金，不算家庭税务福利。',
      options: {
        none: '没有收入补助金',
        jobseeker: '求职者津贴',
        'parenting-payment': '育儿补助金',
        'youth-allowance-job-seeker': '青年津贴（求职者）',
        'youth-allowance-student': '青年津贴（学生或学徒）',
        austudy: 'Austudy',
        pension: '养老金类福利金'
      }
    },
    'partner-pay': { label: '伴侣的工资是多少？', help: '税前。' },
    'partner-other': { label: '伴侣的其他税前收入' },
    home: {
      label: '你住的地方要付钱吗？',
      help: '包食宿指费用里含餐。公共住房是向州政府租的。',
      options: { none: '不付', rent: '房租', board: '包食宿', public: '公共住房' }
    },
    rent: { label: '你付的房租', help: '夫妻填两人合计。合租填你自己那一份。' },
    place: {
      label: '你租的是哪种地方？',
      options: {
        'private-rent': '私人出租房',
        'community-housing': '社区住房',
        lodging: '私人家里的单间，不含餐',
        'boarding-house': '寄宿屋（boarding house、rooming house）、旅舍或旅馆',
        'retirement-village': '退休村',
        'lifestyle-park': '生活方式园区',
        'site-or-mooring': '房车营地或船只泊位',
        'government-housing-subtenant': '公共住房转租'
      }
    },
    lodging: { label: '其中住宿（不含餐）占多少？', help: '不知道就不填，按三分之二算。' },
    sharing: {
      label: '你和别人共用厨房、浴室或卧室吗？',
      help: '和父母共用也算。厨房、浴室、卧室都另有自己单独用的，或者住寄宿屋、旅舍、旅馆的，选“不是”。自己的孩子领福利金、没有租房援助的，不算别人。住房车或船的，只看同住在里面的人。',
      options: { no: '不是', yes: '是' }
    },
    'with-parent': { label: '你住在父母家吗？', options: { no: '不是', yes: '是' } },
    ftb: {
      label: '你领家庭税务福利 A 部分吗？',
      help: 'Centrelink 的信会写明是否高于基础标准。',
      options: { none: '不领', 'base-rate': '基础标准或更少', 'above-base': '高于基础标准' }
    },
    capacity: {
      label: 'Centrelink 是否认定你每周只能工作几小时？',
      help: '经过工作能力评估的。',
      options: { full: '没有', '15-29': '15 至 29 小时', 'under-15': '少于 15 小时' }
    },
    incapacitated: { label: '你现在是否因生病或受伤不能工作或学习？', options: { no: '否', yes: '是' } },
    credit: { label: '你的工作积分', help: '余额在 Centrelink 网上账户里。一分可以多挣一澳元而不减津贴。' },
    assets: {
      label: '是否核对你的资产？',
      help: '资产指你拥有的东西，例如存款、汽车和投资，自住的房子不算。',
      options: { no: '否', yes: '是' }
    },
    'home-owner': { label: '你住的房子是你自己的吗？', options: { no: '不是', yes: '是' } },
    'assets-total': { label: '除房子外，你拥有的一切值多少？', help: '夫妻填两人合计。' },
    claim: {
      label: '你正要申领吗？',
      help: '新申领可能要等一段时间。已经在领的选“不是”。',
      options: { no: '不是', yes: '是' }
    },
    savings: { label: '很快能用到的钱', help: '现金、银行存款、股票，以及雇主还欠你的钱。夫妻填两人合计。' },
    'paid-out': {
      label: '离职时雇主是否另外发了你一笔钱？',
      help: '例如没休完的假期、代通知金、裁员补偿金。这些钱可能会当作你还在领工资来算。',
      options: { no: '否', yes: '是' }
    },
    'paid-annual': { label: '没休完的年假折成的钱，税前' },
    'paid-long-service': { label: '没休完的长期服务假折成的钱，税前' },
    'paid-notice': { label: '代通知金，税前', help: '不用做到最后一天而发的工资。' },
    'paid-redundancy': { label: '裁员补偿金，税前', help: '不包括一起发的假期工资和代通知金。' },
    'paid-other': { label: '离职时发的其他钱，税前', help: '例如一笔感谢金。' },
    'last-pay': { label: '那份工作平时的工资是多少？', help: '税前。' },
    residence: {
      label: '你的居留身份',
      help: '新西兰公民多数持特别类别签证（Special Category Visa）。2001 年时已在这里的人，有些才算“受保护”，可以向内政部查询。',
      options: {
        citizen: '澳大利亚公民',
        'permanent-visa': '永久签证',
        'refugee-or-family': '难民或难民的家人',
        'special-category-visa': '新西兰公民',
        'protected-special-category-visa': '新西兰公民，受保护的特别类别签证',
        'temporary-visa': '临时签证'
      }
    },
    'visa-before-2019': {
      label: '你的永久签证是 2019 年以前批的吗？',
      help: '签证通知信上写着日期。以前批的签证适用旧规定。',
      options: { no: '不是', yes: '是' }
    },
    'resident-weeks': { label: '成为永久居民后在澳住了几周', help: '一年是 52 周。' },
    'years-here': { label: '连续在澳住了几年' },
    activity: {
      label: '你在做什么？',
      help: '学习和学徒都指全职。',
      options: { student: '学习', apprentice: '当学徒', 'job-seeker': '找工作' }
    },
    living: {
      label: '你住在哪里？',
      help: '不住父母家，要 Centrelink 认可你为了学习或安全需要搬出，或者你算独立。',
      options: { home: '父母家', away: '不住父母家' }
    },
    grounds: {
      label: '下面有符合你的吗？',
      help: '符合一项就算独立，父母的收入不算。',
      options: {
        'married-or-registered': '已婚或登记的伴侣关系',
        'de-facto-12-months': '事实伴侣满 12 个月',
        'supported-by-work': '靠工作养活自己',
        'regional-or-remote-work': '来自偏远地区，上学前工作过',
        'partial-capacity-to-work': '只有部分工作能力',
        'unreasonable-to-live-at-home': '不宜住在家里',
        orphan: '孤儿',
        refugee: '父母不在这里的难民',
        'state-care': '现在或以前由政府照管',
        'parents-cannot-care': '父母无法照顾我'
      }
    },
    'parents-support': {
      label: '父母是否有人领 Centrelink 的收入补助金？',
      help: '例如养老金、求职者津贴或育儿补助金。',
      options: { no: '否', yes: '是' }
    },
    'parents-income': { label: '父母合计的应税收入', help: '上一个税务年度，两人合计，税前。' },
    siblings: {
      label: '有几个兄弟姐妹领受抚养的青年津贴？',
      help: '他们和你分担减少的数额。超过五个，请问 Centrelink。',
      options: { '0': '没有', '1': '一个', '2': '两个', '3': '三个', '4': '四个', '5': '五个' }
    },
    'sibling-age': { label: '第 {number} 个兄弟姐妹多大年纪？' },
    'sibling-living': { label: '第 {number} 个兄弟姐妹住在哪里？', options: { home: '父母家', away: '不住父母家' } },
    'sibling-rent': { label: '第 {number} 个兄弟姐妹付的房租' },
    'ftb-siblings': {
      label: '父母是否为别的孩子领家庭税务福利？',
      help: '这些孩子也和你分担减少的数额。',
      options: { no: '否', yes: '是' }
    },
    'ftb-siblings-rate': {
      label: '这些孩子的家庭税务福利 A 部分，加起来最多是多少？',
      help: '按每个孩子的年龄取最高标准相加，父母实际领得少也这样填。标准见家庭税务福利那一页。不填就给不出数，因为不知道减少的数额里你占多少。'
    },
    bank: {
      label: '你的收入储备（Income Bank）',
      help: '学生和学徒没用完的免计收入会攒起来。余额在 Centrelink 网上账户里。'
    },
    'apprentice-bank': {
      label: '你的收入储备（Income Bank）',
      help: '学生和学徒没用完的免计收入会攒起来。余额在 Centrelink 网上账户里。'
    },
    'long-term': { label: '你是否按长期收入补助的标准领？', options: { no: '否', yes: '是' } },
    'partial-capacity': {
      label: 'Centrelink 是否认定你每周能工作的时间不到 30 小时？',
      options: { no: '否', yes: '是' }
    },
    payment: {
      label: '你领哪一项福利金？',
      help: '租房援助是加在别的福利金上的。',
      options: {
        jobseeker: '求职者津贴',
        'youth-allowance': '青年津贴',
        austudy: 'Austudy',
        abstudy: 'ABSTUDY',
        'parenting-payment': '育儿补助金',
        'special-benefit': '特别福利金',
        'farm-household-allowance': '农户津贴',
        'age-pension': '养老金',
        'disability-support-pension': '残障支持金',
        'carer-payment': '照顾者福利金',
        'family-tax-benefit': '只领家庭税务福利',
        none: '都没有'
      }
    },
    'ftb-rate': {
      label: '你领的家庭税务福利 A 部分是多少？',
      help: 'Centrelink 的信会写明是否高于基础标准。',
      options: { 'above-base': '高于基础标准', 'base-rate': '基础标准或更少' }
    },
    household: {
      label: '你家是哪种情况？',
      help: '因病分开，也包括伴侣在暂托护理或服刑。',
      options: {
        single: '单身',
        couple: '夫妻或伴侣',
        'couple-separated-by-illness': '因病分开居住',
        'couple-temporarily-separated': '暂时分开居住'
      }
    },
    accommodation: {
      label: '你住在哪里？',
      options: {
        'private-rent': '私人出租房',
        'community-housing': '社区住房',
        lodging: '私人家里的单间，不含餐',
        'board-and-lodging': '包食宿',
        'boarding-house': '寄宿屋（boarding house、rooming house）、旅舍或旅馆',
        'retirement-village': '退休村',
        'lifestyle-park': '生活方式园区',
        'site-or-mooring': '房车营地或船只泊位',
        'government-housing': '公共住房',
        'government-housing-subtenant': '公共住房转租',
        'aged-care': '养老院',
        'own-home': '自己的房子'
      }
    },
    'ya-independent': { label: '你在青年津贴里是否算独立？', options: { no: '否', yes: '是' } },
    'ya-away': { label: '你是否按不住父母家的标准领？', options: { no: '否', yes: '是' } },
    'ya-family': { label: '你是因为伴侣或孩子而独立的吗？', options: { no: '不是', yes: '是' } },
    program: {
      label: '员工参加哪个项目？',
      help: '可以问员工的就业服务机构。最后三个已经结束，只是旧页面还列着。',
      options: {
        'workforce-australia': 'Workforce Australia',
        'inclusive-employment-australia': '包容性就业服务',
        'apprentice-priority-hiring-incentive': '学徒：优先雇用奖励',
        'apprentice-key-program': '学徒：重点学徒计划',
        'nsw-jobcover': 'JobCover（新州）',
        'disability-employment-services': '残障就业服务',
        jobactive: 'jobactive',
        restart: 'Restart'
      }
    },
    hours: { label: '每周付薪小时数' },
    apprenticeship: {
      label: '学徒登记为全职还是兼职？',
      help: '培训合同上写着。不知道的话，我们按工时算。',
      options: { unknown: '不知道', 'full-time': '全职', 'part-time': '兼职' }
    },
    'provider-months': { label: '员工连续在就业服务机构满几个月' },
    exclusions: {
      label: '这份工作符合下面哪一项？',
      help: '符合一项就不能领。',
      options: {
        'displaces-a-worker': '顶替现有员工',
        'family-member': '员工是家人',
        'government-agency': '雇主是政府机构',
        'commission-only': '只付佣金',
        'subcontract-or-self-employed': '分包或自雇',
        'other-subsidy-for-the-job': '已有别的补贴',
        'worked-here-before': '以前在这里工作过'
      }
    },
    basis: {
      label: '你打算付多少工资？',
      help: '至少是适用的行业标准。',
      options: { 'minimum-wage': '最低工资', 'award-entry-level': '行业标准入门级', hourly: '自己填' }
    },
    hourly: { label: '税前时薪', help: '不含临时工加薪。' },
    casual: { label: '是临时工吗？', help: '临时工用加薪代替假期。', options: { no: '不是', yes: '是' } },
    'worker-age': { label: '员工多大年纪？', help: '年轻员工另有标准。' },
    loading: {
      label: '休假加薪，占假期工资的百分比',
      help: '有些行业标准在年假工资上另加一笔。可以填小数，例如 17.5。'
    },
    super: { label: '是否计算退休公积金？', options: { yes: '是', no: '否' } }
  }
}
