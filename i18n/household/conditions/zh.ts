import type { ConditionWords, conditions as en } from './en.ts'

export const conditions: Record<keyof typeof en, ConditionWords> = {
  'age-from': {
    met: '你 {age} 岁，已到 {limit} 岁。',
    failed: '你 {age} 岁，要满 {limit} 岁才行。',
    unknown: '要满 {limit} 岁，还不知道你的年龄。'
  },
  'age-below': {
    met: '你 {age} 岁，未满 {limit} 岁。',
    failed: '你 {age} 岁，只给未满 {limit} 岁的人。',
    unknown: '只给未满 {limit} 岁的人，还不知道你的年龄。'
  },
  'age-between': {
    met: '你 {age} 岁，在 {first-age} 到 {last-age} 岁之间。',
    failed: '你 {age} 岁，只给 {first-age} 到 {last-age} 岁的人。',
    unknown: '只给 {first-age} 到 {last-age} 岁的人，还不知道你的年龄。'
  },
  'in-australia': { met: '你人在澳洲。', failed: '申请当天人必须在澳洲。', unknown: '还不知道你是否在澳洲。' },
  residence: {
    met: '你的身份或签证符合。',
    failed: '你的签证领不到这一项。',
    unknown: '还不知道你的身份或签证。',
    judged: '你的签证能否领取，由 Centrelink 决定。'
  },
  'newly-arrived-wait': {
    met: '不用等新移民等待期，或已经等满。',
    failed: '新移民等待期还没满。',
    unknown: '还不知道你从哪天起成为居民。',
    judged: '新移民等待期要由 Centrelink 计算，请问一问。'
  },
  'two-years': {
    met: '居住满两年的要求符合，或不适用于你。',
    failed: '作为居民居住还不满两年。',
    unknown: '还不知道你从哪天起成为居民。',
    judged: '两年要由 Centrelink 计算，请问一问。'
  },
  'ten-years': {
    met: '作为居民住满十年，或不适用于你。',
    failed: '要作为居民住满十年，其中五年不间断。',
    unknown: '还不知道你是否作为居民住满十年。',
    judged: '十年要由 Centrelink 计算，请问一问。'
  },
  'assurance-of-support': {
    met: '没有经济担保（Assurance of Support）的限制。',
    failed: '有人为你做了经济担保（Assurance of Support）。',
    unknown: '还不知道是否有人为你做过经济担保（Assurance of Support）。',
    judged: '有人为你做了经济担保。如果不宜接受对方供养，请在申请前告诉社工。'
  },
  'income-and-assets': {
    met: '收入和存款没有超过限额。',
    failed: '收入或存款超过了限额。',
    unknown: '还不知道你的收入或存款。',
    judged: '收入和存款是否超限，由 Centrelink 计算。'
  },
  'no-other-income-support': {
    met: '你没有领其他收入补助金。',
    failed: '收入补助金只能领一项。',
    unknown: '还不知道你是否领其他福利金。',
    judged: '哪一项适合，由 Centrelink 决定。'
  },
  'another-payment-fits': {
    met: '没有其他适合的福利金。',
    failed: '有其他适合你的福利金。',
    unknown: '还不知道有没有其他适合的福利金。',
    judged: '是否有其他适合的福利金，由 Centrelink 决定。'
  },
  'on-income-support': {
    met: '随你的福利金发放。',
    failed: '要领到相应的福利金才有，按这些回答领不到。',
    unknown: '要看相应的福利金，还缺资料。',
    judged: '要先由工作人员批准相应的福利金。'
  },
  'already-paid': { met: '你已经在领。', failed: '你还没有在领。', unknown: '还不知道你是否已经在领。' },
  single: { met: '你是单身。', failed: '只给单身的人。', unknown: '还不知道你有没有伴侣。' },
  partnered: { met: '你有伴侣。', failed: '只给有伴侣的人。', unknown: '还不知道你有没有伴侣。' },
  'not-full-time-student': {
    met: '你不是全日制学生。',
    failed: '全日制学生不能领，另有学生的福利金。',
    unknown: '还不知道你是否全日制读书。',
    judged: '课程是否有影响由 Centrelink 决定。'
  },
  'full-time-student': {
    met: '你全日制读书，或是学徒。',
    failed: '只给全日制学生和学徒。',
    unknown: '还不知道你是否全日制读书。',
    judged: '学习量是否够由 Centrelink 决定。'
  },
  'not-working-full-time': {
    met: '你没有全职工作。',
    failed: '你在全职工作。',
    unknown: '还不知道你的工作或工时。',
    judged: '自雇是否算全职由 Centrelink 决定。'
  },
  'looking-for-work': {
    met: '你可以找工作，或是暂时生病。',
    failed: '只给找工作、或暂时生病的人。',
    unknown: '还不知道你是否找工作。',
    judged: 'Centrelink 会问你是否在找工作。'
  },
  'no-better-payment': {
    met: '没有更合适的福利金。',
    failed: '有更合适的福利金。',
    unknown: '还不知道有没有其他适合的福利金。',
    judged: '其他福利金都批不到时才可以。'
  },
  'child-below': {
    met: '你最小的孩子 {age} 岁，未满 {limit} 岁。',
    failed: '你没有未满 {limit} 岁的孩子。',
    unknown: '还不知道孩子的年龄，要未满 {limit} 岁。',
    judged: '照顾安排由 Centrelink 认定。'
  },
  'main-carer': {
    met: '你是孩子的主要照顾者。',
    failed: '你不是孩子的主要照顾者。',
    unknown: '还不知道孩子有几晚和你住。',
    judged: '两人照顾一样多：由你们指定一位主要照顾者。'
  },
  'partner-without-parenting-payment': {
    met: '你的伴侣没有领这一项。',
    failed: '你的伴侣在领，两人只能一人领。',
    unknown: '还不知道你的伴侣是否在领。',
    judged: '两人只能一人领。'
  },
  'independent-or-away-or-year-12': {
    met: '你符合年轻学生的条件之一。',
    failed: '未满 18 岁要算独立、必须离家住，或读完 12 年级。',
    unknown: '未满 18 岁：还不知道你是否独立、必须离家住或读完 12 年级。',
    judged: '未满 18 岁学生的条件由 Centrelink 决定。'
  },
  'illness-or-disability': {
    met: '因病或残障影响工作。',
    failed: '你说没有影响工作的疾病或残障。',
    unknown: '还不知道是否因病或残障影响工作。'
  },
  'lasts-for-years': {
    met: '会持续 {years} 年以上。',
    failed: '要持续 {years} 年以上。',
    unknown: '还不知道会不会持续 {years} 年以上。',
    judged: '要有医生报告说明会持续 {years} 年以上。'
  },
  'medical-rules': {
    met: '你的情况可直接符合。',
    failed: '你每周能工作 {hours} 小时，要少于 {limit} 小时。',
    unknown: '还不知道你每周能工作多少小时。',
    judged: '由 Services Australia 评估分数，往往还要先参加支持计划（Program of Support）。'
  },
  'constant-care': {
    met: '你整天照顾。',
    failed: '要照顾大约一个工作日那么久。',
    unknown: '还不知道你照顾多少时间。',
    judged: '是否算整天照顾由 Centrelink 决定。'
  },
  'work-hours-within-limit': {
    met: '你的工时没有超过。',
    failed: '你工作 {hours} 小时，最多 {limit} 小时。',
    unknown: '还不知道你的工时，最多 {limit} 小时。'
  },
  'funds-within-limit': {
    met: '你的钱没有超过 {limit}。',
    failed: '你的钱超过 {limit}。',
    unknown: '还不知道你有多少可动用的钱，限额 {limit}。',
    judged: 'Centrelink 会看你有多少钱，限额 {limit}。'
  },
  'hardship-beyond-control': {
    met: '你因无法控制的原因生活极其困难。',
    failed: '要因无法控制的原因生活极其困难；找不到工作或花完积蓄还不够。',
    unknown: '还不知道发生了什么变化。',
    judged: '是否属于无法控制的严重困难由 Centrelink 决定。请说明发生了什么变化。'
  },
  'ftb-child': {
    met: '你照顾的孩子年龄和同住的晚数符合。',
    failed: '没有年龄和同住晚数都符合的孩子。',
    unknown: '还不知道孩子的年龄或同住的晚数。',
    judged: '同住晚数由 Centrelink 认定。'
  },
  'ftb-b-child': { met: '孩子的年龄符合。', failed: '孩子的年龄不符合。', unknown: '还不知道孩子的年龄。' },
  'main-income-within-limit': {
    met: '家里较高的那份收入每年不超过 {limit}。',
    failed: '家里较高的那份收入每年 {income}，超过 {limit}。',
    unknown: '还不知道家里较高的那份收入。'
  },
  'one-main-income': {
    met: '主要靠一份收入，或你是单亲。',
    failed: '较低的那份收入每年 {income}，超过 {limit}。',
    unknown: '还不知道较低的那份收入。'
  },
  'not-on-leave-pay-days': {
    met: '这些日子没有领带薪育婴假津贴。',
    failed: '领带薪育婴假津贴的日子不能领。',
    unknown: '还不知道是否在领带薪育婴假津贴。',
    judged: '领带薪育婴假津贴的日子会停发。'
  },
  'child-in-approved-care': {
    met: '孩子在认可的托儿机构。',
    failed: '孩子没有上认可的托儿机构。',
    unknown: '还不知道孩子是否上认可的托儿机构。',
    judged: '等孩子开始上认可的托儿机构。'
  },
  'birth-or-adoption': {
    met: '孩子是在期限内出生或领养的。',
    failed: '只给新生或新领养的孩子。',
    unknown: '还不知道孩子哪天来的。'
  },
  'leave-pay-work-test': {
    met: '孩子出生前的工作时间够。',
    failed: '孩子出生前的工作时间不够。',
    unknown: '还不知道孩子出生前是否工作够久。',
    judged: '工作时间有例外，请问一问。'
  },
  'income-within-limit': {
    met: '收入在限额之内。',
    failed: '收入超过限额。',
    unknown: '还不知道你的收入。',
    judged: '收入由 Centrelink 计算。'
  },
  newborn: {
    met: '有新生或新来的孩子由你照顾。',
    failed: '只给新生或新来的孩子。',
    unknown: '还不知道是否有新来的孩子。'
  },
  'with-ftb-a': {
    met: '随家庭税务福利 A 部分发放。',
    failed: '要领到家庭税务福利 A 部分才有，而你领不到。',
    unknown: '家庭税务福利 A 部分还缺资料。',
    judged: '要先批准家庭税务福利 A 部分。'
  },
  'no-parental-leave-pay': {
    met: '这个孩子没有领带薪育婴假津贴。',
    failed: '领带薪育婴假津贴的孩子不能领这一项。',
    unknown: '还不知道这个孩子是否有带薪育婴假津贴。',
    judged: '与带薪育婴假津贴只能选一项。'
  },
  stillbirth: { met: '你的孩子出生时已去世。', failed: '只给孩子出生时已去世的父母。', unknown: '还不知道是哪天。' },
  'child-of-others': {
    met: '你照顾的孩子不是亲生的。',
    failed: '只给不是亲生的孩子。',
    unknown: '还不知道孩子是否亲生。'
  },
  'parents-lost': {
    met: '孩子的父母无法照顾孩子。',
    failed: '孩子的父母可以照顾孩子。',
    unknown: '还不知道孩子父母的情况。',
    judged: 'Centrelink 会问孩子父母的情况。'
  },
  'cares-for-somebody': {
    met: '你在照顾他人。',
    failed: '你说没有照顾病人、体弱或残障的人。',
    unknown: '还不知道你是否照顾他人。'
  },
  'cares-daily': { met: '你每天都照顾。', failed: '要每天照顾才行。', unknown: '还不知道你是否每天照顾。' },
  'care-months': {
    met: '需要照顾的时间够长。',
    failed: '需要照顾的时间要满 {limit} 个月。',
    unknown: '还不知道需要照顾多久。',
    judged: '要看医生表格写需要照顾多久。'
  },
  'lives-with-person': {
    met: '你与被照顾者同住。',
    failed: '要与被照顾者同住。',
    unknown: '还不知道你是否与被照顾者同住。',
    judged: '住得够不够近由 Centrelink 认定。'
  },
  'receiver-resident': {
    met: '被照顾者是澳洲居民。',
    failed: '被照顾者必须是澳洲居民。',
    unknown: '还不知道被照顾者是否居民。'
  },
  'income-below-limit': {
    met: '收入低于 {limit}。',
    failed: '收入 {income}，必须低于 {limit}。',
    unknown: '还不知道你的收入，限额是 {limit}。'
  },
  'care-assessed': {
    met: '照顾的需要已经评估。',
    failed: '评估认为需要的照顾不够多。',
    unknown: '还不知道需要多少照顾。',
    judged: '需要多少照顾，要看医生填的表格。'
  },
  'with-carer-payment-or-allowance': {
    met: '随照顾者福利金或照顾者津贴发放。',
    failed: '要领照顾者福利金或照顾者津贴才有。',
    unknown: '照顾者的福利金还缺资料。',
    judged: '要先批准照顾者福利金或照顾者津贴。'
  },
  'cares-for-child': { met: '你照顾有残障的孩子。', failed: '只给有残障的孩子。', unknown: '还不知道孩子是否有残障。' },
  'with-carer-allowance': {
    met: '随照顾者津贴发放。',
    failed: '要领照顾者津贴才有。',
    unknown: '照顾者津贴还缺资料。',
    judged: '要先批准照顾者津贴。'
  },
  'neither-on-income-support': {
    met: '你们都没有领收入补助金。',
    failed: '有一方领收入补助金就不行。',
    unknown: '还不知道你们是否领收入补助金。'
  },
  'after-catastrophe': {
    met: '幼儿突患重病。',
    failed: '只给幼儿突患重病的情况。',
    unknown: '还不知道孩子的情况。',
    judged: '幼儿突患重病，由 Centrelink 决定。'
  },
  'claim-in-time': {
    met: '还在申请期限内。',
    failed: '申请期限已过。',
    unknown: '还不知道是哪天发生的。',
    judged: '可能已过期限：还是要打电话说明原因。'
  },
  'with-income-support-or-ftb-a': {
    met: '你领到了它所附的福利金。',
    failed: '要领收入补助金或家庭税务福利 A 部分才有。',
    unknown: '它所附的福利金还缺资料。',
    judged: '要先批准它所附的福利金。'
  },
  'home-that-counts': {
    met: '你租住的地方符合。',
    failed: '你住的地方不符合。',
    unknown: '还不知道你住在哪里。',
    judged: '住处是否符合由 Centrelink 认定。'
  },
  'rent-above-threshold': {
    met: '租金超过了起付的金额。',
    failed: '租金没有超过起付的金额。',
    unknown: '还不知道你的租金。'
  },
  'not-in-parents-home': {
    met: '你不住父母家。',
    failed: '住父母家的时候不能领。',
    unknown: '还不知道你是否住父母家。'
  },
  'pharmaceutical-allowance-ground': {
    met: '你的福利金附带这一项（例如因病或照顾孩子）。',
    failed: '只在因病或照顾孩子等情况下才附带这一项。',
    unknown: '还缺资料。',
    judged: '要看 Centrelink 的评估。'
  },
  'telephone-allowance-ground': {
    met: '你的福利金附带这一项（例如独自照顾孩子）。',
    failed: '只在某些情况下才附带这一项。',
    unknown: '还缺资料。',
    judged: '要看 Centrelink 的评估。'
  },
  'on-pension': {
    met: '随养老金类福利金发放。',
    failed: '要领养老金类福利金才有。',
    unknown: '养老金类福利金还缺资料。',
    judged: '要先批准养老金类福利金。'
  },
  'remote-area': { met: '你住在偏远地区。', failed: '你不住在偏远地区。', unknown: '还不知道你是否住在偏远地区。' },
  'payment-for-pensioner-study': {
    met: '领你这项福利金的同时读书可以领。',
    failed: '你的福利金没有这一项。',
    unknown: '所附的福利金还缺资料。',
    judged: '要先批准所附的福利金。'
  },
  'approved-study': {
    met: '你读的是认可的课程。',
    failed: '你没有读认可的课程。',
    unknown: '还不知道课程是否认可。',
    judged: '课程是否认可要问学校。'
  },
  'study-load': { met: '学习量够。', failed: '学习量不够。', unknown: '还不知道你的学习量。' },
  'education-entry-ground': {
    met: '开始读书时，你的福利金附带这一项。',
    failed: '你的福利金没有这一项，或领的时间还不够长。',
    unknown: '还不知道你的福利金领了多久。',
    judged: '告诉 Centrelink 你开始读书后由其决定。'
  },
  'higher-education': {
    met: '你读的是大学等高等教育。',
    failed: '只给大学等高等教育。',
    unknown: '还不知道课程的程度。'
  },
  'no-pensioner-education-supplement': {
    met: '你没有领福利金领取者学习补助。',
    failed: '不能与福利金领取者学习补助同领。',
    unknown: '还不知道你是否领福利金领取者学习补助。'
  },
  'dependent-on-parents': {
    met: '你算受父母供养。',
    failed: '只给算受父母供养的学生。',
    unknown: '还不知道你是否算受父母供养。',
    judged: '有些算独立的学生也可以，请问一问。'
  },
  'moved-to-study': { met: '你离家读书。', failed: '只给必须离家读书的学生。', unknown: '还不知道你是否离家读书。' },
  'moved-from-or-to-region': {
    met: '你从外地或到外地读书。',
    failed: '只给从乡镇、偏远地区搬出或搬去的学生。',
    unknown: '还不知道你家在哪里。'
  },
  'age-at-most': {
    met: '你 {age} 岁，没有超过 {limit} 岁。',
    failed: '你 {age} 岁，最多到 {limit} 岁。',
    unknown: '最多到 {limit} 岁，还不知道你的年龄。'
  },
  'tertiary-study': {
    met: '你读的是中学以后的课程。',
    failed: '只给中学以后的课程。',
    unknown: '还不知道课程的程度。'
  },
  'first-year': { met: '这是第一年。', failed: '只给第一年。', unknown: '还不知道是不是第一年。' },
  'regional-home': {
    met: '你家在乡镇或偏远地区。',
    failed: '只给来自乡镇或偏远地区的学生。',
    unknown: '还不知道你家在哪里。'
  },
  'parents-income-below': {
    met: '父母收入低于 {limit}。',
    failed: '父母收入没有低于 {limit}。',
    unknown: '还不知道你父母的收入。'
  },
  'far-from-home': {
    met: '学校离家够远。',
    failed: '学校离家不够远。',
    unknown: '还不知道学校离家多远。',
    judged: '距离由学校或 Centrelink 核对。'
  },
  'payment-for-students': {
    met: '你领到了学生的福利金。',
    failed: '要领学生的福利金才有。',
    unknown: '学生的福利金还缺资料。',
    judged: '要先批准学生的福利金。'
  },
  'journey-accepted': {
    met: '这段路程符合。',
    failed: '这段路程不符合。',
    unknown: '还不知道路程是否符合。',
    judged: '哪些路程符合由 Centrelink 决定。'
  },
  'cannot-use-public-transport': {
    met: '没有很多帮助你就无法搭乘公共交通。',
    failed: '你可以搭乘公共交通。',
    unknown: '还不知道你能否搭乘公共交通。',
    judged: '要看医生的报告。'
  },
  'working-studying-or-looking': {
    met: '你在上班、读书或找工作。',
    failed: '只给上班、读书或找工作的人。',
    unknown: '还不知道你是否上班、读书或找工作。'
  },
  'no-ndis-package': {
    met: '你没有 NDIS 计划。',
    failed: '有 NDIS 计划就不能领。',
    unknown: '还不知道你是否有 NDIS 计划。'
  },
  'concession-card': {
    met: '你有优惠卡，或会拿到。',
    failed: '要有优惠卡。',
    unknown: '还不知道你是否有优惠卡。',
    judged: '要先批准优惠卡。'
  },
  'medical-equipment': {
    met: '你家里使用医疗设备，或因病需要取暖、制冷。',
    failed: '只给家里使用医疗设备、或因病需要取暖制冷的人。',
    unknown: '还不知道你家里是否使用医疗设备。'
  },
  'pensioner-card-ground': {
    met: '随你的福利金发放。',
    failed: '你的福利金不附带这张卡。',
    unknown: '所附的福利金还缺资料。',
    judged: '要先批准所附的福利金。'
  },
  'health-care-card-ground': {
    met: '随你的福利金发放，或因你照顾的孩子。',
    failed: '你的福利金不附带这张卡。',
    unknown: '所附的福利金还缺资料。',
    judged: '要先批准所附的福利金。'
  },
  'no-better-card': {
    met: '你没有更好的卡。',
    failed: '你有、或会拿到至少同样好的卡。',
    unknown: '还不知道你是否有其他卡。',
    judged: '可能会先拿到另一张卡。'
  },
  'not-on-income-support': {
    met: '你没有领收入补助金。',
    failed: '领收入补助金的人不能申请。',
    unknown: '还不知道你是否领收入补助金。',
    judged: '没有领到收入补助金才可以。'
  },
  violence: { met: '你在家里不安全。', failed: '你没有勾选这种情况。', unknown: '还不知道你在家是否安全。' },
  'violence-by-family': { met: '施暴者是家人。', failed: '只针对伴侣或家人的暴力。', unknown: '还不知道是谁施暴。' },
  'violence-by-partner': {
    met: '施暴者是伴侣或前伴侣。',
    failed: '只针对伴侣或前伴侣的暴力。',
    unknown: '还不知道是谁施暴。'
  },
  'home-changed-by-violence': {
    met: '你已离开，或对方已离开、被带走。',
    failed: '还没有人离开家。',
    unknown: '还不知道是你离开还是对方离开。',
    judged: '社工会问家里的情况。'
  },
  'home-change-recent': {
    met: '住处的变动在近期，或还没发生。',
    failed: '住处变动已经太久。',
    unknown: '还不知道住处哪天变动。',
    judged: '打算离开也算，请打电话。'
  },
  'forced-from-home': {
    met: '你无法再住在家里。',
    failed: '你没有勾选这种情况。',
    unknown: '还不知道你的住处怎样了。',
    judged: '是否符合由 Centrelink 决定。'
  },
  'no-disaster-payment': {
    met: '同一事件没有灾害补助。',
    failed: '同一事件不能与灾害补助同领。',
    unknown: '还不知道是否有灾害补助。',
    judged: '同一事件只能领一项。'
  },
  released: {
    met: '你刚获释，关押时间够长。',
    failed: '你没有勾选这种情况。',
    unknown: '还不知道关押了多久。',
    judged: '要关押至少 {days} 天。'
  },
  'humanitarian-arrival': {
    met: '你首次持难民或人道主义签证入境。',
    failed: '只给首次持难民或人道主义签证入境的人。',
    unknown: '还不知道你的签证或入境日期。'
  },
  'income-support-payable': {
    met: '你在领福利金，或会领到。',
    failed: '要正在领、或会领到收入补助金。',
    unknown: '所需的福利金还缺资料。',
    judged: '要先批准福利金，或同时批准。'
  },
  'funds-below-limit': {
    met: '可动用的钱少于 {limit}。',
    failed: '你有 {assets}，必须少于 {limit}。',
    unknown: '还不知道你现在有多少可动用的钱。',
    judged: '是否属于严重经济困难由 Centrelink 决定。'
  },
  'on-family-tax-benefit': {
    met: '你在领家庭税务福利 A 部分。',
    failed: '你没有领家庭税务福利 A 部分。',
    unknown: '还不知道你是否领家庭税务福利。'
  },
  'months-on-payment': {
    met: '已领满 {months} 个月。',
    failed: '领福利金满 {months} 个月后可以申请。',
    unknown: '还不知道你领了多久。',
    judged: '领福利金满 {months} 个月后可以申请。'
  },
  'first-instalment-due': {
    met: '首次福利金即将发放。',
    failed: '只针对即将发放的首次福利金。',
    unknown: '首次福利金还缺资料。',
    judged: '针对首次福利金，没有等待期时可以问。'
  },
  'urgent-need': {
    met: '需要紧急而且无法预料。',
    failed: '需要必须紧急而且无法预料。',
    unknown: '还不知道钱用来做什么。',
    judged: '是否紧急、无法预料，由 Centrelink 决定。'
  },
  'declared-disaster': {
    met: '政府已宣布该灾害。',
    failed: '只针对政府宣布的灾害。',
    unknown: '还不知道政府是否宣布了该灾害。',
    judged: '每次灾害有自己的地区和期限，请查看。'
  },
  'harmed-by-disaster': {
    met: '你的住处严重受损，或有人受伤。',
    failed: '要有住处严重受损、受伤或死亡。',
    unknown: '还不知道灾害给你造成什么损失。',
    judged: '损失由工作人员认定。'
  },
  'income-lost-to-disaster': {
    met: '你因灾害失去收入。',
    failed: '只针对因灾害失去的收入。',
    unknown: '还不知道你是否因灾害失去收入。'
  },
  'income-below-average': {
    met: '收入低于平均工资。',
    failed: '收入高于平均工资。',
    unknown: '还不知道你的收入。',
    judged: '由工作人员与平均工资比较。'
  },
  'independent-of-parents': {
    met: '你算独立于父母。',
    failed: '只给算独立于父母的人。',
    unknown: '还不知道你是否算独立。'
  },
  'somebody-died': { met: '你的亲人去世了。', failed: '你没有勾选这种情况。', unknown: '还不知道是谁去世。' },
  'paid-at-death': {
    met: '当天有福利金在发。',
    failed: '当天要有福利金在发。',
    unknown: '还不知道当天是否有福利金在发。',
    judged: 'Centrelink 会看当天有哪些福利金在发。'
  },
  'job-ended': { met: '你的工作结束了。', failed: '你的工作没有结束。', unknown: '还不知道你的工作是否结束。' },
  'employer-insolvent': {
    met: '雇主破产并欠你钱。',
    failed: '雇主没有破产。',
    unknown: '还不知道雇主是否破产。',
    judged: '由工作人员核实雇主的情况。'
  },
  'aboriginal-or-torres-strait-islander': {
    met: '你是原住民或托雷斯海峡岛民。',
    failed: '只给原住民和托雷斯海峡岛民。',
    unknown: '只给原住民和托雷斯海峡岛民。'
  },
  farmer: { met: '你在自家农场工作。', failed: '只给农户及其伴侣。', unknown: '还不知道你是否务农。' },
  'has-children': { met: '你有孩子。', failed: '你说没有孩子。', unknown: '还不知道你是否有孩子。' },
  'school-out-of-reach': {
    met: '附近没有合适的公立学校。',
    failed: '附近有合适的公立学校。',
    unknown: '还不知道附近有没有合适的公立学校。',
    judged: '如果附近没有合适的公立学校，请问一问。'
  },
  'pension-age-of-either': {
    met: '你或你的伴侣已到领取养老金的年龄。',
    failed: '你和伴侣都还没到领取养老金的年龄（{limit} 岁）。',
    unknown: '要到领取养老金的年龄（{limit} 岁），还缺年龄。'
  },
  'owns-property': { met: '你有房产。', failed: '要有自己的房产。', unknown: '还不知道你是否有房产。' },
  'lives-in-state': {
    met: '你所在的州有这一项。',
    failed: '你所在的州没有这一项。',
    unknown: '还不知道你在哪个州。',
    judged: '由各州决定。'
  },
  'hours-below-limit': {
    met: '你的工时够少。',
    failed: '你每周工作超过 {hours} 小时。',
    unknown: '还不知道你的工时。'
  },
  'other-parent-elsewhere': {
    met: '另一位家长不与你同住。',
    failed: '另一位家长与你同住。',
    unknown: '还不知道另一位家长住在哪里。',
    judged: '请向子女抚养机构（Child Support）了解。'
  },
  'decided-elsewhere': {
    met: '由其他机构决定。',
    failed: '由其他机构决定。',
    unknown: '由其他机构决定。',
    judged: '由其他机构决定，请向其查询。'
  }
}
