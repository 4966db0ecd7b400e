import type { ConditionWords } from '../types.ts'
import type { supplements as en } from './en.ts'

/** 附加补贴、学习和优惠卡。 */
export const supplements: Record<keyof typeof en, ConditionWords> = {
  'after-catastrophe': {
    met: '你照顾的幼儿突然得了重病。',
    failed: '只有幼儿突然得了重病，才能领这一项。',
    unknown: '还不知道孩子发生了什么。',
    judged: '这一项给突然得了重病或有严重残障的孩子，由 Centrelink 决定。'
  },
  'claim-in-time': {
    met: '还在申领期限内。',
    failed: '申领期限已经过了。但还是可以打电话，说明为什么迟了。',
    unknown: '还不知道事情是哪天发生的，或你有没有及时告诉 Centrelink。',
    judged: '可能已经过了期限。但还是可以打电话，说明为什么迟了。'
  },
  'with-income-support-or-ftb-a': {
    met: '这一项随另一项福利金一起发，而你领得到另一项福利金。',
    failed: '要领收入补助金，或者家庭税务福利 A 部分（FTB Part A）高于基础标准，才有这一项。',
    unknown: '这一项随另一项福利金一起发。关于另一项福利金，你还有问题没有回答。',
    judged: '这一项随另一项福利金一起发，要等另一项福利金批准。'
  },
  'home-that-counts': {
    met: '你付钱住的地方符合规定。',
    failed: '如果住的是自己的房子、公共住房或养老院，就没有这一项。',
    unknown: '还不知道你住在哪里。',
    judged: '你的住处算不算，由 Centrelink 认定。'
  },
  'rent-above-threshold': {
    met: '你的房租每两周 {rent}，超过了 {threshold}。',
    failed: '你的房租是每两周 {rent}，要超过 {threshold}才有这一项。',
    unknown: '还不知道你付多少房租、是不是合租，或房租里有没有饭钱。'
  },
  'not-in-parents-home': {
    met: '你不住父母家。',
    failed: '住在父亲或母亲家的时候，没有这一项。',
    unknown: '还不知道你是不是住在父亲或母亲家。'
  },
  'not-at-dependent-rate': {
    met: '你不是按“由父母抚养”的标准领钱。',
    failed: '如果按“由父母抚养”的标准领钱，就没有这一项，除非 Centrelink 认可你必须离开父母、另外居住。',
    unknown: '还不知道你是不是必须离开父母、另外居住。'
  },
  'pharmaceutical-allowance-ground': {
    met: '这一项随你的福利金一起发。',
    failed: '按你的回答，你的福利金不带这一项。如果你生病或独自照顾孩子，也许可以领，要问 Centrelink。',
    unknown: '你还有问题没有回答，所以不知道你的福利金带不带这一项。',
    judged: '如果 Centrelink 认定你生病或工作能力有限，某些福利金会带有这一项。'
  },
  'telephone-allowance-ground': {
    met: '如果电话登记在你名下，这一项随你的福利金一起发。',
    failed: '按你的回答，你的福利金不带这一项。如果你独自照顾孩子，也许可以领，要问 Centrelink。',
    unknown: '你还有问题没有回答，所以不知道你的福利金带不带这一项。',
    judged: '如果 Centrelink 认定你工作能力有限，某些福利金会带有这一项。'
  },
  'on-pension': {
    met: '这一项随养老金类福利金一起发。',
    failed: '要领养老金类福利金，才有这一项。',
    unknown: '这一项随养老金类福利金一起发。关于养老金类福利金，你还有问题没有回答。',
    judged: '要等养老金类福利金批准，才有这一项。'
  },
  'remote-area': { met: '你住在偏远地区。', failed: '你说不住在偏远地区。', unknown: '还不知道你是不是住在偏远地区。' },
  'payment-for-pensioner-study': {
    met: '你领这项福利金的同时读书，就有这一项。',
    failed: '这一项只随某些福利金一起发，你领的不在其中。',
    unknown: '这一项随另一项福利金一起发。关于另一项福利金，你还有问题没有回答。',
    judged: '这一项随另一项福利金一起发，要等另一项福利金批准。'
  },
  'approved-study': {
    met: '你读的是认可的课程。',
    failed: '你没有读书，或读的不是认可的课程。',
    unknown: '还不知道你的课程有没有得到认可。',
    judged: '你现在没有读书。如果开始读认可的课程，就可以领。'
  },
  'study-load': { met: '你的课程量够。', failed: '你没有读书，或课程量不够。', unknown: '还不知道你的课程量。' },
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
    unknown: '还不知道你有没有领教育附加补贴（Pensioner Education Supplement）。',
    judged: '只有不领教育附加补贴（Pensioner Education Supplement），才能领这一项。'
  },
  'dependent-on-parents': {
    met: '你算由父母抚养。',
    failed: '这一项只给算由父母抚养的学生。',
    unknown: '还不知道你算不算由父母抚养。',
    judged: '有些算独立的学生也可以领，要问 Centrelink。'
  },
  'moved-to-study': {
    met: '你为了读书必须离家住。',
    failed: '你不是为了读书必须离家住的。',
    unknown: '还不知道你是不是为了读书必须离家住。'
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
    judged: '学校离家够不够远，要问学校。'
  },
  'payment-for-students': {
    met: '你领得到学生的福利金。',
    failed: '要领学生的福利金，才有这一项。',
    unknown: '这一项随学生的福利金一起发。关于学生的福利金，你还有问题没有回答。',
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
    unknown: '还不知道你有没有上班、读书或找工作。',
    judged: '上班、读书或找工作的时间够不够，由 Centrelink 决定。'
  },
  'no-ndis-package': {
    met: '你没有 NDIS 计划。',
    failed: '如果有 NDIS 计划，就没有这一项。',
    unknown: '还不知道你有没有 NDIS 计划。'
  },
  'concession-card': {
    met: '你有优惠卡，或者会拿到。',
    failed: '有优惠卡才能领。按你的答案，你拿不到优惠卡。',
    unknown: '有优惠卡才能领。关于优惠卡，你还有问题没有回答。',
    judged: '要等优惠卡批准，才能领。'
  },
  'medical-equipment': {
    met: '你家里使用医疗设备，或者因病需要取暖、制冷。',
    failed: '你没有提到家里因病要用医疗设备、暖气或冷气。',
    unknown: '还不知道家里用不用医疗设备。'
  },
  'pensioner-card-ground': {
    met: '这张卡随你的福利金一起发。',
    failed: '你能领的福利金不带这张卡。',
    unknown: '这张卡随另一项福利金一起发。关于另一项福利金，你还有问题没有回答。',
    judged: '这张卡随另一项福利金一起发，要等另一项福利金批准。'
  },
  'health-care-card-ground': {
    met: '这张卡随你的福利金一起发，或者因为你照顾的孩子而发。',
    failed: '你能领的福利金都不带这张卡。',
    unknown: '这张卡随另一项福利金一起发。关于另一项福利金，你还有问题没有回答。',
    judged: '这张卡随另一项福利金一起发，要等另一项福利金批准。'
  },
  'no-better-card': {
    met: '你领不到用处更大的优惠卡。',
    failed: '你已经有或会拿到另一张卡，那张卡至少同样有用。',
    unknown: '还不知道你会不会先拿到另一张卡。',
    judged: '另一张卡可能同样有用。'
  }
}
