import type { ConditionWords } from '../types.ts'
import type { support as en } from './en.ts'

/** 谁能领收入补助金：年龄、居住资格、收入和资产、工作。 */
export const support: Record<keyof typeof en, ConditionWords> = {
  'age-from': {
    met: '你 {age} 岁，已满 {limit} 岁。',
    failed: '你 {age} 岁，还没满 {limit} 岁。',
    unknown: '满 {limit} 岁才能领。还不知道你的年龄。'
  },
  'age-below': {
    met: '你 {age} 岁，未满 {limit} 岁。',
    failed: '你 {age} 岁，这一项只给未满 {limit} 岁的人。',
    unknown: '未满 {limit} 岁才能领。还不知道你的年龄。'
  },
  'age-between': {
    met: '你 {age} 岁，在 {first-age} 到 {last-age} 岁之间。',
    failed: '你 {age} 岁，这一项只给 {first-age} 到 {last-age} 岁的人。',
    unknown: '这一项只给 {first-age} 到 {last-age} 岁的人。还不知道你的年龄。'
  },
  'in-australia': {
    met: '你在澳大利亚，并且住在这里。',
    failed: '申领当天，你必须在澳大利亚，并且住在这里。',
    unknown: '还不知道你在不在澳大利亚。'
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
    unknown: '还不知道 Centrelink 认不认可你们同住但已分居。',
    judged:
      '你们是不是伴侣，由 Centrelink 判断。请交分居情况的表格，并写上能替你证明的人。如果找前伴侣签字不安全，可以不找。'
  },
  'wait-unless-changed': {
    met: '新抵澳居民等候期已满。',
    failed:
      '新抵澳居民要等 {weeks} 周，而且只有在澳大利亚的日子才算。如果来澳以后发生了你无法控制的重大变化，比如遭受暴力或患病，也请申领特别福利金（Special Benefit），由 Centrelink 判断你要不要等。',
    unknown: '还不知道你的新抵澳居民等候期从哪天算起。'
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
    unknown: '还不知道你以居民身份住得够不够久。',
    judged: '住了多久由 Centrelink 计算，你可以打电话问。'
  },
  'ten-years': {
    met: '你以居民身份住满了 {years} 年，或者不用住满。',
    failed: '要以居民身份住满 {years} 年，其中连续居住满 {figure:age-pension.residence.unbroken-years}。',
    unknown: '一般要以居民身份住满 {years} 年。还不知道你有没有住满，或者是不是不用住满。',
    judged: '一般要以居民身份住满 {years} 年。你能不能例外，由 Centrelink 决定。'
  },
  'assurance-of-support': {
    met: '没有经济担保（Assurance of Support）的限制。',
    failed: '有人为你签了经济担保（Assurance of Support）。担保人要负担你生活的期间，你不能领这一项。',
    unknown: '还不知道有没有人为你签过经济担保（Assurance of Support）。',
    judged:
      '有人为你签过经济担保（Assurance of Support）。Centrelink 可能先找担保人谈，你领到的钱，可能要由担保人偿还。如果由这个人供养你不安全或不合理，申领之前请先找 Centrelink 社工谈。'
  },
  'income-and-assets': {
    met: '你的收入和资产没有超过上限，至少能领一部分。如果有伴侣，两人合起来看。',
    failed: '你的收入或资产超过上限，算下来领不到。伴侣或父母的收入可能也要算进去。',
    unknown: '要算出这一项，还缺一个回答：关于你的收入和资产，或者关于你的伴侣。',
    judged: '你的收入和资产有没有超过上限，这里算不出来，要由 Centrelink 计算。'
  },
  'partner-income-leaves-some': {
    met: '按伴侣的收入减了以后，你还能领到一部分。',
    failed: '你的伴侣每两周收入 {partner-income}，所以这一项减到零。如果伴侣的收入降到不足大约 {limit}，你就可以领。',
    unknown: '还不知道你的伴侣有多少收入。'
  },
  'child-support-leaves-some': {
    met: '按收到的子女抚养费减了以后，还能领到一部分。',
    failed: '按收到的子女抚养费减了以后，这一项减到零。如果收到的抚养费少了，请再查一次。',
    unknown: '还不知道你收到多少子女抚养费。'
  },
  'assets-below-limit': {
    met: '你的资产没有超过上限。',
    failed: '你的资产有 {assets}，超过了 {limit} 的上限，自住的房子不算在内。',
    unknown: '还不知道你的资产值多少。'
  },
  'no-other-income-support': {
    met: '你没有领其他收入补助金。',
    failed: '收入补助金同一时间只能领一项。你可以领另一项，或者开始找工作就可以领另一项。',
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
    unknown: '这一项随另一项福利金一起发。关于另一项福利金，你还有问题没有回答。',
    judged: '这一项随另一项福利金一起发，要等 Centrelink 批准另一项。'
  },
  'already-paid': { met: '你已经在领。', failed: '你还没有在领。', unknown: '还不知道你是不是已经在领。' },
  'figure-not-held': {
    met: '我们有这一天的标准。',
    failed: '我们还没有这一天的标准。',
    unknown: '我们还没有这一天的标准。',
    judged: '我们没有这一天的标准，所以算不出来。要问 Centrelink 你能领多少。'
  },
  'bereavement-period': {
    met: '亲人去世后，这一项最长再发 {weeks} 周。请在这段时间里申领下一项福利金。',
    failed: '亲人去世后，这一项不再发。',
    unknown: '还不知道亲人去世后会不会继续发。'
  },
  single: { met: '你是单身。', failed: '这一项只给单身的人。', unknown: '还不知道你有没有伴侣。' },
  partnered: { met: '你有伴侣。', failed: '这一项只给有伴侣的人。', unknown: '还不知道你有没有伴侣。' },
  'not-full-time-student': {
    met: '你不是全日制学生或学徒。',
    failed: '全日制学生和学徒不能领这一项，他们另有福利金。',
    unknown: '还不知道你是不是全日制读书。',
    judged: '读这门课程能不能领，由 Centrelink 决定。'
  },
  'full-time-student': {
    met: '你全日制读书，或是学徒。',
    failed: '这一项只给全日制学生和学徒。',
    unknown: '还不知道你是不是全日制读书，或者是学徒。',
    judged: '你的课程量够不够，由 Centrelink 决定。'
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
    met: '你没有因为受伤领一次性赔偿金，或者停发的几周已经过去。',
    failed:
      '你领了伤病的一次性赔偿金。赔偿金的一半除以每周 {limit}，所以这一项停发 {weeks} 周。准确的日期由 Centrelink 决定。',
    unknown: '还不知道你有没有因为受伤领一次性赔偿金。',
    judged:
      '领了伤病的一次性赔偿金以后，Centrelink 可能会停发这一项几周或几个月，停多久要看赔偿金有多少。请先问清楚停到哪一天，再打算用这笔钱。'
  },
  'excused-in-grief': {
    met: '你现在不用找工作。',
    failed: '你说没有在找工作。',
    unknown: '还不知道你能不能找工作。',
    judged: '你因为有亲近的人去世，没有在找工作。我们很难过。Centrelink 可以让你几周内不用找工作，请在申领的时候提出。'
  },
  'looking-for-work': {
    met: '你可以找工作，或者暂时不用找。',
    failed: '你说没有在找工作。这一项只给正在找工作，或因病暂时不能找的人。',
    unknown: '还不知道你能不能找工作。',
    judged: '你整天照顾孩子或别人。Centrelink 会问你怎样兼顾找工作。'
  },
  'no-better-payment': {
    met: '没有哪项福利金能让你领得更多。',
    failed: '你领另一项福利金，会领得更多。两项只能领一项。',
    unknown: '还不知道你领另一项福利金会不会更多。',
    judged: '两项只能领一项。更合适的那一项批准之前，可以先领这一项。'
  }
}
