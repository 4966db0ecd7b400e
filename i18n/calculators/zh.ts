/** Words of the calculators, Simplified Chinese. */
import type { Widen } from '../en.ts'
import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../typed/zh.ts'
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
    yours: '你填的是：{answers}',
    change: '修改',
    noScript: '这个计算器需要启用 JavaScript。如果不能启用，请看下面的例子和本页的标准。',
    failed: '计算器没有加载出来。请检查网络，再重新打开本页；也可以看下面的例子。',
    ratesFrom: '用哪一天的标准',
    ratesHelp: '如果选以前的日子，可以看当时能领多少。',
    now: '今天（{date}）',
    today: '今天',
    dayNotHeld: '链接要用 {date}的标准，我们没有那天的标准，所以这里用今天的标准。',
    dayUnreadable: '链接里的日期看不懂，所以这里用今天的标准。',
    conversion: '{period} {amount}，相当于每两周 {fortnight}。',
    howOften: '多久一次：{question}',
    chosen: '选了 {count} 项'
  },
  periods: { fortnight: '每两周', week: '每周', year: '每年', hour: '每小时', once: '一共' },
  typed: { periods: typedPeriods, units: typedUnits, link: linkWords, day: dayWords },
  errors: {
    title: '请检查这些答案',
    'not-a-number': '请用数字填写金额，例如 480 或 480.50。',
    empty: '请填一个数。如果没有，就填 0。',
    negative: '请填 0 或更大的数，不要带负号。',
    'too-large': '这个金额太大了，请检查零的个数。',
    ...typedErrors,
    'not-whole': '请填整数，例如 30。',
    'not-number': '请填数字，例如 17.5。',
    'above-most': '请填 {most}或更少，不会比这更多。',
    'above-whole': '这是上面金额的一部分，所以不能比上面的金额多。',
    'out-of-range': '请填 {least} 到 {most} 之间的数。',
    'not-chosen': '请选一项。',
    'no-day': '请填日期。',
    'not-a-day': '请填一个真实的日期，年、月、日都要写，例如 2026-3-27。',
    'day-out-of-range': '请填 {least}到 {most}之间的日期。',
    'day-before': '这一天不能早于前面那一天：{other}'
  },
  answer: {
    title: '你的结果',
    sum: '大约{amount} · 看怎么算',
    example: '这是一个例子，你还没有填',
    fix: '请改好标出的答案，结果就会显示在这里。',
    failed: '我们这边出了错，所以算不出来。你填的内容都还在。请改一个答案再试，或者打电话问。',
    notHeld: '那一天的标准我们没有收齐，所以算不出来。请选晚一点的日子。',
    tooOld: '按你的答案，要用到的标准有一部分在 {date}就应该调整了。我们还没有新的标准，所以现在算不出来。',
    missing: '那一天的标准我们没有收齐，所以算不出来。请打下面的电话问。',
    official: '你可以在官方页面查到新的标准：',
    wrongClock:
      '这台设备显示今天是 {device}，这不可能是对的，所以我们改按 {date}计算。请先把设备的日期调对，再重新打开本页。',
    week: '每周 {amount}',
    year: '如果情况一直不变，每年 {amount}',
    withPay: '连同工资，一共 {amount}',
    status: '{title}：{amount}。',
    statusNone: '按你的答案，现在算不出来。',
    statusErrors: '有些答案要改，请检查。',
    none: '算不出来',
    noneWhy: '因为没有把握的金额，我们不显示。',
    working: '怎样算出来的',
    total: '合计',
    totalFortnight: '每两周合计',
    other: '{title}：{amount}',
    from: '这是 {date}起的标准。',
    seen: '这是 {date}的标准。',
    alsoSay: '还要知道什么',
    changes: '什么情况会改变这个金额',
    nextRates: '标准下一次调整是 {date}。',
    older: '这里用的是 {date}的标准，之后有些标准已经变了。',
    useToday: '改用今天的标准',
    limits: '哪些没有算进去',
    next: '下一步',
    call: '打哪个电话',
    figuresOn: '按 {date}的标准计算。',
    weeks: '{count} 周',
    days: '{count} 天'
  },
  actions: {
    title: '保存这个结果',
    copy: '复制链接',
    copied: '链接已复制，链接里有你的答案和所用标准的日期。',
    print: '打印',
    clear: '清除所有答案',
    cleared: '答案已全部清除。'
  },
  earnings: {
    title: '如果我多挣一点',
    kept: '如果每两周挣 {pay}，再多挣一澳元（税前），你能留下 {kept}。',
    keptFirst: '如果现在没有工资，挣的第一个澳元（税前），你能留下 {kept}。',
    cutOut: '如果每两周挣到 {pay}，津贴就减到零。',
    chart: '图中显示工资增加时，你的津贴、工资，以及两者合计。下面的表格内容相同。',
    unit: '澳元，每两周',
    payment: '津贴',
    payLine: '工资',
    together: '工资 + 津贴',
    you: '你：{pay}',
    youKeep: '再多挣一澳元，留下 {kept}',
    cutOutMark: '从 {pay}起没有津贴',
    table: '用表格显示',
    pay: '你的工资',
    thePayment: '津贴',
    sum: '一共',
    keptColumn: '再挣一澳元，留下',
    yourRow: '你的工资',
    cutOutRow: '从这里起没有津贴',
    fortnight: '以下都是每两周的税前金额。',
    shift: '如果我多上一个班？',
    shiftLabel: '这两周多挣的工资，税前是多少？',
    now: '现在',
    then: '多上一个班',
    difference: '相差',
    better: '这两周你会多 {amount}（税前）。',
    none: '按这些答案没有津贴，所以没有图。',
    chartFailed: '图没有加载出来。下面的表格有同样的数字。'
  },
  examples: {
    title: '例子',
    lead: '这些例子用本计算器、按 {date}的标准算出。',
    names: {
      'no-work': '单身，30 岁，没有孩子，没有工作，也不付房租',
      'casual-renter': '单身，30 岁，每两周挣 {pay}，每周付房租 {rent}',
      couple: '有伴侣，自己每两周挣 {pay}，伴侣挣 {partner-pay}',
      'single-parent': '单身，主要照顾一个 15 岁的孩子，每两周挣 {pay}',
      alone: '单身，领求职者津贴，一个人住，每周付房租 {rent}',
      sharer: '单身，领求职者津贴，与人合租，每周付 {rent}',
      'renting-couple': '有伴侣，没有孩子，两人每周一共付 {rent}',
      'renting-family': '有伴侣和两个孩子，家庭税务福利高于基础标准，每周付房租 {rent}',
      'student-home': '学生，20 岁，住在父母家，父母收入低，没有打工',
      'student-parents': '学生，20 岁，住在父母家，父母每年挣 {parents-income}，自己每两周挣 {pay}',
      'student-away': '独立的学生，20 岁，不住父母家，每周付房租 {rent}',
      'young-job-seeker': '求职者，19 岁，住在父母家，父母收入低，每两周挣 {pay}',
      'full-time': '全职的成年员工，领最低工资，通过 Workforce Australia 雇用',
      'part-time': '员工每周工作 25 小时，领行业雇佣标准的入门级工资，通过 Workforce Australia 雇用',
      'family-member': '员工是你的家人'
    }
  },
  print: { answers: '填写的内容', names: '中英文名称：', printed: '“立足”提供一般信息，实际金额由发钱的机构决定。' },
  calculators: {
    jobseeker: {
      headline: 'Centrelink 大约会付给你',
      names: 'JobSeeker Payment / 求职者津贴',
      changes: [
        '你或伴侣这两周的工资变了。',
        '伴侣搬来或搬走，或者孩子来和你住、离开你。',
        '房租或地址变了。',
        '存款和其他资产超过上限。'
      ],
      next: '请每两周申报收入，没有收入也要申报。如果实际金额相差很大，请问 Centrelink 是怎样算的。'
    },
    'rent-assistance': {
      headline: '租房援助大约可以多领',
      names: 'Rent Assistance / 租房援助',
      changes: [
        '房租、地址或室友变了。',
        '伴侣搬来或搬走，或者孩子来和你住、离开你。',
        '收入增加。租房援助随另一项福利金一起发，那项福利金会因为收入减少。'
      ],
      next: '请把房租和地址告诉 Centrelink。租房援助不用另外申领。请留好租约，或者开一张 Rent Certificate（房租证明）。'
    },
    'youth-allowance': {
      headline: 'Centrelink 大约会付给你',
      names: 'Youth Allowance / 青年津贴',
      changes: [
        '你每两周的工资变了，或者父母一个财政年度的收入变了。',
        '你过了生日，因为标准和规定按年龄不同。',
        '你搬出或搬回父母家，或者学习、工作变了。'
      ],
      next: '请通过 myGov 申领。如果已经在领，记得申报收入。如果家里不安全，可以要求找社工。'
    },
    'wage-subsidy': {
      headline: '补贴最多是',
      names: 'Wage subsidy / 工资补贴',
      changes: ['就业服务机构书面同意的内容。', '员工的工时或工资变了。', '工资和退休公积金的标准变了。'],
      next: '员工上班之前，请打雇主热线，或者打给员工的就业服务机构，把金额和日期书面谈好。'
    }
  },
  results: {
    'jobseeker-payment': '求职者津贴',
    'youth-allowance': '青年津贴',
    'parenting-payment-single': '单亲育儿补助金',
    'parenting-payment-partnered': '有伴侣者的育儿补助金',
    austudy: 'Austudy（成人学生津贴）',
    'special-benefit': '特别福利金',
    'crisis-payment': '危机补助金',
    'rent-assistance': '租房援助',
    'age-pension': '养老金',
    'disability-support-pension': '残障支持金',
    'carer-payment': '照顾者福利金',
    'carer-allowance': '照顾者津贴',
    'carer-supplement': '照顾者附加补贴（每年一次）',
    'child-disability-assistance': '残障儿童援助金（每年一次）',
    'assessable-income': '要算的收入',
    'liquid-assets-waiting-period': '存款等候期',
    'income-maintenance-period': '收入维持期（离职款项当作工资的时间）',
    'newly-arrived-waiting-period': '新抵澳居民等候期',
    'redundancy-pay': '裁员补偿金',
    'notice-pay': '代通知金',
    'tax-free-redundancy': '裁员补偿金的免税部分',
    'termination-payment-tax': '其余离职款项要交的税',
    'wage-subsidy': '工资补贴',
    'cost-of-hire-26-weeks': '这份工作 26 周要花多少钱',
    'cost-of-hire-52-weeks': '这份工作 52 周要花多少钱',
    'energy-supplement': '能源附加补贴',
    'pharmaceutical-allowance': '药品津贴',
    'pension-supplement': '养老金附加补贴',
    'ftb-a': '家庭税务福利 A 部分',
    'ftb-b': '家庭税务福利 B 部分',
    'remote-area-allowance': '偏远地区津贴',
    'pensioner-education-supplement': '教育补助金',
    'education-entry-payment': '入学补助金',
    'student-start-up-loan': '学生启动贷款',
    'relocation-scholarship': '搬迁奖学金',
    'tertiary-access-payment': '高等教育搬迁补助',
    'stillborn-baby-payment': '死产婴儿补助金',
    'double-orphan-pension': '孤儿抚恤金',
    'family-tax-benefit': '家庭税务福利',
    'family-tax-benefit-part-a': 'A 部分（全年）',
    'family-tax-benefit-part-b': 'B 部分（全年）',
    'parental-leave-pay': '带薪育婴假津贴',
    'parental-leave-days': '带薪育婴假津贴的天数',
    'child-care-subsidy': '托儿补贴',
    'newborn-payment': '新生儿预付款及附加补贴'
  },
  steps: {
    'maximum-basic-rate': '你这种情况的全额',
    'energy-supplement': '能源附加补贴',
    'pension-supplement': '养老金附加补贴',
    'pharmaceutical-allowance': '药品津贴',
    'rent-assistance': '租房援助',
    'income-reduction-lower': '因为收入减去',
    'income-reduction-upper': '因为收入较高，再减去',
    'partner-income-reduction': '因为伴侣的收入减去',
    'parental-income-reduction': '因为父母的收入减去',
    'assets-test': '因为资产超过上限减去',
    'not-below-zero': '津贴不会低于零',
    rounding: '四舍五入到分',
    'minimum-instalment': '补到最低付款额',
    'crisis-payment-week': '一周的全额',
    'pension-supplement-basic': '养老金附加补贴（基本额）',
    'youth-disability-supplement': '青年残障补助金',
    'transitional-rate': '过渡标准（含附加补贴）',
    'pension-income-reduction': '因为收入减去',
    'pension-assets-reduction': '因为资产减去',
    'minimum-pension': '补到最低发放额',
    'overseas-share': '因为没有住满年数减去',
    'for-an-adult': '照顾一名成人',
    'for-a-child': '照顾一名儿童',
    'family-income-test': '因为家庭收入达到限额减去',
    'carer-supplement': '照顾者附加补贴',
    'child-disability-assistance': '残障儿童援助金',
    'rent-above-threshold': '按房租算出的补助',
    'above-maximum-rent-assistance': '超过最高金额，不发的部分',
    'employment-income': '工资',
    'other-income': '其他收入',
    'working-credit-used': '用掉的工作抵扣额度（Working Credit）',
    'income-bank-used': '用掉的收入储备',
    'liquid-assets-weeks': '因为存款要等的周数',
    'above-longest-wait': '超过最长等候期的周数',
    'wait-exempt': '你不用等',
    'leave-period': '未休假期工资相当的时间',
    'lump-sum-period': '一次性款项相当的时间',
    'newly-arrived-weeks': '要等的周数',
    'newly-arrived-weeks-served': '已经住满的周数',
    'set-amount': '规定的金额',
    compensation: '因为伤病赔偿金减去',
    'redundancy-weeks-pay': '裁员补偿金',
    'notice-pay': '代通知金',
    'notice-pay-older-worker': '年长员工多一周',
    'tax-free-base': '免税的固定金额',
    'tax-free-years': '按工龄计算的免税额',
    'above-amount-paid': '超过实际领到的部分',
    'etp-tax-to-cap': '上限以内的税',
    'etp-tax-above-cap': '超过上限的税',
    'subsidy-maximum': '每名员工最多',
    'subsidy-instalment': '补贴中按周计算的部分',
    wages: '工资',
    superannuation: '退休公积金',
    'leave-loading': '假期附加工资（leave loading）',
    'ftb-child-rate': '一个孩子的标准',
    'ftb-health-reduction': '因为没有按规定接种或做健康检查减去',
    'multiple-birth-allowance': '多胞胎津贴',
    'ftb-a-income-lower': '因为家庭收入减去',
    'ftb-a-income-upper': '因为家庭收入较高，再减去',
    'maintenance-income-reduction': '因为子女抚养费减去',
    'raised-to-base-rate': '补到基础标准',
    'ftb-a-supplement': '年终补贴',
    'ftb-a-instalment': 'A 部分',
    'ftb-b-standard': '按最小孩子定的标准',
    'ftb-b-supplement': '年终补贴',
    'ftb-b-income-reduction': '因为收入较低一方的收入减去',
    'ftb-b-instalment': 'B 部分',
    'parental-leave-pay-days': '领取的天数',
    'parental-leave-family-days': '全家的天数',
    'kept-for-partner': '为伴侣保留的天数',
    'child-care-subsidy-child': '一个孩子的补贴',
    'newborn-upfront': '新生儿预付款',
    'newborn-supplement': '13 周的新生儿补贴',
    'stillborn-amount': '死产婴儿补助金'
  },
  how: {
    'rent-assistance': ['你付房租 {rent}。超过 {threshold}的部分，每一澳元补 {taper}，最多 {maximum}。'],
    'income-reduction-lower': [
      '收入在 {income}以内、超过 {free-area}的部分，每一澳元减 {taper}。',
      '其中 {paid-out-as-pay}是离职款项，当作工资算。'
    ],
    'income-reduction-upper': [
      '你的收入是 {income}。超过 {upper}的部分，每一澳元减 {taper}。',
      '其中 {paid-out-as-pay}是离职款项，当作工资算。'
    ],
    'partner-income-reduction': [
      '伴侣的收入是 {partner-income}。超过 {partner-income-free-area}的部分，每一澳元减 {taper}。'
    ],
    'parental-income-reduction': [
      '父母的收入是每年 {parental-income}。超过 {free-area}的部分，除以 {divisor}。',
      '全部减额由几个孩子分担，你的份额是 {share-in}里的 {share-of}。'
    ],
    'assets-test': ['你的资产是 {assets}，上限是 {limit}。'],
    'crisis-payment-week': ['基本标准是每两周 {basic-rate}，发 {weeks} 周。'],
    'pension-income-reduction': ['你的收入是 {income}。超过 {free-area}的部分，每一澳元减 {taper}。'],
    'pension-assets-reduction': ['你的资产是 {assets}。超过 {limit}的部分，每 {asset-step}减 {a-step}。'],
    'overseas-share': ['领全额养老金要在澳大利亚住满 {full-years} 年，你住了 {years} 年。'],
    'for-an-adult': ['你承担的照顾占 {share-of}。'],
    'for-a-child': ['你承担的照顾占 {share-of}。'],
    'family-income-test': ['你的家庭收入是 {income}，限额是 {limit}。'],
    'carer-supplement': ['一共发 {times} 份。'],
    'child-disability-assistance': ['一共发 {times} 份。'],
    'rent-above-threshold': ['你付房租 {rent}。超过 {threshold}的部分，每一澳元补 {taper}。'],
    'liquid-assets-weeks': ['你有 {assets}，其中 {reserve}不算。超过的部分，每满 {step}等一周。'],
    'above-longest-wait': ['算出来是 {weeks} 周，超过了最长的等候时间。'],
    'leave-period': [
      '你领了未休假期工资 {amount}，周薪是 {weekly-pay}。',
      '你领了 {days} 天的未休假期工资 {amount}，相当于每天 {daily-pay}。'
    ],
    'lump-sum-period': ['你领了 {amount}。按周薪 {weekly-pay}算，相当于 {weeks} 周的工资。'],
    'set-amount': ['一共 {people} 人。', '适用于 {first-age} 至 {last-age} 岁。'],
    compensation: ['你领伤病赔偿金 {compensation}。'],
    'redundancy-weeks-pay': ['你的周薪是 {weekly-pay}，一共 {weeks} 周。'],
    'notice-pay': ['你的周薪是 {weekly-pay}，一共 {weeks} 周。'],
    'notice-pay-older-worker': ['你的周薪是 {weekly-pay}，一共 {weeks} 周。'],
    'tax-free-years': ['你做满了 {years} 年。'],
    'above-amount-paid': ['你实际领到 {amount}。'],
    'etp-tax-to-cap': ['{taxed}要交税，税率 {rate}。'],
    'etp-tax-above-cap': ['{taxed}要交税，税率 {rate}。'],
    'subsidy-instalment': ['一共 {weeks} 周。'],
    wages: ['时薪 {hourly-pay}，每周 {hours} 小时，一共 {weeks} 周。'],
    superannuation: ['工资 {amount}的 {rate}。'],
    'leave-loading': ['假期工资 {amount}的 {rate}。'],
    'ftb-child-rate': ['孩子 {child-age} 岁，你承担的照顾占 {care-share}。'],
    'ftb-health-reduction': ['一共 {children} 个孩子。'],
    'ftb-a-income-lower': ['家庭收入是每年 {family-income}。超过 {threshold}的部分，每一澳元减 {taper}。'],
    'ftb-a-income-upper': ['家庭收入是每年 {family-income}。超过 {threshold}的部分，每一澳元减 {taper}。'],
    'maintenance-income-reduction': ['子女抚养费是每年 {maintenance}。超过 {free-area}的部分，每一澳元减 {taper}。'],
    'raised-to-base-rate': ['基础标准是每年 {base-rate}。'],
    'ftb-a-supplement': ['一共 {children} 个孩子。'],
    'ftb-b-standard': ['孩子 {child-age} 岁，你承担的照顾占 {care-share}。'],
    'ftb-b-income-reduction': ['较低一方的收入是每年 {lower-income}。超过 {free-area}的部分，每一澳元减 {taper}。'],
    'parental-leave-pay-days': ['每天 {daily-pay}，一共 {days} 天。'],
    'child-care-subsidy-child': ['第 {child} 个孩子：每小时 {hourly}，补贴 {share}，每两周 {hours} 小时。'],
    'newborn-upfront': ['一共 {children} 个孩子。'],
    'newborn-supplement': ['一共 {children} 个孩子。'],
    'stillborn-amount': ['一共 {children} 个孩子。']
  },
  findings: {
    'cut-out': '如果你自己的收入每两周达到 {cut-out}，津贴就减到零。',
    'over-assets-limit': '你的资产超过上限，超过期间领不到津贴。',
    'nil-rate-period': '如果工资把津贴减到零，请继续申报，津贴会保留一段时间。',
    'working-credit-used': '工作抵扣额度（Working Credit）抵掉了 {used}的工资，还剩 {balance-after}。',
    'working-credit-earned': '这两周你攒下工作抵扣额度（Working Credit）{accrued}，余额变成 {balance-after}。',
    'income-bank-used': '收入储备（Income Bank）抵掉了 {used}的收入，还剩 {balance-after}。',
    'income-bank-earned': '这两周收入储备（Income Bank）增加 {accrued}，余额变成 {balance-after}。',
    'work-bonus': '按工作奖励（Work Bonus），你的工作收入有 {exempt}不算，{counted}要算。余额变成 {balance-after}。',
    'partner-work-bonus':
      '按伴侣的工作奖励（Work Bonus），伴侣的工作收入有 {exempt}不算，{counted}要算。余额变成 {balance-after}。',
    'deemed-income':
      '你的金融资产是 {financial-assets}。不管实际赚多少，Centrelink 都当作每两周赚 {deemed}（一年 {deemed-year}），这叫推定收入（deeming）。',
    'super-not-counted': '如果退休公积金还没有开始领，在本人到养老金年龄之前不算。',
    'gifts-counted': '你送出去的财物，有 {amount}仍然算作资产。',
    'assets-not-given': '你没有填资产，所以没有做资产测试，也没有算资产带来的收入。',
    'income-result-lower': '两个金额取低的一个。按收入是 {by-income}，按资产是 {by-assets}，所以以收入为准。',
    'assets-result-lower': '两个金额取低的一个。按收入是 {by-income}，按资产是 {by-assets}，所以以资产为准。',
    'cut-out-combined': '如果你和伴侣的收入加起来每两周达到 {cut-out}，这项福利金就减到零。',
    'assets-cut-out': '如果你的资产达到 {cut-out}，这项福利金就减到零。',
    'assets-cut-out-combined': '如果你和伴侣的资产加起来达到 {cut-out}，这项福利金就减到零。',
    'pension-parts':
      '这个金额里，基本标准占 {basic-left}，养老金附加补贴占 {supplement-left}，租房援助占 {rent-left}，能源附加补贴占 {energy-left}。',
    'pension-advance': '如果领全额，一次可以预支 {smallest}到 {largest}。',
    'transitional-rate-paid': '过渡标准比较高，所以按过渡标准发。一般标准是 {amount}。',
    'transitional-rate-ended': '一般标准不低于过渡标准（{amount}），所以按一般标准发。转到一般标准以后，就不能再转回。',
    'blind-not-tested': '你永久失明，所以收入和资产都不算。',
    'blind-rent-assistance': '如果领钱不看收入和资产，就没有租房援助。请问 Centrelink 哪种算法领得多。',
    'impairment-points-too-few': '你有 {points} 分，至少需要 {points-needed} 分。',
    'impairment-points-enough': '你有 {points} 分，达到了要求的 {points-needed} 分。',
    'program-of-support-not-needed': '你在一张表上的分数已经够了，不用参加支持计划（Program of Support）。',
    'program-of-support-met': '你符合支持计划（Program of Support）的要求。',
    'program-of-support-needed':
      '你的分数是几张表加起来的，所以要先参加支持计划（Program of Support），一般要满 {months} 个月。',
    'care-receiver-within-limits': '你照顾的人没有超过照顾者福利金的限额。',
    'care-receiver-over-income-limit': '你照顾的人一年收入超过 {limit}，所以照顾这个人不能领照顾者福利金。',
    'care-receiver-over-assets-limit':
      '你照顾的人资产超过 {limit}，随时可用的钱又超过 {liquid-limit}，所以照顾这个人不能领照顾者福利金。',
    'care-receiver-liquid-assets':
      '你照顾的人资产超过 {limit}。只有随时可用的钱不超过 {liquid-limit}，你才能领照顾者福利金。',
    'carer-work-within-limit': '你的有薪工作没有超过四周 {hours} 小时的上限。',
    'carer-work-respite-days': '你四周工作超过 {hours} 小时。如果只是短期，会用掉 {days} 天“暂停照顾”的天数。',
    'carer-work-can-suspend': '你长期四周工作超过 {hours} 小时，照顾者福利金可能暂停，最长 {months} 个月。',
    'carer-over-income-limit': '只有家庭全年收入低于 {limit}，才能领照顾者津贴。',
    'carer-allowance-most-adults': '一名照顾者最多可以为 {adults} 名成人领。',
    'paid-for-1-july': '每年发一次。如果 7 月 1 日在领这项福利金，就会收到，不用申领。',
    'rent-below-threshold': '你的房租没有超过起付租金，所以还没有租房援助。',
    'rent-assistance-maximum': '按你家的情况，这已经是最高金额。',
    'rent-assistance-sharer': '你和别人共用厨房、浴室或卧室，算合租，所以最高金额是单身标准的三分之二。',
    'rent-assistance-two-thirds-of-board': '我们把食宿费的三分之二算作房租。如果知道住宿占多少，请填上。',
    'rent-assistance-combined': '这是你们两人合计的金额。',
    'rent-assistance-half-each': '这是你们两人合计的金额。如果两人都领福利金，就各得一半，即 {amount}。',
    'rent-assistance-with-family-tax-benefit': '如果有孩子，租房援助随家庭税务福利发，不随这项津贴发。',
    'rent-assistance-with-partners-pension': '租房援助已经加在你伴侣的养老金类福利金里，所以不再加在这项津贴里。',
    'rent-assistance-family-income-test': '家庭税务福利有收入测试，所以租房援助可能会减少。',
    'no-rent-assistance-home-owner': '如果住的是自己的房子，就没有租房援助。',
    'no-rent-assistance-government-housing': '如果租的是公共住房，就没有租房援助。',
    'no-rent-assistance-aged-care': '如果住在政府资助的养老院，就没有租房援助。',
    'no-rent-assistance-parental-home': '如果你单身、未到规定年龄，又住在父母家，就没有租房援助。',
    'no-rent-assistance-dependent-at-home': '如果你由父母抚养、按住父母家的标准领，就没有租房援助。',
    'no-rent-assistance-accommodated-independent': '如果你算独立，但住在父母家，就没有租房援助。',
    'no-rent-assistance-base-rate-family-tax-benefit': '只有家庭税务福利 A 部分高于基础标准，才有租房援助。',
    'no-rent-assistance-other-payment': '租房援助只随某些福利金一起发，你领的不在其中。',
    'parenting-payment-instead':
      '如果你是单亲，最小的孩子未满 {age} 岁，一般领的是育儿补助金（Parenting Payment），金额更高。这里算的是求职者津贴。请申领育儿补助金；如果领不到，请问 Centrelink 原因。',
    'parenting-payment-by-age':
      '如果最小的孩子未满 {age} 岁，一般领的是育儿补助金（Parenting Payment），不是求职者津贴，金额更高。',
    'parenting-payment-child-under': '最小的孩子未满 {age} 岁，就可以一直领这项补助金。',
    'parenting-payment-separated-rate':
      '如果伴侣住院、在喘息机构（respite care）暂住或服刑，你们分开住，全额是每两周 {amount}，但收入测试仍按有伴侣计算。',
    'newly-arrived-lone-parent': '如果成为居民的第一天你还不是单亲，就不用等这段时间。请告诉 Centrelink。',
    'special-benefit-discretion':
      '能不能领特别福利金，由 Centrelink 决定。只有没有别的福利金可领，而且困难不是你能控制的，才可能领到。这里是最高金额。',
    'special-benefit-support': '免费食宿或别的帮助也算收入，所以每两周减去了 {amount}。',
    'special-benefit-support-not-valued':
      '你有免费食宿或别的帮助，所以实际领到的会低于这个数，减多少由 Centrelink 决定。',
    'special-benefit-funds-within': '你手上的钱没有超过 {limit} 的限额。',
    'special-benefit-funds-above': '你手上有 {assets}。如果超过 {limit}，一般领不到特别福利金。',
    'special-benefit-substantial-change':
      '如果来澳之后发生了你控制不了的重大变化，例如家庭暴力、生病，或担保人没有能力再帮你，就可以不用再等。只是失业或存款用完，不算。',
    'crisis-payment-in-hardship': '你手上的钱是 {assets}，低于 {limit} 的限额。',
    'crisis-payment-not-in-hardship': '你手上的钱是 {assets}。只有少于 {limit}，才能领危机补助金。',
    'crisis-payment-hardship-limit': '只有手上的钱少于 {limit} 才能领。如果有伴侣，两人的钱合在一起算。',
    'crisis-payment-contact': '请在事发后 {days} 天内联系 Services Australia。',
    'crisis-payment-claim': '联系之后，请在 {days} 天内提交申领。',
    'crisis-payment-claim-safely':
      '如果伤害你的人可能看到网上的申领，请打电话或去服务中心，要求找社工。这样也算已经联系。',
    'crisis-payment-release-claim': '请在获释后 {days} 天内申领。',
    'crisis-payment-release-early': '最早在获释前 {days} 天就可以申领。',
    'crisis-payment-too-late': '事发已经超过 {days} 天。但还是请打电话，要求找社工，再问能不能领紧急付款。',
    'crisis-payment-too-many': '因家庭暴力和其他极端情况，12 个月内合计最多领 {times} 次。',
    'crisis-payment-confined-too-short': '至少坐牢或因精神科强制住院 {days} 天，才能领。',
    'crisis-payment-confined-at-least': '你要至少坐牢或因精神科强制住院 {days} 天。',
    'crisis-payment-excluded':
      '如果同一件事已经领了灾害补助金，或者因为欠房租、房贷被赶走，或者自己选择搬走，就不能领。',
    'partner-income-ignored': '伴侣的收入目前不影响你的津贴。',
    'partner-income-halved': '伴侣领养老金类福利金，所以把两人的收入相加，一半算你的。',
    'student-under-18-at-home':
      '如果你未满 {age} 岁，由父母抚养，又住在父母家，一般要读完 12 年级或同等课程，才能以学生身份领青年津贴。这里是那时的金额。如果还在上中学，父母可能可以为你领家庭税务福利，请问 Centrelink。',
    'state-care-rate':
      '如果你由州政府照顾，而且州政府付钱请人照顾你，就按这个标准发。如果没有人因为照顾你而领钱，你每两周最多能领 {maximum}。',
    independent: '你算独立，所以父母的收入不算。',
    dependent: '你算由父母抚养，所以父母的收入可能要算。',
    'parental-income-not-tested': '父母一方领收入补助金，所以父母的收入不算。',
    'smaller-reduction-not-applied':
      '你的收入和父母的收入都要看，但只减较大的一项，所以较小的一项（{reduction}）没有减。',
    'siblings-rent-not-given':
      '如果兄弟姐妹不住父母家，又付房租，他们分担的份额更大。请填上他们的房租，我们就会算进去。',
    'ordinary-waiting-period': '第一次领钱之前要等一周，除非你获准不用等。',
    'ordinary-waiting-period-after-others': '其他等候期结束以后，再等一周。',
    'liquid-assets-waiting-period': '因为存款，你要等 {weeks} 周才开始领。',
    'liquid-assets-wait-exempt': '你不用因为存款而等。',
    'income-maintenance-period':
      '雇主发的这笔钱，Centrelink 会当作你又领了 {days} 天工资（收入维持期，income maintenance period）。这段时间津贴会减少，或者没有。',
    'payment-after-payout': '上面是离职款项当作收入那段时间的金额。过了这段时间，每两周是 {amount}。',
    'income-maintenance-hardship': '如果生活特别困难，可以要求少等，请问 Centrelink。',
    'newly-arrived-waiting-period': '你是新抵澳居民，可能要等一段时间才能领。',
    'newly-arrived-exempt': '你不用等新抵澳居民等候期。',
    'newly-arrived-new-zealand': '如果你是新西兰公民，住满一定年数后，可以在限定时间内领一次这项津贴。',
    'waiting-period-not-known': '可能还要等一段时间，但按你的答案算不出来，请问 Centrelink。',
    'figures-past-review': '有些标准已经到了调整的日子。请先向 Services Australia 核对这个金额。',
    'figures-not-confirmed': '有些标准我们没有查实。请向 Services Australia 核对这个金额。',
    'no-redundancy-pay-short-service': '如果工龄不满一年，就没有裁员补偿金。',
    'no-redundancy-pay-small-business': '小企业不一定要付裁员补偿金。',
    'no-redundancy-pay-casual': '临时工没有裁员补偿金。',
    'no-redundancy-pay-not-redundant': '只有原来的工作不再有人做，才有裁员补偿金。',
    'no-redundancy-pay-fixed-term': '如果是定期、按任务或按季节的合同到期，就没有代通知金和裁员补偿金。',
    'no-redundancy-pay-serious-misconduct': '如果因严重不当行为被解雇，就没有代通知金和裁员补偿金。',
    'no-redundancy-pay-apprentice': '学徒没有裁员补偿金。',
    'no-redundancy-pay-trainee': '如果培训生（trainee）的工作随培训结束，就没有代通知金和裁员补偿金。',
    'small-business-not-asked': '小企业可能不用付这笔钱。',
    'redundancy-taxable-part': '裁员补偿金有一部分要交税。',
    'notice-a-day-later': '工龄只要再多一天，通知期就是 {weeks} 周。工龄算到你收到通知那天结束为止。',
    'notice-at-45':
      '法律给“超过 {age} 岁”的人多一周。我们从下一个生日起算。如果你正好 {age} 岁，请问公平工作调查专员署。',
    'tax-by-age-at-end-of-year': '税率要看你在领款那个财政年度最后一天的年龄。如果那天之前满 {age} 岁，税率更低。',
    'subsidy-up-to': '这是最高金额。能不能领、领多少，由就业服务机构决定。',
    'counted-as-part-time-apprentice': '每周不到 {hours} 小时，所以我们按兼职学徒算。如果登记的是全职，请选“全职”。',
    'subsidy-ended': '这项补贴已经结束，不再签新的协议。',
    'subsidy-excluded': '这份工作属于不能领补贴的情况。',
    'subsidy-ask-first':
      '这份工作顶替了现有员工，或者这个人以前在你这里工作过。可能没有补贴，所以聘用之前请先问就业服务机构。',
    'subsidy-hours-too-few': '这份工作的工时太少，每周至少要 {hours} 小时。',
    'subsidy-service-too-short': '就业服务机构协助这名员工的时间太短，至少要 {months} 个月。',
    'confirm-subsidy-with-provider': '我们没有找到写清所有规定的现行官方页面。请就业服务机构确认工时、日期和金额。',
    'confirm-subsidy-with-agency': '我们没有找到写清所有规定的现行官方页面，请发补贴的机构确认。',
    'agree-before-start': '员工上班之前，请书面谈好。',
    'subsidy-tax-not-confirmed': '补贴怎样交税，我们没有查实，可以问你的会计师。',
    'ftb-no-child':
      'A 部分发给有未满 16 岁孩子的家庭。如果孩子全日制读中学，可以发到满 19 岁那年的年底。你照顾孩子的时间要够，孩子自己也不能领收入补助金。',
    'ftb-newly-arrived': '你是新抵澳居民，所以 A 部分还要等 {weeks} 周。B 部分不用等。',
    'ftb-a-range': '还没有看收入时，你家的 A 部分是每年 {maximum}。基础标准是每年 {base-rate}。',
    'ftb-health-check': '请在孩子满 5 岁之前申报健康检查，否则 A 部分会减少 {months} 个月。',
    'family-tax-benefit-at-least':
      '这是你至少能领到的金额，因为有一部分今年的标准还没有确认，或者这个工具算不出来。你每两周最多能领 {maximum}。',
    'ftb-rent-not-known': '你这种住处的租房援助算不出来，所以没有算进去。请问 Centrelink。',
    'ftb-regular-care': '如果照顾孩子的时间太少，就没有家庭税务福利，但可能有一部分租房援助，这里没有算。',
    'rent-assistance-once': '租房援助随 A 部分发，所以不再随其他福利金发。',
    'maintenance-ceiling-reached': '子女抚养费只影响收取抚养费的那几个孩子的金额。',
    'maintenance-credit-used': '抚养费收入额度抵掉了补交款中的 {used}，还剩 {balance-after}。',
    'ftb-a-no-supplement': '如果家庭收入超过 {limit}，就没有 A 部分的年终补贴。',
    'ftb-advance': '你可以申请预支，最多 {amount}，以后从 A 部分里扣还。',
    'ftb-b-no-child':
      '如果有伴侣，B 部分发到最小的孩子满 13 岁。如果是单亲或照顾孩子的祖父母，可以发到孩子满 18 岁那年的年底，但满 16 岁起孩子要全日制读中学。',
    'ftb-b-parental-leave': '领带薪育婴假津贴的日子，没有 B 部分。',
    'ftb-b-over-limit': '较高的收入 {income}超过了 B 部分的限额 {limit}。',
    'parental-leave-week': '每周 5 天，税前 {amount}。',
    'parental-leave-days-above': '其中 {days} 天超过了你能领的天数，所以没有算进去。',
    'parental-leave-work-test':
      '工作测试是：孩子出生前 {period-days} 天里，工作满 {days} 天，一共 {hours} 小时，间断不超过 {weeks} 周。',
    'parental-leave-work-test-not-met':
      '你没有通过工作测试。测试要求孩子出生前 {period-days} 天里，工作满 {days} 天，一共 {hours} 小时，间断不超过 {weeks} 周。也有例外，请问 Centrelink。',
    'parental-leave-over-income':
      '你的收入 {income}超过限额 {limit}，家庭收入 {family-income}也超过限额 {family-limit}。',
    'parental-leave-newly-arrived': '如果是新抵澳居民，要在孩子出生前等满 {weeks} 周。',
    'parental-leave-together': '你和伴侣最多可以同时休 {days} 天。',
    'parental-leave-claim-times': '孩子出生后 {weeks} 周之内，至少一位家长要申领。所有天数要在 {years} 年之内用完。',
    'child-care-share': '第 {child} 个孩子补贴费用的 {share}，但不超过每小时上限。',
    'child-care-hours': '第 {child} 个孩子每两周最多补贴 {hours} 小时。',
    'child-care-days': '第 {child} 个孩子相当于每两周补贴 {days} 天。',
    'child-care-too-old': '托儿补贴只给 {age} 岁及以下、没有上中学的孩子。',
    'child-care-travel': '托儿机构和工作、学习地点之间的路程，每两周可以另加 {minutes} 分钟。',
    'child-care-withheld': '其中 {paid}付给托儿机构，另外 {withheld}先留着，年终核对收入之后再结算。',
    'newborn-parental-leave': '如果为这个孩子领了带薪育婴假津贴，就没有新生儿预付款和补贴。',
    'newborn-no-ftb': '只有为这个孩子领家庭税务福利 A 部分，才有这两项。',
    'stillborn-parental-leave': '如果已经为宝宝领了带薪育婴假津贴，就没有死产婴儿补助金。',
    'stillborn-limit': '从分娩那天起 6 个月的家庭收入不能超过 {limit}。如果领家庭税务福利，就不看这一条。',
    'stillborn-over-limit': '6 个月的家庭收入 {income}超过了限额 {limit}。'
  },
  reasons: {
    'jobseeker-under-22': '你的年龄还不能领求职者津贴，请看青年津贴。',
    'age-pension-age': '到了你这个年龄，应该申领养老金。',
    'couple-separated': '如果伴侣因病分开住，规定不同，请问 Centrelink。',
    'youngest-child-too-old': '你最小的孩子已经超过这项补助金的年龄，请看求职者津贴。',
    'supplements-from-pension-age': '到了养老金年龄，这项福利金另有别的附加补贴，这里没有算。也请看看养老金。',
    'special-category-visa': '如果你是新西兰公民，要持受保护的特别类别签证或永久签证，或者已经入籍，才能领这项福利金。',
    'austudy-under-25': '你要年满 {age} 岁才能领 Austudy。现在请看青年津贴（Youth Allowance）。',
    'special-benefit-child': '如果是未满 {age} 岁的孩子领，我们没能确认按什么标准发。请向 Centrelink 查询。',
    'special-benefit-parents':
      '如果你未满 {age} 岁，又和父母同住，父母的收入就要像青年津贴那样计算在内。具体能领多少，请向 Centrelink 查询。',
    'special-benefit-partner-income':
      '如果伴侣有收入，或领养老金类福利金，特别福利金会减少。减多少我们没有查到，请问 Centrelink。',
    'young-disability-pension':
      '如果未满 {age} 岁，残障支持金（Disability Support Pension）另有标准。具体是多少，请向 Centrelink 查询。',
    'youth-allowance-age': '按你的年龄和情况，不能领青年津贴。请看求职者津贴或 Austudy。',
    'partnered-not-independent': '你有伴侣，但按这些答案不算独立，请问 Centrelink。',
    'parental-income-not-given': '请填父母的收入，才能算出来。',
    'maintenance-income': '子女抚养费会改变父母收入测试，这里算不出来，请问 Centrelink。',
    'family-tax-benefit-child-rate': '领家庭税务福利的兄弟姐妹也分担减少的金额。请填父母为他们最多能领多少。',
    'rent-assistance-base-rate-family-tax-benefit':
      '如果家庭税务福利是基础标准，有没有租房援助要看具体算法，请问 Centrelink。',
    'rent-assistance-government-subtenant': '公共住房的转租客，有的能领，有的不能，请问 Centrelink。',
    'temporary-visa': '多数临时签证不能领这项津贴，少数可以，请问 Centrelink。',
    'protected-special-category-visa': '受保护的特别类别签证另有规定，请问 Centrelink。',
    'visa-before-2019': '2019 年以前批的签证适用旧规定，请问 Centrelink。',
    'leave-without-weekly-pay': '请填周薪，才能算未休假期工资。',
    'under-age-pension-age': '你还没有到养老金年龄。',
    'abroad-with-rent-or-transitional': '如果离境较久，租房援助和过渡标准这里算不出来，请问 Centrelink。',
    'working-life-years-not-given': '你离境较久，所以要知道你从 16 岁到养老金年龄之间，在澳大利亚住了多少年。',
    'disability-support-pension-under-16': '要年满 {age} 岁才能领残障支持金（Disability Support Pension）。',
    'shared-care-yearly': '如果两名照顾者分领津贴，这笔钱怎样分我们没有查到，请问 Centrelink。',
    'not-genuine-redundancy': '你失去这份工作，不是因为真正的裁员。',
    'junior-pay': '青少年员工的工资按行业雇佣标准各有不同，请直接填时薪。',
    'subsidy-amount-not-confirmed': '这项补贴的金额，我们没能在官方页面上查实，请问就业服务机构。',
    'figure-not-held': '那一天的某项标准，我们没有。',
    'maintenance-ceiling': '收入在这个水平，又只有部分孩子收抚养费，另有特别限额，请问 Centrelink。',
    'parental-leave-rate-not-held': '其中有一天的标准，我们没有。',
    'child-care-fee-not-given': '请填每个孩子每小时的费用，才能算出来。',
    'in-home-care-of-several': '如果几个孩子一起用居家托儿，每小时上限按家庭算，请问托儿机构。',
    'newborn-below-base': '如果 A 部分不到基础标准，新生儿补贴会少一些。是多少，请问 Centrelink。'
  },
  limits: {
    'debts-and-deductions': '欠款和扣款，例如从津贴里直接付的房租',
    'tax-withheld': '从津贴或工资里扣的税',
    'remote-area-allowance': '偏远地区津贴',
    'deemed-income': 'Centrelink 按存款推定的收入',
    'assets-hardship': '资产多但一时拿不出钱的特别规定（hardship rules）',
    'part-fortnights': '不足两周的部分',
    'advance-payments': '预支款',
    'partner-working-credit': '伴侣的工作抵扣额度（Working Credit）',
    compensation: '赔偿金',
    'qualifying-residence': '育儿补助金要求住满的两年',
    'other-assets': '手上的钱以外的资产',
    'crisis-conditions': '事发时是否在澳大利亚，以及证明材料',
    'maintenance-income': '子女抚养费',
    'family-tax-benefit-income-test': '家庭税务福利的收入测试',
    'severe-hardship-waivers': '特别困难时缩短的等候期',
    'seasonal-work-preclusion': '做完季节工或合同工之后的等候期',
    'order-of-waiting-periods': '几种等候期同时算的情况',
    'pension-qualification': '居住年限、等候期等领取资格',
    'quarterly-pension-supplement': '按季度领的养老金附加补贴',
    'foreign-pensions': '别国的养老金',
    'retirement-village-entry': '入住退休村或“祖母房”付的钱',
    'home-sale-proceeds': '卖房后准备再买房的钱',
    'time-outside-australia': '离开澳洲的时间',
    'carer-qualification': '居住年限、等候期和需要照顾的程度',
    'award-redundancy-schemes': '行业雇佣标准里的裁员规定',
    'service-when-notice-is-given': '收到通知那天之后的工龄',
    'unused-leave-tax': '未休假期的税',
    'whole-of-income-cap': '全年收入上限',
    'payroll-tax-and-workers-compensation': '工资税和工伤保险',
    'penalty-rates-and-allowances': '加班费、周末加薪和各种津贴',
    'superannuation-maximum-base': '要缴退休公积金的最高工资',
    'changes-in-the-year': '年中收入、照顾比例或年龄的变化',
    'blended-families': '重组家庭伴侣之间的分配',
    'newborn-supplement': '新生儿预付款及附加补贴',
    'several-child-support-payers': '不止一人付的子女抚养费',
    'return-to-work-part-b': '产后首次上班前较高的 B 部分',
    'parental-leave-super': '为这笔钱缴的退休公积金',
    'mother-claims-first': '生母优先申领的规定',
    'parental-leave-residence': '等候期以外的居留规定',
    'additional-child-care-subsidy': '额外托儿补贴',
    'preschool-hours': '学前班另加的小时',
    absences: '缺勤的日子',
    'part-of-13-weeks': '照顾或领 A 部分不满 13 周',
    'stillbirth-and-residence': '分娩和居留是否符合规定'
  },
  questions: {
    relationship: {
      label: '你有伴侣吗？',
      help: '伴侣指丈夫、妻子或事实伴侣。就算钱是分开的，也算伴侣。',
      options: { single: '没有，单身', partnered: '有', 'separated-by-illness': '有，因病分开住' }
    },
    children: {
      label: '你照顾几个受抚养子女？',
      help: '请算上和你同住、由你供养的孩子。',
      options: { '0': '没有', '1': '一个', '2': '两个', '3': '三个或更多' }
    },
    carer: {
      label: '你是孩子的主要照顾者吗？',
      help: '一个孩子只能有一位主要照顾者（principal carer）。',
      options: { no: '不是', yes: '是' }
    },
    youngest: {
      label: '你最小的孩子几岁？',
      help: '如果你是单亲，孩子还小，一般领的是育儿补助金（Parenting Payment），金额更高。'
    },
    exempt: {
      label: '你是不是因为寄养、在家教学或孩子多，获准免除求职要求？',
      help: '只有 Centrelink 告诉过你，才选“是”，这时标准不同。',
      options: { no: '不是', yes: '是' }
    },
    age: { label: '你几岁？' },
    months: { label: '你连续领收入补助金，满几个月了？', help: '如果年纪较大，领满一段时间以后，标准会提高。' },
    pay: { label: '你的工资是多少？', help: '请算上这两周发给你的税前工资，不管是哪一天干的活。' },
    other: {
      label: '你有多少其他税前收入？',
      help: '例如收到的房租、做生意的收入、发给你的未休假期工资。存款的收入不用填，由 Centrelink 推定。'
    },
    'partner-age': { label: '伴侣几岁？' },
    'partner-payment': {
      label: '伴侣领福利金吗？',
      help: '只算收入补助金，不算家庭税务福利。',
      options: {
        none: '没有收入补助金',
        jobseeker: '求职者津贴',
        'parenting-payment': '育儿补助金',
        'youth-allowance-job-seeker': '求职者青年津贴',
        'youth-allowance-student': '青年津贴（学生或学徒）',
        austudy: 'Austudy',
        pension: '养老金类福利金'
      }
    },
    'partner-pay': { label: '伴侣的工资是多少？', help: '请填税前金额。' },
    'partner-other': { label: '伴侣有多少其他税前收入？' },
    home: {
      label: '你住的地方要付钱吗？',
      help: '包食宿指费用里含餐。公共住房是向州政府租的。',
      options: { none: '不付', rent: '付房租', board: '付食宿费', public: '租公共住房' }
    },
    rent: { label: '你付多少房租？', help: '如果有伴侣，填两人一共付的。如果合租，填你自己那一份。' },
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
    lodging: { label: '其中住宿占多少？不含餐费。', help: '如果不知道，就不填，我们按三分之二算。' },
    sharing: {
      label: '你和别人共用厨房、浴室或卧室吗？',
      help: '和父母共用也算。如果厨房、浴室、卧室都另有你单独用的，请选“不是”。如果住寄宿屋、旅舍或旅馆，也选“不是”。自己的孩子如果领福利金而没有租房援助，不算别人。如果住房车或船，只看同住在里面的人。',
      options: { no: '不是', yes: '是' }
    },
    'with-parent': { label: '你住在父母家吗？', options: { no: '不是', yes: '是' } },
    ftb: {
      label: '你领家庭税务福利 A 部分吗？',
      help: 'Centrelink 的信会写明是否高于基础标准。',
      options: { none: '不领', 'base-rate': '领，基础标准或更少', 'above-base': '领，高于基础标准' }
    },
    capacity: {
      label: 'Centrelink 评估过你每周能工作多少小时吗？',
      help: '这是工作能力评估（job capacity assessment）的结果。',
      options: { full: '没有，或没有限制', '15-29': '每周 15 至 29 小时', 'under-15': '每周少于 15 小时' }
    },
    incapacitated: { label: '你现在是否因为生病或受伤，不能工作或学习？', options: { no: '否', yes: '是' } },
    credit: {
      label: '你有多少工作抵扣额度（Working Credit）？',
      help: '余额在 Centrelink 网上账户里。每 1 点额度，可以让你多挣一澳元而津贴不减。'
    },
    assets: {
      label: '是否把资产也算进去？',
      help: '资产指你拥有的东西，例如存款、汽车和投资。自住的房子不算。',
      options: { no: '否', yes: '是' }
    },
    'home-owner': { label: '你住的房子是你自己的吗？', options: { no: '不是', yes: '是' } },
    'assets-total': { label: '除了自住的房子，你拥有的东西一共值多少？', help: '如果有伴侣，填两人合计。' },
    claim: {
      label: '你正要申领吗？',
      help: '新申领可能要等一段时间。如果已经在领，请选“不是”。',
      options: { no: '不是', yes: '是' }
    },
    savings: {
      label: '你能动用的钱有多少？',
      help: '请算上现金、银行存款、股票，以及雇主还欠你的钱。如果有伴侣，填两人合计。'
    },
    'paid-out': {
      label: '离职时雇主是否另外发了你一笔钱？',
      help: '例如未休假期工资、代通知金、裁员补偿金。Centrelink 可能会当作你还在领工资。',
      options: { no: '否', yes: '是' }
    },
    'paid-annual': { label: '未休年假的工资，税前是多少？' },
    'paid-long-service': { label: '未休长期服务假的工资，税前是多少？' },
    'paid-notice': { label: '代通知金，税前是多少？', help: '如果雇主让你不用做到通知期结束，就会发这笔钱。' },
    'paid-redundancy': { label: '裁员补偿金，税前是多少？', help: '不要算一起发的未休假期工资和代通知金。' },
    'paid-other': { label: '离职时还发了别的钱吗？税前是多少？', help: '例如一笔感谢金。' },
    'last-pay': { label: '那份工作平时的工资是多少？', help: '请填税前金额。' },
    residence: {
      label: '你是公民，还是持哪种签证？',
      help: '新西兰公民多数持特别类别签证（Special Category Visa）。只有 2001 年时已经在这里的一部分人，签证才受保护，可以问内政部。',
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
    'resident-weeks': { label: '成为永久居民以后，你在澳大利亚住了几周？', help: '一年是 52 周。' },
    'years-here': { label: '你在澳大利亚连续住了几年？' },
    activity: {
      label: '你在做什么？',
      help: '学习和学徒都指全职。',
      options: { student: '学习', apprentice: '当学徒', 'job-seeker': '找工作' }
    },
    living: {
      label: '你住在哪里？',
      help: '如果 Centrelink 同意你为了学习或安全需要搬出，或者你算独立，才选“不住父母家”。',
      options: { home: '父母家', away: '不住父母家' }
    },
    grounds: {
      label: '你有下面哪种情况？',
      help: '有一项就算独立，父母的收入就不算。',
      options: {
        'married-or-registered': '已婚或登记的伴侣关系',
        'de-facto-12-months': '事实伴侣满 12 个月',
        'supported-by-work': '靠工作养活自己',
        'regional-or-remote-work': '家在乡镇或偏远地区，读书前工作过',
        'partial-capacity-to-work': '只有部分工作能力',
        'unreasonable-to-live-at-home': '情况特殊，不能住在父母家',
        orphan: '我是孤儿',
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
    'parents-income': { label: '父母合计的应税收入是多少？', help: '请填上一个财政年度，两人合计的税前收入。' },
    siblings: {
      label: '有几个兄弟姐妹以“由父母抚养”的身份领青年津贴？',
      help: '因父母收入而减少的金额，由你们几个一起分担。如果超过五个，请问 Centrelink。',
      options: { '0': '没有', '1': '一个', '2': '两个', '3': '三个', '4': '四个', '5': '五个' }
    },
    'sibling-age': { label: '第 {number} 个兄弟姐妹几岁？' },
    'sibling-living': { label: '第 {number} 个兄弟姐妹住在哪里？', options: { home: '父母家', away: '不住父母家' } },
    'sibling-rent': { label: '第 {number} 个兄弟姐妹付多少房租？' },
    'ftb-siblings': {
      label: '父母是否为别的孩子领家庭税务福利？',
      help: '这些孩子也和你一起分担减少的金额。',
      options: { no: '否', yes: '是' }
    },
    'ftb-siblings-rate': {
      label: '这些孩子的家庭税务福利 A 部分，加起来最多是多少？',
      help: '请按每个孩子的年龄，把最高标准相加；就算父母实际领得少，也这样填。标准见家庭税务福利那一页。如果不填，就算不出你分担多少。'
    },
    bank: {
      label: '你的收入储备（Income Bank）有多少？',
      help: '学生和学徒没有用完的免计收入会攒起来。余额在 Centrelink 网上账户里。'
    },
    'apprentice-bank': {
      label: '你的收入储备（Income Bank）有多少？',
      help: '学生和学徒没有用完的免计收入会攒起来。余额在 Centrelink 网上账户里。'
    },
    'long-term': { label: '你是否按长期领收入补助金的标准领？', options: { no: '否', yes: '是' } },
    'partial-capacity': {
      label: 'Centrelink 是否认定你只有“部分工作能力”（partial capacity to work）？',
      help: '这是 Centrelink 评估以后的决定，意思是因为疾病、受伤或残障，你不能全职工作。',
      options: { no: '否', yes: '是' }
    },
    payment: {
      label: '你领哪一项福利金？',
      help: '租房援助是加在另一项福利金上的。',
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
      label: '你有伴侣吗？',
      help: '“因病分开”也包括伴侣在喘息机构（respite care）暂住或服刑。',
      options: {
        single: '没有，单身',
        couple: '有，住在一起',
        'couple-separated-by-illness': '有，因病分开住',
        'couple-temporarily-separated': '有，暂时分开住'
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
      help: '可以问员工的就业服务机构。最后三个项目已经结束，只是旧页面还列着。',
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
    hours: { label: '员工每周有薪工作几小时？' },
    apprenticeship: {
      label: '学徒登记为全职还是兼职？',
      help: '培训合同上写着。如果不知道，我们就按工时算。',
      options: { unknown: '不知道', 'full-time': '全职', 'part-time': '兼职' }
    },
    'provider-months': { label: '就业服务机构连续协助这名员工，满几个月了？' },
    exclusions: {
      label: '这份工作有没有下列情况？',
      help: '只要有一项，就可能领不到补贴。',
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
      help: '至少要按适用的行业雇佣标准付。',
      options: { 'minimum-wage': '最低工资', 'award-entry-level': '行业雇佣标准的入门级工资', hourly: '自己填' }
    },
    hourly: { label: '税前时薪是多少？', help: '不要算临时工附加工资（casual loading）。' },
    casual: {
      label: '是临时工吗？',
      help: '临时工没有带薪假，但有附加工资（casual loading）。',
      options: { no: '不是', yes: '是' }
    },
    'worker-age': { label: '员工几岁？', help: '年轻员工另有标准。' },
    loading: {
      label: '假期附加工资（leave loading）占假期工资的比例是多少？',
      help: '有些行业雇佣标准在年假工资上另加一笔。可以填小数，例如 17.5。'
    },
    super: { label: '是否计算退休公积金？', options: { yes: '是', no: '否' } }
  }
}
