import type { ConditionWords, conditions as en } from './en.ts'

export const conditions: Record<keyof typeof en, ConditionWords> = {
  'age-from': {
    met: '你 {age} 岁，已满 {limit} 岁。',
    failed: '你 {age} 岁，还没满 {limit} 岁。',
    unknown: '要满 {limit} 岁才行。还不知道你的年龄。'
  },
  'age-below': {
    met: '你 {age} 岁，未满 {limit} 岁。',
    failed: '你 {age} 岁，这一项只给未满 {limit} 岁的人。',
    unknown: '要未满 {limit} 岁才行。还不知道你的年龄。'
  },
  'age-between': {
    met: '你 {age} 岁，在 {first-age} 到 {last-age} 岁之间。',
    failed: '你 {age} 岁，这一项只给 {first-age} 到 {last-age} 岁的人。',
    unknown: '这一项只给 {first-age} 到 {last-age} 岁的人。还不知道你的年龄。'
  },
  'in-australia': {
    met: '你在澳大利亚，并且住在这里。',
    failed: '申领当天，你必须在澳大利亚，并且住在这里。',
    unknown: '还不知道你是否在澳大利亚。'
  },
  residence: {
    met: '你的公民身份或签证符合要求。',
    failed: '持你现在的签证，不能领这一项。如果换了签证或入了籍，可能就可以领。',
    unknown: '还不知道你的公民身份或签证。',
    judged: '你的签证能不能领，由 Centrelink 决定。'
  },
  'new-zealand-ten-years': {
    met: '你已在澳大利亚连续住满 {years} 年。',
    failed: '按你的签证，要在澳大利亚连续住满 {years} 年才能领。如果换了签证或入了籍，可能不用等这么久。',
    unknown: '还不知道你有没有在澳大利亚连续住满 {years} 年。'
  },
  'separation-accepted': {
    met: 'Centrelink 已经认可你们同住但已分居。',
    failed: 'Centrelink 认为你们仍是伴侣。',
    unknown: '还不知道 Centrelink 是否认可你们同住但已分居。',
    judged:
      '你们是不是伴侣由 Centrelink 判断：看钱怎么用、家怎么住、别人怎么看你们、感情关系和彼此的承诺。请交分居情况的表格，并写上能替你证明的人。如果找前伴侣签字不安全，可以不找。'
  },
  'wait-unless-changed': {
    met: '新抵澳居民等候期已满。',
    failed:
      '新移民要等 {weeks} 周，而且只有在澳大利亚的日子才算。如果来了以后发生了你无法控制的大变故，比如遭受暴力或患病，也请申领特别福利金（Special Benefit），由 Centrelink 判断你要不要等。',
    unknown: '还不知道你的新移民等候期从哪天算起。'
  },
  'newly-arrived-wait': {
    met: '新抵澳居民等候期你已经等满了，或者不用等。',
    failed: '新抵澳居民要等 {weeks} 周才能领，你还没等满。',
    unknown: '还不知道你的新抵澳居民等候期从哪天算起，或者是不是不用等。',
    judged: '新抵澳居民要等 {weeks} 周，但你可能不用等。请照样申领，并说明来澳以后发生了什么变化。'
  },
  'two-years': {
    met: '你以居民身份住得够久，或者不用住满。',
    failed: '要以居民身份住满 {weeks} 周，你还没住满。',
    unknown: '还不知道你以居民身份是否住得够久。',
    judged: '住了多久由 Centrelink 计算，你可以打电话问。'
  },
  'ten-years': {
    met: '你以居民身份住满了 {years} 年，或者不用住满。',
    failed: '要以居民身份住满 {years} 年，其中连续居住满 {figure:age-pension.residence.unbroken-years}。',
    unknown: '一般要以居民身份住满 {years} 年。还不知道你是否住满，或者是不是不用住满。',
    judged: '一般要以居民身份住满 {years} 年。你能不能例外，由 Centrelink 决定。'
  },
  'assurance-of-support': {
    met: '没有经济担保（Assurance of Support）的限制。',
    failed: '有人为你签了经济担保（Assurance of Support）。',
    unknown: '还不知道是否有人为你签过经济担保（Assurance of Support）。',
    judged:
      '有人为你签过经济担保（Assurance of Support）。如果由这个人供养你不安全或不合理，申领之前请先找 Centrelink 社工谈。'
  },
  'income-and-assets': {
    met: '你的收入和资产没有超过上限，至少能领一部分。如果有伴侣，两人合起来看。',
    failed: '你的收入或资产超过上限，算下来领不到。伴侣或父母的收入可能也要算进去。',
    unknown: '还不知道你要算进去的全部收入和资产，或者你的伴侣领哪项福利金。',
    judged: '你的收入和资产有没有超过上限，这里算不出来，要由 Centrelink 计算。'
  },
  'partner-income-leaves-some': {
    met: '按伴侣的收入减了以后，你还能领到一部分。',
    failed: '你的伴侣每两周收入 {partner-income}，所以这一项减到零。如果伴侣的收入降到不足大约 {limit}，你就可以领。',
    unknown: '还不知道你的伴侣有多少收入。'
  },
  'child-support-leaves-some': {
    met: '按收到的子女抚养费减了以后，还能领到一部分。',
    failed: '按收到的子女抚养费减了以后，这一项领不到。如果收到的抚养费少了，请再问一次。',
    unknown: '还不知道你收到多少子女抚养费。'
  },
  'assets-below-limit': {
    met: '你的资产没有超过上限。',
    failed: '你的资产有 {assets}，超过了 {limit} 的上限，自住的房子不算在内。',
    unknown: '还不知道你的资产值多少。'
  },
  'no-other-income-support': {
    met: '你没有领其他收入补助金。',
    failed: '维持生活的福利金一次只能领一项。你可以领另一项，或者去找工作就可以领另一项。',
    unknown: '还不知道你能不能领另一项收入补助金。',
    judged: '只有 Centrelink 没有批准其他收入补助金，才能领这一项。'
  },
  'another-payment-fits': {
    met: '你领不到其他福利金。',
    failed: '你可以领其他福利金。',
    unknown: '还不知道你能不能领其他福利金。',
    judged: '你能不能领其他福利金，由 Centrelink 决定。'
  },
  'on-income-support': {
    met: '这一项随你的福利金一起发。',
    failed: '要领到另一项福利金，才有这一项。按你的答案，你领不到另一项福利金。',
    unknown: '这一项随另一项福利金一起发。关于另一项福利金，还有问题你没有回答。',
    judged: '这一项随另一项福利金一起发，要等 Centrelink 批准另一项。'
  },
  'already-paid': { met: '你已经在领。', failed: '你还没有在领。', unknown: '还不知道你是否已经在领。' },
  'figure-not-held': {
    met: '这一天的标准我们都有。',
    failed: '我们还没有这一天的标准。',
    unknown: '我们还没有这一天的标准。',
    judged: '我们没有这一天的标准，所以算不出来。请问 Centrelink。'
  },
  'bereavement-period': {
    met: '亲人去世后，这一项最长再发 {weeks} 周。请在这段时间里申领下一项福利金。',
    failed: '亲人去世后，这一项不再发。',
    unknown: '还不知道亲人去世后是否继续发。'
  },
  single: { met: '你是单身。', failed: '这一项只给单身的人。', unknown: '还不知道你有没有伴侣。' },
  partnered: { met: '你有伴侣。', failed: '这一项只给有伴侣的人。', unknown: '还不知道你有没有伴侣。' },
  'not-full-time-student': {
    met: '你不是全日制学生或学徒。',
    failed: '全日制学生和学徒不能领这一项，他们另有福利金。',
    unknown: '还不知道你是否全日制读书。',
    judged: '读这门课程能不能领，由 Centrelink 决定。'
  },
  'full-time-student': {
    met: '你全日制读书，或是学徒。',
    failed: '这一项只给全日制学生和学徒。',
    unknown: '还不知道你是否全日制读书，或者是学徒。',
    judged: '你的课业量够不够，由 Centrelink 决定。'
  },
  'not-working-full-time': {
    met: '你没有全职工作。',
    failed: '你在做全职工作，或者有工作、正在休假。',
    unknown: '还不知道你的工作和工时。',
    judged: '你的工作算不算全职，由 Centrelink 决定。'
  },
  'reason-for-leaving': {
    met: '工作不是你自己辞的。',
    failed: '工作是你自己辞的。',
    unknown: '还不知道工作是不是你自己辞的。',
    judged: '工作是你自己辞的，所以可能要多等几周才开始发。如果有正当理由，请告诉 Centrelink。'
  },
  'compensation-lump-sum': {
    met: '你没有因为受伤领一次性赔偿金。',
    failed: '因为你领了伤病的一次性赔偿金，这一项会停发一段时间。',
    unknown: '还不知道你有没有因为受伤领一次性赔偿金。',
    judged:
      '领了伤病的一次性赔偿金以后，Centrelink 可能会停发这一项，停几周或几个月要看赔偿金有多少。请先向 Centrelink 问清楚停到哪一天，再打算用这笔钱。'
  },
  'excused-in-grief': {
    met: '你现在不用找工作。',
    failed: '你说没有在找工作。',
    unknown: '还不知道你能不能找工作。',
    judged: '你因为亲人去世没有在找工作。Centrelink 可以让你几周内不用找，请在申领的时候告诉 Centrelink。'
  },
  'looking-for-work': {
    met: '你可以找工作，或者因病暂时不能找。',
    failed: '你说没有在找工作。这一项只给正在找工作，或因病暂时不能找的人。',
    unknown: '还不知道你能不能找工作。',
    judged: '你整天照顾别人。Centrelink 会问你怎样兼顾找工作。'
  },
  'no-better-payment': {
    met: '没有领得更多的其他福利金。',
    failed: '你领另一项福利金会更多，而两项只能领一项。',
    unknown: '还不知道你领另一项福利金会不会更多。',
    judged: '两项只能领一项。更合适的那一项批准之前，可以先领这一项。'
  },
  'child-below': {
    met: '你最小的孩子（或将出生的孩子）未满 {limit} 岁。',
    failed: '你照顾的孩子里没有未满 {limit} 岁的。',
    unknown: '要照顾未满 {limit} 岁的孩子，才能领。还不知道你有没有。',
    judged: '孩子由谁照顾、照顾多少，由 Centrelink 认定。'
  },
  'main-carer': {
    met: '你是孩子的主要照顾者。',
    failed: '你不是孩子的主要照顾者。',
    unknown: '还不知道谁是主要照顾者，或者孩子有几晚和你住。',
    judged: '你们两人照顾得一样多，所以要由你们指定一位主要照顾者。'
  },
  'partner-without-parenting-payment': {
    met: '你的伴侣没有领这一项。',
    failed: '你的伴侣已经在领，两个人里只能有一个人领。',
    unknown: '还不知道你的伴侣是否在领这一项。',
    judged: '两个人里只能有一个人领。'
  },
  'independent-or-away-or-year-12': {
    met: '你算独立，或者为了读书必须离家住。',
    failed: '按你的年龄，要算独立、为读书必须离家住，或者读完 12 年级，才能领。',
    unknown: '还不知道你是否算独立，或者是否为读书必须离家住。',
    judged: '按你的年龄，读完 12 年级才能领。这里没有问这一点。'
  },
  'illness-or-disability': {
    met: '你有影响工作的病、伤或残障。',
    failed: '你说没有影响工作的病、伤或残障。',
    unknown: '还不知道你有没有影响工作的病、伤或残障。'
  },
  'required-to-live-away': {
    met: '你不和父母同住。如果 Centrelink 认可你不得不离开家，就按这个标准发。',
    failed: '你不是不得不离开家的。',
    unknown: '还不知道你是不是不得不离开家。'
  },
  'lasts-for-years': {
    met: '你的病情或残障会持续超过 {years} 年。',
    failed: '你说病情或残障不会持续超过 {years} 年。要持续超过 {years} 年，才能领。',
    unknown: '还不知道医生是否认为病情或残障会持续超过 {years} 年。',
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
    unknown: '还不知道你每天照顾的时间是否大约有一个工作日那么长。',
    judged: '你算不算整天照顾别人，由 Centrelink 决定。'
  },
  'work-hours-within-limit': {
    met: '你的有薪工时没有超过上限。',
    failed: '你每周工作 {hours} 小时，超过了 {limit} 小时的上限。',
    unknown: '最多可以工作 {limit} 小时。还不知道你的工时，或者健康怎样影响工时。'
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
    unknown: '还不知道孩子的年龄、和你同住的晚数或是否上学。',
    judged: '孩子有几晚和你同住，由 Centrelink 认定。'
  },
  'ftb-b-child': {
    met: '孩子的年龄符合。',
    failed: '你照顾的孩子里，没有年龄符合的。有伴侣的家庭比单亲家庭更早停发。',
    unknown: '还不知道孩子的年龄、和你同住的晚数或是否上学。'
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
    unknown: '还不知道你们是否为孩子领带薪育婴假津贴（Parental Leave Pay）。',
    judged: '领带薪育婴假津贴（Parental Leave Pay）的日子不发这一项，之后可以领。'
  },
  'child-in-approved-care': {
    met: '你的孩子在上认可的托儿机构，或快要上。',
    failed: '你没有提到有 {age} 岁或更小的孩子在认可的托儿机构。等孩子开始上托儿机构，就可以申领。',
    unknown: '还不知道你是否有 {age} 岁或更小的孩子在认可的托儿机构。',
    judged: '等孩子开始上认可的托儿机构，就可以领。'
  },
  'birth-or-adoption': {
    met: '孩子出生了或快要出生，或者有孩子来由你照顾。',
    failed: '这一项只给有新生儿，或领养了孩子的人。',
    unknown: '还不知道孩子是否已经出生或来到你家、是哪天。请在“发生了什么事”里勾选。'
  },
  'leave-pay-work-test': {
    met: '孩子出生前你工作得够久。',
    failed: '你说孩子出生前工作得不够久。也有例外，例如怀孕时有并发症，请问 Centrelink。',
    unknown: '还不知道孩子出生前你是否工作得够久。',
    judged: '工作时间的要求有例外，请问 Centrelink。'
  },
  'leave-days-shared': {
    met: '你和伴侣都可以领，两个人一共有 {limit} 天。这里算你 {days} 天，其余的算你伴侣的。大部分天数，你们也可以换个方式分。',
    failed: '这些天数你们不用分。',
    unknown: '还不知道你的伴侣能不能领。'
  },
  'mother-meets-work-test': {
    met: '孩子的母亲在孩子出生前工作得够久。',
    failed: '孩子的母亲在孩子出生前工作得不够久。如果她不符合这个要求，她的伴侣也领不到。',
    unknown: '还不知道孩子的母亲在孩子出生前是否工作得够久。',
    judged: '如果孩子不是你生的，孩子的母亲在孩子出生前也要工作得够久。'
  },
  'income-within-limit': {
    met: '要算的收入没有超过上限。',
    failed: '要算的收入超过上限。',
    unknown: '还不知道这里要算的收入。',
    judged: '你的收入有没有超过今天的上限，要由 Services Australia 核对。'
  },
  newborn: {
    met: '你有新生或新来的孩子，或者孩子快要出生。',
    failed: '这一项只给有新生儿，或领养了孩子的人。',
    unknown: '还不知道有没有新生或新来的孩子。'
  },
  'with-ftb-a': {
    met: '这一项随家庭税务福利 A 部分（FTB Part A）一起发。',
    failed: '要领到家庭税务福利 A 部分（FTB Part A），才有这一项。按你的答案，你领不到 A 部分。',
    unknown: '这一项随家庭税务福利 A 部分（FTB Part A）一起发。关于 A 部分，还有问题你没有回答。',
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
    unknown: '还不知道孩子的父母能否照顾。',
    judged: '只有父母都去世了，或者一方去世、另一方无法照顾，才能领。'
  },
  'cares-for-somebody': {
    met: '你在照顾别人。',
    failed: '你说没有照顾生病、体弱或有残障的人。',
    unknown: '还不知道你是否在照顾别人。'
  },
  'cares-daily': {
    met: '你每天都照顾那个人。',
    failed: '你说不是每天照顾，但要每天照顾才能领。',
    unknown: '还不知道你是否每天照顾。'
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
    unknown: '还不知道你是否和被照顾的人同住。',
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
      '这一项随照顾者福利金（Carer Payment）或照顾者津贴（Carer Allowance）一起发。关于照顾者福利金和照顾者津贴，还有问题你没有回答。',
    judged: '要等照顾者福利金或照顾者津贴批准，才有这一项。'
  },
  'cares-for-child': {
    met: '你照顾有残障或重病的孩子。',
    failed: '你没有提到在照顾有残障或重病、年龄符合的孩子。',
    unknown: '还不知道你是否照顾有残障或重病的孩子。'
  },
  'with-carer-allowance': {
    met: '这一项随照顾者津贴一起发。',
    failed: '要领照顾者津贴，才有这一项。',
    unknown: '这一项随照顾者津贴（Carer Allowance）一起发。关于照顾者津贴，还有问题你没有回答。',
    judged: '要等照顾者津贴批准，才有这一项。'
  },
  'neither-on-income-support': {
    met: '你们都没有领收入补助金。',
    failed: '如果你们有一方领收入补助金，就不能领这一项。',
    unknown: '还不知道你们是否领收入补助金。',
    judged: '只有你们两人都没有批到收入补助金，才能领。'
  },
  'after-catastrophe': {
    met: '你照顾的幼儿突然得了重病。',
    failed: '只有幼儿突然得了重病，才能领这一项。',
    unknown: '还不知道孩子发生了什么。',
    judged: '这一项给突然得了重病或有严重残障的孩子，由 Centrelink 决定。'
  },
  'claim-in-time': {
    met: '还在申领期限内。',
    failed: '申领期限已经过了。但还是可以打电话，说明为什么迟了。',
    unknown: '还不知道事情是哪天发生的，或你是否及时告诉了 Centrelink。',
    judged: '可能已经过了期限。但还是可以打电话，说明为什么迟了。'
  },
  'with-income-support-or-ftb-a': {
    met: '这一项随另一项福利金一起发，而你领得到另一项福利金。',
    failed: '要领收入补助金，或者家庭税务福利 A 部分（FTB Part A）高于基础标准，才有这一项。',
    unknown: '这一项随另一项福利金一起发。关于另一项福利金，还有问题你没有回答。',
    judged: '这一项随另一项福利金一起发，要等另一项福利金批准。'
  },
  'home-that-counts': {
    met: '你付钱住的地方符合规定。',
    failed: '如果住的是自己的房子、公共住房或养老院，就没有这一项。',
    unknown: '还不知道你住在哪里。',
    judged: '你的住处算不算，由 Centrelink 认定。'
  },
  'rent-above-threshold': {
    met: '你的房租每两周 {rent}，超过了起付的 {threshold}。',
    failed: '你的房租是每两周 {rent}，要超过 {threshold}才有这一项。',
    unknown: '还不知道你付多少房租，或是否合租。'
  },
  'not-in-parents-home': {
    met: '你不住父母家。',
    failed: '住在父亲或母亲家的时候，没有这一项。',
    unknown: '还不知道你是否住在父亲或母亲家。'
  },
  'not-at-dependent-rate': {
    met: '你不是按“由父母抚养”的标准领钱。',
    failed: '如果按“由父母抚养”的标准领钱，就没有这一项，除非 Centrelink 认可你必须离开父母、另外居住。',
    unknown: '还不知道你是否必须离开父母、另外居住。'
  },
  'pharmaceutical-allowance-ground': {
    met: '这一项随你的福利金一起发。',
    failed: '按你的回答，你的福利金不带这一项。如果你生病或独自照顾孩子，也许可以领，请问 Centrelink。',
    unknown: '还有问题你没有回答，所以不知道你的福利金带不带这一项。',
    judged: '如果 Centrelink 认定你生病或工作能力有限，某些福利金会带有这一项。'
  },
  'telephone-allowance-ground': {
    met: '如果电话登记在你名下，这一项随你的福利金一起发。',
    failed: '按你的回答，你的福利金不带这一项。如果你独自照顾孩子，也许可以领，请问 Centrelink。',
    unknown: '还有问题你没有回答，所以不知道你的福利金带不带这一项。',
    judged: '如果 Centrelink 认定你工作能力有限，某些福利金会带有这一项。'
  },
  'on-pension': {
    met: '这一项随养老金类福利金一起发。',
    failed: '要领养老金类福利金，才有这一项。',
    unknown: '这一项随养老金类福利金一起发。关于养老金类福利金，还有问题你没有回答。',
    judged: '要等养老金类福利金批准，才有这一项。'
  },
  'remote-area': { met: '你住在偏远地区。', failed: '你说不住在偏远地区。', unknown: '还不知道你是否住在偏远地区。' },
  'payment-for-pensioner-study': {
    met: '你领这项福利金的同时读书，就有这一项。',
    failed: '这一项只随某些福利金一起发，你领的不在其中。',
    unknown: '这一项随另一项福利金一起发。关于另一项福利金，还有问题你没有回答。',
    judged: '这一项随另一项福利金一起发，要等另一项福利金批准。'
  },
  'approved-study': {
    met: '你读的是认可的课程。',
    failed: '你没有读书，或读的不是认可的课程。',
    unknown: '还不知道你的课程是否认可。',
    judged: '你现在没有读书。如果开始读认可的课程，就可以领。'
  },
  'study-load': { met: '你的课业量够。', failed: '你没有读书，或课业量不够。', unknown: '还不知道你的课业量。' },
  'education-entry-ground': {
    met: '开始读书时，你的福利金带有这一项。',
    failed:
      '你要领现在这项福利金满 {months} 个月，或者同时在领教育附加补贴（Pensioner Education Supplement），才能领。',
    unknown: '要领福利金满 {months} 个月，才能领。还不知道你领了多久。',
    judged: '开始读书时请告诉 Centrelink，由 Centrelink 决定。'
  },
  'higher-education': {
    met: '你读的是大学等高等教育。',
    failed: '你没有读大学等高等教育。',
    unknown: '还不知道你的课程是哪一级。'
  },
  'no-pensioner-education-supplement': {
    met: '你没有领教育附加补贴（Pensioner Education Supplement）。',
    failed: '这一项不能和教育附加补贴（Pensioner Education Supplement）一起领。',
    unknown: '还不知道你是否领教育附加补贴（Pensioner Education Supplement）。',
    judged: '只有不领教育附加补贴（Pensioner Education Supplement），才能领这一项。'
  },
  'dependent-on-parents': {
    met: '你算由父母抚养。',
    failed: '这一项只给算由父母抚养的学生。',
    unknown: '还不知道你是否算由父母抚养。',
    judged: '有些算独立的学生也可以领，请问 Centrelink。'
  },
  'moved-to-study': {
    met: '你为了读书必须离家住。',
    failed: '你不是为了读书必须离家住的。',
    unknown: '还不知道你是否为了读书必须离家住。'
  },
  'moved-from-or-to-region': {
    met: '你家或学校在大城市以外。',
    failed: '这一项只给从大城市以外搬来，或搬到大城市以外读书的学生。',
    unknown: '还不知道你家在哪里。',
    judged: '只有学校在大城市以外，才能领。'
  },
  'age-at-most': {
    met: '你 {age} 岁，没有超过 {limit} 岁。',
    failed: '你 {age} 岁，这一项最多到 {limit} 岁。',
    unknown: '这一项最多到 {limit} 岁。还不知道你的年龄。'
  },
  'tertiary-study': {
    met: '你读的是中学以后的课程。',
    failed: '你没有读中学以后的课程（例如 TAFE、大学）。',
    unknown: '还不知道你的课程是哪一级。'
  },
  'first-year': {
    met: '这是你的第一年。',
    failed: '这一项只给中学以后读书的第一年。',
    unknown: '还不知道这是不是你的第一年。'
  },
  'regional-home': {
    met: '你家在大城市以外。',
    failed: '这一项只给家在大城市以外的学生。',
    unknown: '还不知道你家在哪里。'
  },
  'parents-income-below': {
    met: '你父母的年收入低于 {limit}。',
    failed: '你父母的年收入达到或超过 {limit}。',
    unknown: '父母的年收入要低于 {limit}。还不知道你父母的年收入是多少。'
  },
  'far-from-home': {
    met: '你的学校离家够远，符合要求。',
    failed: '你的学校离家不够远。',
    unknown: '还不知道学校离家多远。',
    judged: '要看学校离家多远，请问学校。'
  },
  'payment-for-students': {
    met: '你领得到学生的福利金。',
    failed: '要领学生的福利金，才有这一项。',
    unknown: '这一项随学生的福利金一起发。关于学生的福利金，还有问题你没有回答。',
    judged: '这一项随学生的福利金一起发，要等另一项福利金批准。'
  },
  'journey-accepted': {
    met: '这段路程可以算。',
    failed: '这段路程不能算。',
    unknown: '还不知道是哪些行程。',
    judged: '哪些路程可以算，由 Centrelink 决定。'
  },
  'cannot-use-public-transport': {
    met: '要有人帮很大的忙，你才能坐公共交通。医生报告要写明这一点。',
    failed: '你没有提到自己坐不了公共交通。',
    unknown: '还不知道你能不能坐公共交通。',
    judged: '能不能坐公共交通，要看医生报告。'
  },
  'working-studying-or-looking': {
    met: '你在上班、读书或找工作。',
    failed: '这一项只给上班、培训、读书或找工作的人。',
    unknown: '还不知道你是否上班、读书或找工作。',
    judged: '上班、读书或找工作的时间够不够，由 Centrelink 决定。'
  },
  'no-ndis-package': {
    met: '你没有 NDIS 计划。',
    failed: '如果有 NDIS 计划，就没有这一项。',
    unknown: '还不知道你是否有 NDIS 计划。'
  },
  'concession-card': {
    met: '你有优惠卡，或者会拿到。',
    failed: '有优惠卡才能领。按你的答案，你拿不到优惠卡。',
    unknown: '有优惠卡才能领。关于优惠卡，还有问题你没有回答。',
    judged: '要等优惠卡批准，才能领。'
  },
  'medical-equipment': {
    met: '你家里使用医疗设备，或者因病需要取暖、制冷。',
    failed: '你没有提到家里因病要用医疗设备、暖气或冷气。',
    unknown: '还不知道家里是否使用医疗设备。'
  },
  'pensioner-card-ground': {
    met: '这张卡随你的福利金一起发。',
    failed: '你能领的福利金不带这张卡。',
    unknown: '这张卡随另一项福利金一起发。关于另一项福利金，还有问题你没有回答。',
    judged: '这张卡随另一项福利金一起发，要等另一项福利金批准。'
  },
  'health-care-card-ground': {
    met: '这张卡随你的福利金一起发，或者因为你照顾的孩子而发。',
    failed: '你能领的福利金都不带这张卡。',
    unknown: '这张卡随另一项福利金一起发。关于另一项福利金，还有问题你没有回答。',
    judged: '这张卡随另一项福利金一起发，要等另一项福利金批准。'
  },
  'no-better-card': {
    met: '你不能领用处更大的优惠卡。',
    failed: '你已经有或会拿到另一张卡，那张卡至少同样有用。',
    unknown: '还不知道你会不会先拿到另一张卡。',
    judged: '另一张卡可能同样有用。'
  },
  'no-child-of-the-family': {
    met: '你不算作家里领家庭税务福利（Family Tax Benefit）的孩子。',
    failed: '你和父母同住，算作他们的孩子，用他们的卡。',
    unknown: '还不知道你是否和父母同住。'
  },
  'not-on-income-support': {
    met: '你没有领收入补助金。',
    failed: '如果领收入补助金，就不能申领，但随补助金发的卡更有用。',
    unknown: '还不知道你会不会领到收入补助金。',
    judged: '只有没有批到收入补助金，才能领。'
  },
  violence: { met: '你说在家里不安全。', failed: '你没有说发生了这种事。', unknown: '还不知道你在家是否安全。' },
  'violence-by-family': {
    met: '施暴的是伴侣或家人。',
    failed: '这一项只针对伴侣、前伴侣或近亲的暴力。',
    unknown: '还不知道施暴的是谁。'
  },
  'violence-by-partner': {
    met: '施暴的是伴侣或前伴侣。',
    failed: '这一项只针对伴侣或前伴侣的暴力。',
    unknown: '还不知道施暴的是谁。'
  },
  'home-changed-by-violence': {
    met: '你离开了，或者施暴的人离开或被带走了。',
    failed: '你说还没有人离开家。等你离开，或者施暴的人离开，就可以申领。',
    unknown: '还不知道是否有人离开了家。',
    judged: '社工会问家里的情况。'
  },
  'home-change-recent': {
    met: '你打算离开，或者你（或施暴的人）离开家还没有超过 {weeks} 周。',
    failed: '离开家已经超过 {weeks} 周，但还是请打电话问。',
    unknown: '还不知道是哪天离开家的。打算离开也算。',
    judged: '打算离开也算，请打电话。'
  },
  'forced-from-home': {
    met: '你无法再住在家里。',
    failed: '你没有提到失去住处。',
    unknown: '还不知道你的住处怎样了。',
    judged: '这件事是不是让住处住不了人，由 Centrelink 决定。'
  },
  'no-disaster-payment': {
    met: '同一件事，你没有领灾害补助。',
    failed: '同一件事，不能和灾害补助一起领。',
    unknown: '还不知道同一件事能不能领灾害补助。',
    judged: '同一件事，这一项和灾害补助只能领一项。'
  },
  released: {
    met: '你已经或快要获释、出院。要坐牢或精神科强制住院至少 {days} 天，才能领。',
    failed: '你没有提到获释，或者离获释那天还早，现在不能申领。',
    unknown: '还不知道你是否获释。要坐牢或精神科强制住院至少 {days} 天，才能领。',
    judged: '要坐牢或精神科强制住院至少 {days} 天，才能领。'
  },
  'confined-long-enough': {
    met: '你坐牢或强制住院满了 {limit} 天。',
    failed: '你坐牢或强制住院不满 {limit} 天。',
    unknown: '还不知道你坐牢或强制住院多少天。至少要满 {limit} 天。',
    judged: '坐牢或强制住院至少要满 {limit} 天。'
  },
  'humanitarian-arrival': {
    met: '你首次持难民或人道签证来到澳大利亚。',
    failed: '这一项只给首次持境外签发的难民或人道签证来澳的人。',
    unknown: '还不知道你的签证，或你是否刚到。'
  },
  'income-support-payable': {
    met: '你在领收入补助金，或者会领到。',
    failed: '只有正在领，或者现在就能领收入补助金，才能领这一项。',
    unknown: '要领收入补助金，才有这一项。关于收入补助金，还有问题你没有回答。',
    judged: '还要批准一项收入补助金。请两项一起申领。'
  },
  'funds-below-limit': {
    met: '你可以动用的钱少于 {limit}。',
    failed: '你可以动用的钱有 {assets}，要少于 {limit} 才能领。',
    unknown: '还不知道你现在可以动用多少钱，或领哪项福利金。',
    judged: '你的生活算不算极其困难，由 Centrelink 决定。'
  },
  'on-family-tax-benefit': {
    met: '你在领家庭税务福利 A 部分。',
    failed: '你没有领家庭税务福利 A 部分。',
    unknown: '还不知道你是否领家庭税务福利 A 部分（FTB Part A）。'
  },
  'months-on-payment': {
    met: '你领福利金已满 {months} 个月。',
    failed: '领福利金满 {months} 个月以后，就可以申领。',
    unknown: '领福利金满 {months} 个月以后，就可以申领。还不知道你领了多久。',
    judged: '领福利金满 {months} 个月以后，就可以申领。'
  },
  'first-instalment-due': {
    met: '你的第一笔福利金还没发。',
    failed: '你已经在领。这一项只针对第一笔福利金。',
    unknown: '这一项只针对第一笔福利金。还不知道你已经在领哪些。',
    judged: '这一项只针对第一笔福利金，而且要没有等候期。请问 Centrelink。'
  },
  'urgent-need': {
    met: '你急着用钱，而且事先料不到。',
    failed: '只有急着用钱，而且事先料不到，才能领。',
    unknown: '还不知道你要用这笔钱做什么。',
    judged: '你能不能等到发钱那天，由 Centrelink 决定。等候期内不发这笔钱。'
  },
  'declared-disaster': {
    met: '政府已经宣布你所在的地区受灾。每次灾害的申领期限不同，请先查清楚。',
    failed: '你没有提到政府宣布的灾害。',
    unknown: '还不知道政府是否宣布你所在地区受灾。',
    judged: '每次灾害的地区和期限不同，请先查清楚。'
  },
  'harmed-by-disaster': {
    met: '你失去了住处、住处严重受损，或有人受伤。',
    failed: '你没有提到住处严重受损、有人受伤或死亡。',
    unknown: '还不知道灾害给你造成了什么。',
    judged: '损失有多严重，由主管部门认定。'
  },
  'income-lost-to-disaster': {
    met: '你因灾害停工。',
    failed: '你没有因为灾害停下来的工作。',
    unknown: '还不知道你是否因灾害失去收入。',
    judged: '是否因灾害失去收入，由 Services Australia 决定。'
  },
  'income-below-average': {
    met: '你现在没有收入。',
    failed: '你的收入高于平均工资。',
    unknown: '还不知道你现在的收入。',
    judged: '由 Services Australia 拿你的收入和平均工资比较。'
  },
  'independent-of-parents': {
    met: '你算独立于父母。',
    failed: '如果未满 {limit} 岁，要算独立于父母才能领。',
    unknown: '还不知道你是否算独立于父母。'
  },
  'somebody-died': {
    met: '你说有亲人去世。我们很难过。',
    failed: '你没有提到有人去世。',
    unknown: '还不知道是否有亲人去世。'
  },
  'paid-at-death': {
    met: '去世当天有福利金在发，所以最多再发 {weeks} 周，或者一次付清。',
    failed: '去世当天，没有可以继续发的福利金。',
    unknown: '还不知道你和去世的人领哪些福利金、领了多久。',
    judged: 'Centrelink 会看去世当天有哪些福利金在发。'
  },
  'job-ended': { met: '你的工作结束了。', failed: '你的工作没有结束。', unknown: '还不知道你的工作是否结束。' },
  'employer-insolvent': {
    met: '你的雇主破产了，还欠你钱。',
    failed: '你没有提到破产的雇主欠你钱。',
    unknown: '还不知道你的雇主是否破产、是否欠你钱。',
    judged: '由主管部门核实雇主的情况。'
  },
  'aboriginal-or-torres-strait-islander': {
    met: '你是原住民或托雷斯海峡岛民。',
    failed: '这一项只给原住民和托雷斯海峡岛民。',
    unknown: '这一项只给原住民和托雷斯海峡岛民。你可以不回答。'
  },
  farmer: {
    met: '你或你的伴侣务农。',
    failed: '这一项只给农户及其伴侣。',
    unknown: '这一项只给农户及其伴侣。还不知道你们是否务农。'
  },
  'has-children': { met: '你照顾孩子。', failed: '你说没有照顾孩子。', unknown: '还不知道你是否照顾孩子。' },
  'school-out-of-reach': {
    met: '附近没有合适的公立学校。',
    failed: '这一项只给因为路远或残障，不能每天上公立学校的孩子。',
    unknown: '还不知道公立学校有多远。',
    judged: '这一项只给因为路远或残障，不能每天上公立学校的孩子。学校有多远，这里没有问。'
  },
  'pension-age-of-either': {
    met: '你或你的伴侣已到领取养老金的年龄。',
    failed: '你还没到领养老金的年龄（{limit} 岁）。如果有伴侣，伴侣也还没到。',
    unknown: '要到领养老金的年龄（{limit} 岁）。还不知道你或伴侣的年龄。'
  },
  'owns-property': {
    met: '你有自己的房子。',
    failed: '有自己的房子或土地，才能领。',
    unknown: '还不知道你是否有房子或土地。',
    judged: '有房地产才能领。你住的房子不是自己的，但别的房地产也算。'
  },
  'lives-in-state': {
    met: '各州和领地都有这一项。',
    failed: '你所在的州没有这一项。',
    unknown: '还不知道你在哪个州或领地。',
    judged: '能不能领，由各州或领地决定。'
  },
  'hours-below-limit': {
    met: '你的有薪工时没有超过上限。',
    failed: '你的有薪工时超过了你所在州的上限，上限是每周 {hours} 小时。',
    unknown: '你所在的州规定，每周有薪工时最多 {hours} 小时。还不知道你的工时。'
  },
  'other-parent-elsewhere': {
    met: '孩子有一位家长不和你同住。',
    failed: '你说没有收到另一位家长的抚养费。',
    unknown: '还不知道孩子是否有家长住在别处。',
    judged: '申请之前请先问清楚。如果有过暴力，或者另一位家长已经去世，可以不去要抚养费，社工能帮你。'
  },
  'awaiting-protection': {
    met: '你在等签证的结果。',
    failed: '这一项只给还在等签证结果的人，例如等保护签证。',
    unknown: '还不知道你的公民身份或签证。',
    judged: '等签证期间能不能领，由内政部（Home Affairs）决定。'
  },
  'decided-elsewhere': {
    met: '其余条件由办理这一项的机构审核，请问那个机构。',
    failed: '其余条件由办理这一项的机构审核，请问那个机构。',
    unknown: '其余条件由办理这一项的机构审核，请问那个机构。',
    judged: '其余条件由办理这一项的机构审核，请问那个机构。'
  }
}
