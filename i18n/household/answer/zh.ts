import type { AnswerWords } from './en.ts'

export const answer: AnswerWords = {
  title: '你很可能领得到的福利金',
  lead: '按 {date}的金额，在你的设备上算出来，什么都没有发出去。这不是申领，也不会影响你现在的福利金。',
  change: '你的回答',
  changeThis: '修改',
  print: '打印',
  printPrivate: '把有关安全的回答和帮助也打印出来',
  printWarning: '如果不勾选，打印出来的纸上就没有关于安全的回答和帮助。',
  copy: '复制链接',
  copied: '已复制。拿到链接的人都能看到你的回答。',
  copyWarning: '链接里有你的回答，只发给你信任的人。',
  sum: {
    title: '很可能一共能领',
    period: '每两周，税前',
    untaxed: '每两周',
    none: '按这些回答，还没有很可能领到的金额。',
    notYet: '目前还没有每两周固定发的金额。你很可能领得到：',
    besides: '除此之外，你很可能还领得到：',
    ifAgreed: '如果 Centrelink 批准，{name}每两周可以领 {amount}。',
    firstPaid: '如果今天申领，大约从 {date}起算。Centrelink 批准以后才发钱，所以钱会比这天晚几周到。',
    before:
      '如果今天申领，大约从 {date}起才全额发放；在那之前，每两周最多 {amount}。Centrelink 批准以后才发钱，所以钱会比这天晚几周到。',
    mayBeLater: '等候期还不全清楚，所以可能更晚。',
    untilPaid: '如果钱还没到，而你没有饭吃或付不起账单，可以找慈善机构帮忙：',
    parts: '包括哪些',
    allTaxed: '这笔钱要交税。你可以要求 Centrelink 每两周先把税扣下来。',
    partTaxed: '{taxed}要交税，{free}不用交税。你可以要求 Centrelink 每两周先把税扣下来。',
    noneTaxed: '这些钱都不用交税。',
    later: '带薪育婴假的天数用完以后，从 {date}起，各项福利金加起来是每两周 {amount}。',
    laterPaidOut: '离职时拿到的那笔钱到 {date}就不再算作收入了，从那天起，各项福利金加起来是每两周 {amount}。',
    laterBonus: '大约从 {date}起，工作奖励（Work Bonus）的余额用完，各项福利金加起来是每两周 {amount}。',
    birthday: {
      you: '大约从 {date}起，你满 {age} 岁，按今天的金额，每两周一共 {amount}。',
      partner: '大约从 {date}起，你的伴侣满 {age} 岁，按今天的金额，每两周一共 {amount}。',
      atSchool: '大约从 {date}起，第 {child} 个孩子满 {age} 岁，如果还在上学，按今天的金额，每两周一共 {amount}。',
      child: '大约从 {date}起，第 {child} 个孩子满 {age} 岁，按今天的金额，每两周一共 {amount}。',
      school: '从 {date}起，按今天的金额，每两周一共 {amount}，要看满 {age} 岁的孩子是否还在上学。',
      birth: '大约从 {date}孩子出生起，按今天的金额，每两周一共 {amount}。',
      'birth-on-leave':
        '大约从 {date}孩子出生起，按今天的金额，每两周一共 {amount}。这里已算进带薪育婴假津贴（领完为止），并当作休假的一方没有工资。'
    },
    you: '你',
    partner: '你的伴侣'
  },
  urgent: {
    by: '最晚 {date}要办好。',
    late: '期限是 {date}，已经过了。',
    afterLate: '今天还是要办；如果有事耽误了，请说明原因。',
    today: '今天要办的事',
    partners: '这件事要由你的伴侣办：{text}',
    noDay: '可能有期限。请填上日期，我们才能算出来。',
    from: '{date}起'
  },
  today: { claim: '申领{name}', partnerClaims: '你的伴侣可以申领{name}', together: '{name}，连同{other}一起' },
  exempt: {
    transfer: '如果你是从一项福利金转到另一项，就不用等。',
    'partner-died': '如果你的伴侣在最近几周内去世，就不用等。',
    'severe-hardship-and-crisis':
      '如果你遭受暴力、刚出狱、失去住处或遇到别的危机，生活又极其困难，可以要求 Centrelink 免去这段等候期。',
    'severe-hardship-and-costs': '如果你有不得不付的开支，生活又极其困难，可以要求 Centrelink 缩短这段等候期。',
    'served-in-last-12-months': '如果你过去一年里已经等过一次，可能就不用再等。请告诉 Centrelink。'
  },
  line: { title: '你的日程', today: '今天', claim: '现在申领', ends: '{wait}结束', paid: '{name}：大约从这天起算钱' },
  each: '各项福利金',
  who: { you: '你', partner: '你的伴侣' },
  states: { likely: '很可能', may: '有可能', no: '目前不行' },
  leads: {
    likely: '这里能核对的条件都符合。',
    may: '没有不符合的地方，但要由工作人员决定，或者还缺一个回答。',
    no: '你今天至少有一个条件不符合。有些福利金，等到了某一天，或者情况变了，就可以申领。'
  },
  count: '一共核对了 {count} 项福利金、优惠卡和援助计划。',
  oneMore: '还有 1 项有可能',
  more: '还有 {count} 项有可能',
  none: {
    likely: '按这些回答，还没有很可能领到的项目。请看“有可能”的项目和下面的求助方式。',
    may: '没有其他有可能的项目。',
    no: '核对过的福利金、优惠卡和援助计划，你都还有可能领到。'
  },
  card: {
    fortnight: '每两周，税前',
    untaxed: '每两周',
    once: '一次性',
    allDays: '全部天数合计，按天发',
    year: '每年',
    upTo: '最多 {most}',
    card: '卡',
    open: '为什么、怎么算的、怎么申领',
    held: '你说过已经在领这一项。',
    inside: '算这个金额时，已经算进了：',
    along: '同时还有：',
    why: '为什么',
    working: '怎么算的',
    claim: '怎么申领',
    comes: '随另一项福利金自动发放，不用另外申领。',
    ask: '不会自动发放，要自己提出。去哪里提出，见“详细说明”。',
    online: '网上申领：在 Centrelink 账户里选 {path}',
    call: '打电话',
    more: '详细说明',
    missing: '还缺',
    answerThis: '回答这一题',
    from: '从 {date}起可以领。',
    fromAmount: '从 {date}起可以领。按你现在的回答，到时每两周可以领 {amount}。',
    begins: '从孩子出生那天起算，大约在 {date}。',
    until: '这一项只发到 {date}。请提前问 Centrelink 之后领什么。',
    usualRate: '这是一般的金额。Centrelink 评估后，如果认定你每周只能工作几个小时，可能会多发一些。',
    near: '离上限很近了，但请照样申领，由 Centrelink 计算。',
    countedIn: '已经算在这一项里：{names}。',
    atLeast: '至少 {least}，最多 {most}',
    settle: '回答这个问题，就能算出准确金额',
    notConfirmed: '还不知道准确金额，因为其中有一部分今年的金额还没有确认，或者这个工具算不出来。',
    homeJudged:
      'Centrelink 的社工要先认定你不能住在家里。你可以不同意他们联系你的父母。如果你未满 18 岁，请想好一位能证明情况的成年人，比如祖父母或学校辅导老师。',
    parentsLose:
      '你领这一项以后，父母就不能再为你领家庭税务福利（Family Tax Benefit）。请先比一比两边的金额，再决定要不要申领。',
    balance: '准确金额要看你的{balance}还剩多少，在 Centrelink 账户里能查到。如果已经用完，领到的就是最低的金额。',
    afterYear: '这一项平时不每两周发钱。财政年度结束以后，Centrelink 会补发一小笔全年的钱。',
    amountOpen: '现在还说不准金额。金额要看你或伴侣领哪些福利金，或者还缺一个回答。',
    source: '来源：',
    instead: '下面几项同一时间只能领一项：{names}。'
  },
  balances: {
    bonus: '工作奖励（Work Bonus）',
    credit: '工作抵扣额度（Working Credit）',
    bank: '收入储备（Income Bank）'
  },
  advice: {
    'child-support-action':
      '请在 {figure:ftb-a.maintenance.action-weeks}之内向另一方父母要子女抚养费，不然 A 部分只发基础标准，一起发的租房援助（Rent Assistance）也会停。如果要抚养费不安全，Centrelink 社工可以免去这一项。',
    'care-before-claim':
      '如果申领之前已经在照顾，请要求补发，最多补 {figure:carer-allowance.backdate-weeks}，最多 {amount}，最早从 {date}算起。',
    'grandparents-child-care':
      '带孙辈的祖父母领收入补助金，请申请祖父母额外托儿补贴（Additional Child Care Subsidy (grandparent)）：{figure:child-care-subsidy.grandparent.hours}，全额补，最多补到每小时费用上限的 {figure:child-care-subsidy.additional.cap-share}。'
  },
  inReturn: {
    title: 'Centrelink 会要求你做什么',
    work: '如果领{name}，你要同意一份工作计划（Job Plan），要找工作、去面谈，还要每两周申报工资。',
    parents:
      '如果领育儿补助金（Parenting Payment），最小的孩子满 {figure:parenting-payment.obligations-child-age}才开始有要求。在那之前，只要申报工资和情况的变化。',
    enough:
      '有些人只要做满 {figure:obligations.fully-meeting.hours}的工作、经批准的课程和一部分志愿工作，就可能算满足要求。这些人包括：年满 {figure:obligations.older.age}的人、未满 {figure:principal-carer.child-age}孩子的主要照顾者、在领照顾者津贴（Carer Allowance）的人，以及只能工作一部分时间的人。',
    excused:
      '如果你生病或怀孕，可以申请暂时免除这些要求。遭受过暴力、刚分居、家里有人去世、遇到灾害，或者照顾寄养儿童、有残障的孩子，也可以是理由。请主动提出；Centrelink 同意之前，还是要照做。',
    whoIsExcused: '哪些人可以免除，能免多久',
    none: '如果领{name}，Centrelink 不会要求你找工作。',
    tell: '如果工作、住处、伴侣、收入或存款有变化，请在 {figure:obligations.change-notice-days}内告诉 Centrelink。说得晚了，可能要退还多领的钱。'
  },
  refused: {
    title: '如果 Centrelink 不批',
    review:
      '请在收到决定后 {figure:review.aro.full-back-pay-weeks}内要求正式复核（formal review），这样才能全额补发。过了期限也可以要求，但一般只从你提出那天起补发。',
    free: '复核不收费，由另一位工作人员重新看一遍。你所在的州可以免费咨询法律问题：',
    more: '复核和上诉怎么办理'
  },
  report: {
    open: '我领到的金额不一样',
    lead: '请告诉我们，我们会核对算法。你自己发送之前，什么都不会发出去。',
    paid: 'Centrelink 每两周实际发给你多少',
    whole: '把有关安全的回答也写进去',
    text: '要发送的内容就是这些',
    copy: '复制这份内容',
    copied: '已复制。',
    mail: '用邮件发送'
  },
  receipt: '申领的回执号码（receipt number）：',
  noneForPartner: '按目前的回答，你的伴侣没有很可能领得到的福利金。',
  ofPartner: '这里的“你”指你的伴侣。关于伴侣，我们只问了几题。如果想知道全部结果，请伴侣自己再答一遍。',
  papers: { title: '每项申领都要准备的材料', lead: '请先备好。就算缺一两样，也可以先申领。' },
  talk: {
    title: '找人问一问',
    interpreter: '免费口译',
    say: '我想知道我可以申领哪些福利金。',
    visa: '离开之前，先找免费的签证咨询',
    homeless: '今晚没有地方住：各州该打哪个电话',
    food: '慈善机构的食物、代金券和账单补助',
    super: '退休公积金（super）什么时候算进去，什么时候不算',
    business: '如果生意欠了钱，可以找谁免费帮忙',
    firstNations: '给原住民和托雷斯海峡岛民：专门的电话和身边的帮助',
    working: '领残障支持金时，每周最多可以工作多少小时',
    temporary: '持临时签证：你能做什么，去哪里找人帮忙',
    agreement:
      '澳大利亚和新西兰有社会保障协议。可以问问你能不能凭这份协议领养老金、残障支持金或照顾者福利金（Carer Payment）：'
  },
  save: {
    save: '把回答存在这台设备上',
    saveThese: '把存下的回答换成现在的回答',
    kept: '回答已存在这台设备上。',
    failed: '浏览器不允许在这里保存。'
  },
  compare: {
    title: '情况变了会怎样？',
    moved: '修改之后有什么不同',
    lead: '看看情况变了以后，工资和福利金加起来是多少。上面的回答，你不修改就不会变。',
    start: '换一种情况比一比',
    what: '什么会变？',
    changes: { pay: '工资', rent: '房租或住处', partner: '伴侣', child: '孩子' },
    fortnight: '每两周，税前',
    pay: '工资',
    payments: '福利金',
    hand: '合计',
    which: '哪些福利金会变',
    before: '改变之前',
    then: '改变之后',
    more: '每两周多 {amount}。',
    less: '每两周少 {amount}。',
    same: '两种情况合计一样多。',
    kept: '各项福利金合在一起，每多挣一澳元，能留下 {kept}。',
    further: '工资增加以后，能留下多少',
    name: '这种情况的名称',
    nth: '第 {n} 种变化',
    keep: '保留这种情况，再换一种比一比',
    end: '结束比较'
  },
  private: '为了你的安全，这台设备上什么都不留，也没有可以复制的链接。看完请关闭本页。',
  unknownWait: '要等多久，还缺一个回答。',
  waits: {
    title: '第一次发钱之前',
    ordinary: '一般等候期',
    'liquid-assets': '存款等候期',
    'income-maintenance': '假期工资或裁员补偿金的等候期',
    'newly-arrived': '新抵澳居民等候期',
    oneWeek: '1 周',
    weeks: '{count} 周',
    oneDay: '1 天',
    days: '{count} 天',
    until: '（到 {date}为止）。',
    none: '按你的回答，没有等候期。',
    not: '有等候期，不等于被拒绝。请现在就申领。',
    lodge:
      '如果来澳以后发生了你无法控制的重大变化，比如遭受暴力、生病或失去住处，请照样申领特别福利金（Special Benefit），由 Centrelink 核对你能不能豁免。'
  },
  stale: '本页发布以后，有些金额可能已经调整。请向 Services Australia 核实。',
  failed: '没能算出结果。你的回答还在。请重新加载本页，或打给 Centrelink。'
}
