/** Words of the calculators, Simplified Chinese. */
import type { Widen } from '../en.ts'
import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../typed/zh.ts'
import type { calculatorWords as en } from './en.ts'
import { findings, limits, reasons } from './findings/zh.ts'
import { questions } from './questions/zh.ts'
import { how, results, steps } from './working/zh.ts'

export const calculatorWords: Widen<typeof en> = {
  form: {
    title: '你的情况',
    private: '你填的内容不会离开这个页面。',
    rare: '更多问题（只和部分人有关）',
    optional: '可以不填。',
    moneyBefore: '',
    moneyAfter: '澳元',
    submit: '看结果',
    yours: '你填的是：{answers}',
    change: '修改',
    noScript: '这个计算器需要启用 JavaScript。如果不能启用，请看下面的例子。',
    failed: '计算器没有加载出来。请检查网络，再打开本页，或看下面的例子。',
    ratesFrom: '用哪一天的金额',
    ratesHelp: '选以前的日子，可以看当时的金额。',
    now: '今天（{date}）',
    today: '今天',
    dayNotHeld: '我们没有 {date}的金额，所以用今天的。',
    dayUnreadable: '链接里的日期看不懂，所以用今天的金额。',
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
    negative: '请填 0 或更大的数。',
    'too-large': '这个金额太大了，请检查零的个数。',
    ...typedErrors,
    'not-whole': '请填整数，例如 30。',
    'not-number': '请填数字，例如 17.5。',
    'above-most': '请填 {most}或更少。',
    'above-whole': '这只是上面金额的一部分，不能更多。',
    'out-of-range': '请填 {least} 到 {most} 之间的数。',
    'not-chosen': '请选一项。',
    'no-day': '请填日期。',
    'not-a-day': '请填真实的年、月、日，例如 2026-3-27。',
    'day-out-of-range': '请填 {least}到 {most}之间的日期。',
    'day-before': '这一天不能早于前面那一天：{other}'
  },
  answer: {
    title: '你的结果',
    sum: '大约{amount} · 看怎么算',
    example: '这是一个例子，你还没有填',
    fix: '请改好标出的答案，结果就会显示在这里。',
    failed: '出错了，算不出来。你填的都还在，请改一个答案，或打电话问。',
    notHeld: '那一天的金额我们没有收齐，请选晚一点的日子。',
    tooOld: '有些金额在 {date}就该调整了，还没有新的，算不出来。',
    missing: '那一天的金额我们没有收齐，请打下面的电话问。',
    official: '你可以在官方页面查到新的金额：',
    wrongClock: '这台设备的日期（{device}）不对，我们按 {date}计算。请调对日期，再打开本页。',
    week: '每周 {amount}',
    year: '如果情况一直不变，每年 {amount}',
    withPay: '连同工资，一共 {amount}',
    status: '{title}：{amount}。',
    statusNone: '按你的答案，现在算不出来。',
    statusErrors: '有些答案要改，请检查。',
    none: '算不出来',
    noneWhy: '没有把握的金额，我们不显示。',
    working: '怎样算出来的',
    total: '合计',
    totalFortnight: '每两周合计',
    other: '{title}：{amount}',
    from: '这是 {date}起的标准。',
    seen: '最晚从 {date}起是这个数。',
    alsoSay: '还要知道什么',
    changes: '什么情况会改变这个金额',
    nextRates: '金额下一次调整是 {date}。',
    older: '这里用的是 {date}的金额，之后有些已经变了。',
    useToday: '改用今天的金额',
    limits: '哪些没有算进去',
    next: '下一步',
    call: '打哪个电话',
    figuresOn: '按 {date}的金额计算。',
    weeks: '{count} 周',
    days: '{count} 天'
  },
  actions: {
    title: '保存这个结果',
    copy: '复制链接',
    copied: '链接已复制，链接里有你的答案。',
    print: '打印',
    clear: '清除所有答案',
    cleared: '答案已全部清除。'
  },
  earnings: {
    title: '如果我多挣一点',
    kept: '如果每两周挣 {pay}，再多挣一澳元（税前），你能留下 {kept}。',
    keptFirst: '从没有工资算起，每挣一澳元（税前），你能留下 {kept}。',
    cutOut: '如果每两周挣到 {pay}，津贴就减到零。',
    chart: '图里是工资增加时的津贴、工资和合计，下表内容相同。',
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
    keptColumn: '再挣一澳元，能留下多少',
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
    chartFailed: '图没有加载出来。下面的表格内容相同。'
  },
  examples: {
    title: '例子',
    lead: '这些例子用本计算器、按 {date}的金额算出。',
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
      'full-time': '全职的成年员工，拿最低工资，通过 Workforce Australia 雇用',
      'part-time': '员工每周工作 25 小时，拿行业雇佣标准的入门级工资，通过 Workforce Australia 雇用',
      'family-member': '员工是你的家人'
    }
  },
  print: { answers: '填写的内容', names: '中英文名称：', printed: '“立足”提供一般信息，金额由发放机构决定。' },
  calculators: {
    jobseeker: {
      headline: 'Centrelink 大约会付给你',
      names: 'JobSeeker Payment / 求职者津贴',
      changes: [
        '你或伴侣这两周的工资变了。',
        '伴侣搬来或搬走，或者孩子搬来或搬去别处住。',
        '房租或地址变了。',
        '存款和其他资产超过上限。'
      ],
      next: '请每两周申报收入，没有收入也要申报。如果实际金额相差很大，请打下面的电话，问 Centrelink 是怎样算的。'
    },
    'rent-assistance': {
      headline: '租房援助大约能领',
      names: 'Rent Assistance / 租房援助',
      changes: [
        '房租、地址或室友变了。',
        '伴侣搬来或搬走，或者孩子搬来或搬去别处住。',
        '收入增加。租房援助随另一项福利金一起发；收入多了，那项福利金就会减少。'
      ],
      next: '请把房租和地址告诉 Centrelink。租房援助不用另外申领。请留好租约；没有租约，就交一张 Rent Certificate（房租证明）。'
    },
    'youth-allowance': {
      headline: 'Centrelink 大约会付给你',
      names: 'Youth Allowance / 青年津贴',
      changes: [
        '你的工资变了，或者父母的年收入变了。',
        '你的年龄到了下一档。',
        '你搬出或搬回父母家，或者学习、工作变了。'
      ],
      next: '请通过 myGov 申领。如果已经在领，记得申报收入。如果家里不安全，请打下面的电话找社工。'
    },
    'wage-subsidy': {
      headline: '补贴最多是',
      names: 'Wage subsidy / 工资补贴',
      changes: ['就业服务机构书面同意了别的工时或金额。', '员工的工时或工资变了。', '最低工资或退休公积金的比例变了。'],
      next: '员工上班之前，请打雇主热线，或者打给员工的就业服务机构。如果能领补贴，就把金额和日期写进书面协议。'
    }
  },
  results,
  steps,
  how,
  findings,
  reasons,
  limits,
  questions
}
