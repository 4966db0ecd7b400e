import type { ConditionWords } from '../types.ts'
import type { events as en } from './en.ts'

/** 出了事以后，以及由其他机构决定的。 */
export const events: Record<keyof typeof en, ConditionWords> = {
  'no-child-of-the-family': {
    met: '没有人为你领家庭税务福利（Family Tax Benefit）。',
    failed: '你和父母同住，算作他们的孩子，用他们的卡。',
    unknown: '还不知道你是不是和父母同住。'
  },
  'not-on-income-support': {
    met: '你没有领收入补助金。',
    failed: '如果领收入补助金，就不能申领这张卡，但随补助金发的卡更有用。',
    unknown: '还不知道你会不会领到收入补助金。',
    judged: '只有没有批到收入补助金，才能领。'
  },
  violence: { met: '你说在家里不安全。', failed: '你没有说发生了这种事。', unknown: '还不知道你在家安不安全。' },
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
    unknown: '还不知道有没有人离开了家。',
    judged: '社工会问家里的情况。'
  },
  'home-change-recent': {
    met: '你打算离开，或者你（或施暴的人）离开家还没有超过 {weeks} 周。',
    failed: '离开家已经超过 {weeks} 周，但还是请打电话问。',
    unknown: '还不知道是哪天离开家的。打算离开也算。',
    judged: '打算离开也算，请打电话问。'
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
    met: '你已经或快要出狱、出院。要坐牢或精神科强制住院至少 {days} 天，才能领。',
    failed: '你没有提到出狱，或者离出狱那天还早，现在不能申领。',
    unknown: '还不知道你有没有出狱。要坐牢或精神科强制住院至少 {days} 天，才能领。',
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
    unknown: '还不知道你的签证，或你是不是刚到。'
  },
  'income-support-payable': {
    met: '你在领收入补助金，或者会领到。',
    failed: '只有正在领，或者现在就能领收入补助金，才能领这一项。',
    unknown: '要领收入补助金，才有这一项。关于收入补助金，你还有问题没有回答。',
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
    unknown: '还不知道你有没有领家庭税务福利 A 部分（FTB Part A）。'
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
    judged: '这一项只针对第一笔福利金，而且要没有等候期。要问 Centrelink 现在能不能领。'
  },
  'urgent-need': {
    met: '你急着用钱，而且事先料不到。',
    failed: '只有急着用钱，而且事先料不到，才能领。',
    unknown: '还不知道你要用这笔钱做什么。',
    judged: '你能不能等到发钱那天，由 Centrelink 决定。等候期内不发这笔钱。'
  },
  'declared-disaster': {
    met: '政府已经宣布你所在的地区受灾。每次灾害的申领期限不同，请向 Services Australia 查清楚。',
    failed: '你没有提到政府宣布的灾害。',
    unknown: '还不知道政府有没有宣布你所在地区受灾。',
    judged: '每次灾害的地区和期限不同，请先查清楚。'
  },
  'harmed-by-disaster': {
    met: '你失去了住处、住处严重受损，或有人受伤。',
    failed: '你没有提到住处严重受损、有人受伤或死亡。',
    unknown: '还不知道灾害给你造成了什么损失。',
    judged: '损失有多严重，由 Services Australia 认定。'
  },
  'income-lost-to-disaster': {
    met: '你因灾害停工。',
    failed: '你没有因为灾害停工。',
    unknown: '还不知道你有没有因灾害失去收入。',
    judged: '有没有因灾害失去收入，由 Services Australia 决定。'
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
    unknown: '还不知道你算不算独立于父母。'
  },
  'somebody-died': {
    met: '你说有亲近的人去世。我们很难过。',
    failed: '你没有提到有人去世。',
    unknown: '还不知道有没有亲人去世。'
  },
  'paid-at-death': {
    met: '去世当天有福利金在发，所以最多再发 {weeks} 周，或者一次付清。',
    failed: '去世当天，没有可以继续发的福利金。',
    unknown: '还不知道你和去世的人领哪些福利金、领了多久。',
    judged: 'Centrelink 会看去世当天有哪些福利金在发。'
  },
  'partners-death': {
    met: '你的伴侣去世了。领求职者津贴或青年津贴的人，可以另外领一笔钱。请在去世后 {weeks} 周内告诉 Centrelink。如果两个人都领了很久，请选金额更高的那一笔。',
    failed: '没有可以继续发的福利金。',
    unknown: '你的伴侣去世了。如果能领求职者津贴或青年津贴，就另外有一笔钱。',
    judged: '你的伴侣去世了。如果求职者津贴或青年津贴获批，就另外有一笔钱。'
  },
  'job-ended': { met: '你的工作结束了。', failed: '你的工作没有结束。', unknown: '还不知道你的工作有没有结束。' },
  'employer-insolvent': {
    met: '你的雇主破产了，还欠你钱。',
    failed: '你没有提到破产的雇主欠你钱。',
    unknown: '还不知道你的雇主有没有破产、有没有欠你钱。',
    judged: '由 FEG 的工作人员核实雇主的情况。'
  },
  'aboriginal-or-torres-strait-islander': {
    met: '你是原住民或托雷斯海峡岛民。',
    failed: '这一项只给原住民和托雷斯海峡岛民。',
    unknown: '这一项只给原住民和托雷斯海峡岛民。你可以不回答。'
  },
  farmer: {
    met: '你或你的伴侣务农。',
    failed: '这一项只给农户及其伴侣。',
    unknown: '这一项只给农户及其伴侣。还不知道你们是不是务农。'
  },
  'has-children': { met: '你照顾孩子。', failed: '你说没有照顾孩子。', unknown: '还不知道你有没有照顾孩子。' },
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
    unknown: '还不知道你有没有房子或土地。',
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
    unknown: '还不知道孩子有没有家长住在别处。',
    judged:
      '申请之前请先问清楚。如果有过暴力、另一位家长已经去世，或者孩子不是你自己的，可能就不用去要抚养费，社工能帮你。'
  },
  'awaiting-protection': {
    met: '你在等签证的结果。',
    failed: '这一项只给还在等签证结果的人，例如等保护签证。',
    unknown: '还不知道你的公民身份或签证。',
    judged: '等签证期间能不能领，由内政部（Home Affairs）决定。'
  },
  'child-of-other-visa': {
    met: '你自己的签证领不了福利金。',
    failed: '这一项给年幼的孩子，他们的家长用自己的签证领不了任何福利金。',
    unknown: '还不知道你的签证和孩子的年龄。',
    judged:
      '如果孩子不满 {limit} 岁，是澳大利亚公民或永久居民，而你养不起孩子，可以用纸质表格替孩子申领。请找社工帮忙。'
  },
  'decided-elsewhere': {
    met: '其余条件由办理的机构审核，请直接问他们。',
    failed: '其余条件由办理的机构审核，请直接问他们。',
    unknown: '其余条件由办理的机构审核，请直接问他们。',
    judged: '其余条件由办理的机构审核，请直接问他们。'
  }
}
