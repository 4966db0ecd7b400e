import type { ConditionWords } from '../types.ts'
import type { families as en } from './en.ts'

/** 孩子、疾病和照顾。 */
export const families: Record<keyof typeof en, ConditionWords> = {
  'child-below': {
    met: '你最小的孩子未满 {limit} 岁。',
    failed: '你照顾的孩子里没有未满 {limit} 岁的。',
    unknown: '要照顾未满 {limit} 岁的孩子，才能领。还不知道你有没有。',
    judged: '孩子由谁照顾、照顾多少，由 Centrelink 认定。'
  },
  'baby-expected': {
    met: '你的孩子快要出生了。',
    failed: '你照顾的孩子里没有未满 {limit} 岁的。',
    unknown: '要照顾未满 {limit} 岁的孩子，才能领。还不知道你有没有。'
  },
  'main-carer': {
    met: '你是孩子的主要照顾者。',
    failed: '你不是孩子的主要照顾者。',
    unknown: '还不知道每个孩子主要由谁照顾。如果父母分开住，可以自己商量，商量不成就由 Centrelink 认定。',
    judged: '你们两人照顾得一样多，所以要由你们指定一位主要照顾者。'
  },
  'partner-without-parenting-payment': {
    met: '你的伴侣没有领这一项。',
    failed: '你的伴侣已经在领，两个人里只能有一个人领。',
    unknown: '还不知道你的伴侣有没有在领这一项。',
    judged: '两个人里只能有一个人领。'
  },
  'independent-or-away-or-year-12': {
    met: '你算独立，或者为了读书必须离家住。',
    failed: '按你的年龄，要算独立、为读书必须离家住，或者读完 12 年级，才能领。',
    unknown: '还不知道你算不算独立，或者是不是为读书必须离家住。',
    judged: '按你的年龄，读完 12 年级才能领。这里没有问这一点。'
  },
  'illness-or-disability': {
    met: '你有影响工作的病、伤或残障。',
    failed: '你说没有影响工作的病、伤或残障。',
    unknown: '还不知道你有没有影响工作的病、伤或残障。'
  },
  'required-to-live-away': {
    met: '你不和父母同住。如果 Centrelink 认可你不得不离开家，就按这个标准发。',
    failed: '按你的回答，你不是必须离开家。',
    unknown: '还不知道你是不是不得不离开家。'
  },
  'lasts-for-years': {
    met: '你的病情或残障会持续超过 {years} 年。',
    failed: '你说病情或残障不会持续超过 {years} 年。要持续超过 {years} 年，才能领。',
    unknown: '还不知道医生怎么看：病情或残障会不会持续超过 {years} 年。',
    judged: '要有医生报告，说明病情或残障会持续超过 {years} 年。'
  },
  'medical-rules': {
    met: '你的情况不用评分，有医生报告就可以。',
    failed: '你的病情或残障不符合医疗方面的要求。',
    unknown: '还不知道你的健康怎样影响工作。',
    judged: 'Services Australia 会按影响的大小评分。很多人要先参加支持计划（Program of Support）。'
  },
  'constant-care': {
    met: '你整天照顾别人，每天大约花一个工作日的时间。',
    failed: '你说每天照顾的时间不到大约一个工作日。',
    unknown: '还不知道你每天照顾的时间是不是大约有一个工作日那么长。',
    judged: '你算不算整天照顾别人，由 Centrelink 决定。'
  },
  'work-hours-within-limit': {
    met: '你的有薪工时没有超过上限。',
    failed: '你每周工作 {hours} 小时，超过了 {limit} 小时的上限。',
    unknown: '最多可以工作 {limit} 小时。还不知道你的工时，或者健康怎样影响工时。'
  },
  'work-hours-in-weeks': {
    met: '你的有薪工时没有超过上限。',
    failed: '你在 {weeks} 周里大约工作 {hours} 小时，超过了 {limit} 小时的上限。',
    unknown: '{weeks} 周里最多可以工作 {limit} 小时。还不知道你的工时。',
    judged:
      '你在 {weeks} 周里大约工作 {hours} 小时，上限是 {limit} 小时。如果还有没用的“暂停照顾”天数，可以抵。如果没有，Centrelink 可能只是暂停几个月，不取消，优惠卡还能用。增加工时以前，请先问清楚。'
  },
  'funds-within-limit': {
    met: '你可以动用的钱没有超过 {limit}。',
    failed: '你可以动用的钱有 {assets}。如果超过 {limit}，要先用自己的钱。',
    unknown: '可以动用的钱，上限是 {limit}。还不知道你有多少。',
    judged: 'Centrelink 会看你有多少钱，上限是 {limit}。'
  },
  'hardship-beyond-control': {
    met: '你遇上自己控制不了的事，生活极其困难。',
    failed: '只有遇上自己控制不了的事、生活极其困难，才能领。',
    unknown: '还不知道你遇到了什么变化。',
    judged:
      '你是不是遇上自己控制不了的事、生活极其困难，由 Centrelink 决定。只是找不到工作或存款用完，还不够，请说明发生了什么。'
  },
  'ftb-child': {
    met: '你照顾的孩子年龄符合，和你同住的晚数也够。',
    failed: '你照顾的孩子里，没有年龄符合、和你同住的晚数又够的。',
    unknown: '还不知道孩子的年龄、和你同住几晚，或有没有上学。',
    judged: '孩子有几晚和你同住，由 Centrelink 认定。'
  },
  'ftb-b-child': {
    met: '孩子的年龄符合。',
    failed: '你照顾的孩子里，没有年龄符合的。有伴侣的家庭比单亲家庭更早停发。',
    unknown: '还不知道孩子的年龄、和你同住几晚，或有没有上学。'
  },
  'main-income-within-limit': {
    met: '家里较高的那份收入每年没有超过 {limit}。',
    failed: '家里较高的那份收入是每年 {income}，超过了 {limit}。',
    unknown: '家里较高的那份收入，每年不能超过 {limit}。还不知道你家是多少。',
    judged: '家里较高的那份收入是每年 {income}，超过了 {limit}。只有单亲，而且批准了收入补助金，才能领。'
  },
  'one-main-income': {
    met: '你是单亲，或者你和伴侣中较低的那份收入每年低于 {limit}。',
    failed: '你和伴侣中，较低的那份收入是每年 {income}，要低于 {limit} 才能领。',
    unknown: '如果有伴侣，较低的那份收入每年要低于 {limit}。还不知道是多少。'
  },
  'not-on-leave-pay-days': {
    met: '你们都没有领带薪育婴假津贴（Parental Leave Pay）。',
    failed: '领带薪育婴假津贴（Parental Leave Pay）的日子，不发这一项。',
    unknown: '还不知道你们有没有为孩子领带薪育婴假津贴（Parental Leave Pay）。',
    judged: '领带薪育婴假津贴（Parental Leave Pay）的日子不发这一项，之后可以领。'
  },
  'child-in-approved-care': {
    met: '你的孩子在上认可的托儿机构，或快要上。',
    failed: '你没有提到有 {age} 岁或更小的孩子在认可的托儿机构。等孩子开始上托儿机构，就可以申领。',
    unknown: '还不知道你有没有 {age} 岁或更小的孩子在认可的托儿机构。',
    judged: '等孩子开始上认可的托儿机构，就可以领。'
  },
  'birth-or-adoption': {
    met: '孩子出生了或快要出生，或者有孩子来由你照顾。',
    failed: '这一项只给有新生儿，或领养了孩子的人。',
    judged: '婴儿不是你自己的，只有特殊情况才发，要问 Centrelink。',
    unknown: '还不知道孩子有没有出生或来到你家，是哪天。请在“发生了什么事”里勾选。'
  },
  'leave-pay-work-test': {
    met: '孩子出生前你工作得够久。',
    failed: '你说孩子出生前工作得不够久。也有例外，例如怀孕时有并发症，要问 Centrelink。',
    unknown: '还不知道孩子出生前你工作得够不够久。',
    judged: '工作时间的要求有例外，要问 Centrelink。'
  },
  'leave-days-shared': {
    met: '你和伴侣都可以领，两个人一共有 {limit} 天。这里算你 {days} 天，其余的算你伴侣的。大部分天数，你们也可以换个方式分。',
    failed: '这些天数你们不用分。',
    unknown: '还不知道你的伴侣能不能领。'
  },
  'mother-meets-work-test': {
    met: '孩子的母亲在孩子出生前工作得够久。',
    failed: '孩子的母亲在孩子出生前工作得不够久。如果她不符合这个要求，她的伴侣也领不到。',
    unknown: '还不知道孩子的母亲在孩子出生前工作得够不够久。',
    judged: '如果孩子不是你生的，孩子的母亲在孩子出生前也要工作得够久。'
  },
  'income-within-limit': {
    met: '要算的收入没有超过上限。',
    failed: '要算的收入超过上限。',
    unknown: '还不知道这里要算的收入。',
    judged: '今天的上限我们没能确认。你的收入有没有超过，由 Services Australia 核对。'
  },
  newborn: {
    met: '你有新生或新来的孩子，或者孩子快要出生。',
    failed: '这一项只给有新生儿，或领养了孩子的人。',
    unknown: '还不知道有没有新生或新来的孩子。'
  },
  'with-ftb-a': {
    met: '这一项随家庭税务福利 A 部分（FTB Part A）一起发。',
    failed: '要领到家庭税务福利 A 部分（FTB Part A），才有这一项。按你的答案，你领不到 A 部分。',
    unknown: '这一项随家庭税务福利 A 部分（FTB Part A）一起发。关于 A 部分，你还有问题没有回答。',
    judged: '这一项随家庭税务福利 A 部分（FTB Part A）一起发，要等 A 部分批准。'
  },
  'no-parental-leave-pay': {
    met: '这个孩子没有领带薪育婴假津贴（Parental Leave Pay）。',
    failed: '如果为孩子领带薪育婴假津贴（Parental Leave Pay），就没有这一项，而你很可能领得到带薪育婴假津贴。',
    unknown: '同一个孩子，这一项和带薪育婴假津贴（Parental Leave Pay）只能领一项。还不知道你能不能领带薪育婴假津贴。',
    judged: '同一个孩子，这一项和带薪育婴假津贴（Parental Leave Pay）只能选一项。'
  },
  stillbirth: {
    met: '你的宝宝出生时已经去世。我们很难过。',
    failed: '这一项给宝宝出生时已经去世的父母。',
    unknown: '这一项给宝宝出生时已经去世的父母。'
  },
  'child-of-others': {
    met: '你照顾的不是自己亲生或领养的孩子。',
    failed: '你没有提到在照顾不是自己亲生或领养的孩子。',
    unknown: '还不知道你照顾的是不是自己亲生或领养的孩子。'
  },
  'parents-lost': {
    met: '孩子的父母无法照顾孩子。',
    failed: '这一项只给父母去世或无法照顾的孩子。',
    unknown: '还不知道孩子的父母能不能照顾孩子。',
    judged: '只有父母都去世了，或者一方去世、另一方无法照顾，才能领。'
  },
  'cares-for-somebody': {
    met: '你在照顾别人。',
    failed: '你说没有照顾生病、体弱或有残障的人。',
    unknown: '还不知道你是不是在照顾别人。'
  },
  'cares-daily': {
    met: '你每天都照顾那个人。',
    failed: '你说不是每天照顾，但要每天照顾才能领。',
    unknown: '还不知道你是不是每天照顾。'
  },
  'care-months': {
    met: '那个人需要照顾的时间够长，或者已到生命末期。',
    failed: '只有你照顾的人需要照顾满 {limit} 个月，或已到生命末期，才能领。',
    unknown: '只有你照顾的人需要照顾满 {limit} 个月，才能领。还不知道那个人要照顾多久。',
    judged: '要看医生在表格上写那个人需要照顾多久。'
  },
  'lives-with-person': {
    met: '你和被照顾的人同住。',
    failed: '孩子要和你同住。',
    unknown: '还不知道你是不是和被照顾的人同住。',
    judged: '你们不住在一起，所以 Centrelink 会计算你亲自照料的小时数。'
  },
  'receiver-resident': {
    met: '被照顾的人是澳大利亚居民。',
    failed: '被照顾的人必须是澳大利亚居民。',
    unknown: '还不知道被照顾的人是不是澳大利亚居民。'
  },
  'income-below-limit': {
    met: '你的家庭收入每年低于 {limit}。',
    failed: '你的家庭收入是每年 {income}，要低于 {limit} 才能领。',
    unknown: '家庭收入每年要低于 {limit}。还不知道是多少。'
  },
  'care-assessed': {
    met: '那个人需要多少照顾，已经评估过了。',
    failed: '评估认为，那个人需要的照顾不够多。',
    unknown: '还不知道那个人需要多少照顾。',
    judged: '医生等医护人员要填一份表格，Centrelink 会按表格评估需要多少照顾。'
  },
  'with-carer-payment-or-allowance': {
    met: '这一项随照顾者福利金或照顾者津贴一起发。',
    failed: '要领照顾者福利金或照顾者津贴，才有这一项。',
    unknown:
      '这一项随照顾者福利金（Carer Payment）或照顾者津贴（Carer Allowance）一起发。关于照顾者福利金和照顾者津贴，你还有问题没有回答。',
    judged: '要等照顾者福利金或照顾者津贴批准，才有这一项。'
  },
  'cares-for-child': {
    met: '你照顾有残障或重病的孩子。',
    failed: '你没有提到在照顾有残障或重病、年龄符合的孩子。',
    unknown: '还不知道你有没有照顾有残障或重病的孩子。'
  },
  'with-carer-allowance': {
    met: '这一项随照顾者津贴一起发。',
    failed: '要领照顾者津贴，才有这一项。',
    unknown: '这一项随照顾者津贴（Carer Allowance）一起发。关于照顾者津贴，你还有问题没有回答。',
    judged: '要等照顾者津贴批准，才有这一项。'
  },
  'neither-on-income-support': {
    met: '你们都没有领收入补助金。',
    failed: '如果你们有一方领收入补助金，就不能领这一项。',
    unknown: '还不知道你们有没有领收入补助金。',
    judged: '只有你们两人都没有批到收入补助金，才能领。'
  }
}
