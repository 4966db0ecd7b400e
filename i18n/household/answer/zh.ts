import type { AnswerWords } from './en.ts'

export const answer: AnswerWords = {
  title: '你很可能领得到的',
  lead: '按 {date}的标准，在你的设备上算出来，什么都没有发出去。这不是申请，也不会影响你现在的福利金。',
  change: '你的回答',
  changeThis: '修改',
  print: '打印',
  printPrivate: '把“在家里不安全”的有关内容也打印出来',
  printWarning: '如果不勾选这一项，打印出来的纸上就不会有“在家里不安全”这个回答，也不会有与这个回答有关的帮助。',
  copy: '复制链接',
  copied: '已复制。拿到链接的人都能看到你的回答。',
  copyWarning: '链接里有你的回答，只发给你信任的人。',
  sum: {
    title: '很可能一共领到',
    period: '每两周，税前',
    none: '按这些回答，还没有很可能领到的金额。',
    firstPaid: '如果今天申请，大约从 {date}起算。要等审批完才发钱，还要再过几周。',
    before: '如果今天申请，大约从 {date}起才全额发放；在那之前，每两周最多 {amount}。要等审批完才发钱，还要再过几周。',
    untilPaid: '如果钱还没到，而你没有饭吃或付不起账单，可以找慈善机构帮忙：',
    parts: '包括哪些',
    later: '带薪育婴假的天数用完以后，从 {date}起，各项福利金加起来是每两周 {amount}。',
    you: '你',
    partner: '你的伴侣'
  },
  urgent: {
    by: '最晚 {date}要办好。',
    late: '期限是 {date}，已经过了。今天还是要办；有事耽误了，请说明。',
    today: '请今天就办。',
    noDay: '可能已经有期限。从哪天算起，你还没有填。',
    from: '{date}起'
  },
  exempt: {
    transfer: '从一项福利金转到另一项时不用等。',
    'partner-died': '伴侣去世后几周内申请，不用等。',
    'severe-hardship-and-crisis': '遭受暴力、刚出狱或没了住处，生活极其困难，可以不用等，请主动提出。',
    'severe-hardship-and-costs': '因不得不付的开支而生活极其困难，可以缩短，请主动提出。',
    'served-in-last-12-months': '不久前等过，可能不用再等，请说明。'
  },
  line: { title: '你的日程', today: '今天', claim: '现在申请', ends: '{wait}结束', paid: '大约从这天起算钱' },
  who: { you: '你', partner: '你的伴侣' },
  states: { likely: '很可能', may: '有可能', no: '目前不行' },
  leads: {
    likely: '这里能核对的条件都符合。',
    may: '没有不符合的条件，但要由工作人员决定，或者还缺一个回答。',
    no: '有条件目前不符合。有些到了某一天，或情况变了，就可以申请。'
  },
  count: '一共核对了 {count} 项福利金、优惠卡和援助计划。',
  none: {
    likely: '按这些回答，还没有很可能领到的项目。请看“有可能”的项目和下面的求助方式。',
    may: '没有其他有可能的项目。',
    no: '核对过的各项都还有可能。'
  },
  card: {
    fortnight: '每两周，税前',
    once: '一次性',
    year: '每年',
    upTo: '最多 {most}',
    card: '卡',
    why: '为什么',
    working: '怎么算的',
    claim: '怎么申请',
    comes: '随另一项福利金自动发放，不用另外申请。',
    ask: '不会自动发放，要自己申请。去哪里申请，见“详细说明”。',
    online: '网上申请：Centrelink 账户里选 {path}',
    call: '打电话',
    more: '详细说明',
    missing: '还缺',
    answerThis: '回答这一题',
    from: '{date}起可以申请。',
    until: '只到 {date}为止。请提前问 Centrelink 之后领什么。',
    usualRate: '这是普通标准。Centrelink 评估后，如果认定你每周只能工作几个小时，可能会多发一些。',
    near: '这很接近上限：请照样申请，由 Centrelink 计算。',
    countedIn: '已经算在这一项里：{names}。',
    atLeast: '至少 {least}，最多 {most}',
    settle: '回答这个问题，就能算出准确金额',
    notConfirmed: '还不知道准确金额，因为其中有一部分今年的标准还没有确认，或者这个工具算不出来。',
    amountOpen: '金额还说不准：要看你或伴侣领什么，或者还缺一个回答。',
    source: '来源：',
    instead: '下面几项同一时间只能领一项：{names}。'
  },
  noneForPartner: '凭目前的回答，还说不出你的伴侣能领什么。',
  ofPartner: '这里的“你”指你的伴侣。伴侣的事我们问得很少；想知道伴侣还能领什么，让伴侣自己再答一遍。',
  papers: { title: '全部申请要准备的材料', lead: '请先备好。缺一两样也可以先申请。' },
  talk: {
    title: '找人问一问',
    interpreter: '免费口译',
    say: '我想知道我可以申请哪些福利金。',
    visa: '离开对方，签证怎么办：先找免费咨询',
    homeless: '今晚没有地方住：各州该打哪个电话',
    food: '慈善机构的食物、代金券和账单补助',
    temporary: '持临时签证：你能做什么，去哪里找人帮忙',
    agreement:
      '澳大利亚和新西兰有社会保障协议。可以问问你能不能凭它领养老金、残障支持金或照顾者福利金（Carer Payment）：'
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
    lead: '按下面的按钮，再修改一个回答，两种情况就并排显示。',
    start: '换一种情况比一比',
    before: '改变之前',
    then: '改变之后',
    difference: '每两周相差',
    kept: '各项福利金合在一起，每多挣一澳元，到手 {kept}。',
    end: '不比了'
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
    none: '没有发现等候期。',
    not: '要等，不等于被拒。还是现在就申请。'
  },
  stale: '本页做好以后，有些金额可能已经调整。请向 Services Australia 核实。',
  failed: '没能算出结果。你的回答还在。请重新加载本页，或打给 Centrelink。'
}
