import type { Widen } from '../../en.ts'
import type { questions as enQuestions } from './en.ts'

/** 计算器的问题。 */
export const questions: Widen<typeof enQuestions> = {
  relationship: {
    label: '你有伴侣吗？',
    help: '伴侣指丈夫、妻子或事实伴侣。就算钱是分开的，也算伴侣。',
    options: { single: '没有，单身', partnered: '有', 'separated-by-illness': '有，因病分开住' }
  },
  children: {
    label: '你照顾几个受抚养子女？',
    help: '指和你同住、由你抚养的孩子。',
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
    label: '你是不是因为寄养、孩子在家上学或孩子多，获准免除求职要求？',
    help: '只有 Centrelink 告诉过你，才选“是”。',
    options: { no: '不是', yes: '是' }
  },
  age: { label: '你几岁？' },
  months: { label: '你连续领收入补助金，满几个月了？', help: '年纪较大的人，领满一段时间以后，金额会提高。' },
  pay: { label: '你的工资是多少？', help: '请算上这两周发给你的税前工资，不管是哪一天干的活。' },
  other: {
    label: '你有多少其他税前收入？',
    help: '例如收到的房租、做生意的收入、未休假期工资。存款利息不用填，也没有算进去。'
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
    help: '食宿费包括餐费。公共住房是向州政府租的。',
    options: { none: '不付', rent: '付房租', board: '付食宿费', public: '租公共住房' }
  },
  rent: { label: '你付多少房租？', help: '如果有伴侣，填两人一共付的；如果合租，填你自己那一份。' },
  place: {
    label: '你租的是哪种地方？',
    options: {
      'private-rent': '私人出租房',
      'community-housing': '社区住房',
      lodging: '私人家里的单间，不包餐',
      'boarding-house': '寄宿屋（boarding house、rooming house）、旅舍或旅馆',
      'retirement-village': '退休村',
      'lifestyle-park': '活动房社区（lifestyle park）',
      'site-or-mooring': '房车营地或船只泊位',
      'government-housing-subtenant': '公共住房的租客分租给我'
    }
  },
  lodging: { label: '其中住宿占多少？不含餐费。', help: '如果不知道，就不填，我们按三分之二算。' },
  sharing: {
    label: '你和伴侣以外的人共用厨房、浴室或卧室吗？',
    help: '和父母共用也选“有”。如果三样都只有你（和伴侣）用，或住寄宿屋、旅舍、旅馆，请选“没有”。如果只和孩子共用，而孩子的福利金里没有租房援助，也选“没有”。如果住房车或船，只看同住的人。',
    options: { no: '没有', yes: '有' }
  },
  'with-parent': { label: '你住在父母家吗？', options: { no: '不住', yes: '住' } },
  ftb: {
    label: '你领家庭税务福利 A 部分吗？',
    help: 'Centrelink 的信会写明是不是高于基础标准。',
    options: { none: '不领', 'base-rate': '领，基础标准或更少', 'above-base': '领，高于基础标准' }
  },
  capacity: {
    label: 'Centrelink 评估过你每周能工作多少小时吗？',
    help: '这是工作能力评估（job capacity assessment）的结果。',
    options: { full: '没有，或没有限制', '15-29': '每周 15 至 29 小时', 'under-15': '每周少于 15 小时' }
  },
  incapacitated: { label: '你现在因为生病或受伤，不能工作或学习吗？', options: { no: '不是', yes: '是' } },
  credit: {
    label: '你有多少工作抵扣额度（Working Credit）？',
    help: '余额在 Centrelink 网上账户里。每 1 点额度可以多挣一澳元，津贴不减。'
  },
  assets: {
    label: '要不要把资产也算进去？',
    help: '资产指你拥有的东西，例如存款、汽车和投资。自住的房子不算。',
    options: { no: '不要', yes: '要' }
  },
  'home-owner': { label: '你住的房子是你自己的吗？', options: { no: '不是', yes: '是' } },
  'assets-total': { label: '除了自住的房子，你拥有的东西一共值多少？', help: '有伴侣就填两人合计。' },
  claim: {
    label: '你是新申领吗？',
    help: '新申领可能要等一段时间。如果已经在领，就选“不是”。',
    options: { no: '不是', yes: '是' }
  },
  savings: { label: '你能动用的钱有多少？', help: '现金、存款、股票和雇主还欠你的钱都算。有伴侣就填两人合计。' },
  'paid-out': {
    label: '离职时，雇主有没有另外给你一笔钱？',
    help: '例如未休假期工资、代通知金、裁员补偿金。Centrelink 可能会当作你还在领工资。',
    options: { no: '没有', yes: '有' }
  },
  'paid-annual': { label: '未休年假的工资，税前是多少？' },
  'paid-long-service': { label: '未休长期服务假的工资，税前是多少？' },
  'paid-notice': { label: '代通知金，税前是多少？', help: '雇主让你不用做到通知期结束，就会发这笔钱。' },
  'paid-redundancy': { label: '裁员补偿金，税前是多少？', help: '不要算一起发的未休假期工资和代通知金。' },
  'paid-other': { label: '离职时还发了别的钱吗？税前是多少？', help: '例如一笔感谢金。' },
  'last-pay': { label: '那份工作平时的工资是多少？', help: '请填税前金额。' },
  residence: {
    label: '你是公民，还是持哪种签证？',
    help: '新西兰公民多数持特别类别签证（Special Category Visa）。只有 2001 年时已经在这里的一部分人，签证才受保护。',
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
    help: '日期写在签证通知信上。',
    options: { no: '不是', yes: '是' }
  },
  'resident-weeks': { label: '成为永久居民以后，你在澳大利亚住了几周？', help: '一年是 52 周。' },
  'years-here': { label: '你在澳大利亚连续住了几年？' },
  activity: {
    label: '你在做什么？',
    help: '学习要全日制，学徒要全职。',
    options: { student: '学习', apprentice: '当学徒', 'job-seeker': '找工作' }
  },
  living: {
    label: '你住在哪里？',
    help: '只有 Centrelink 同意你为学习或安全搬出，或你算独立，才选“不住父母家”。',
    options: { home: '父母家', away: '不住父母家' }
  },
  grounds: {
    label: '你有下面哪种情况？',
    help: '一般符合一项就算独立。',
    options: {
      'married-or-registered': '我已婚或登记了伴侣关系',
      'de-facto-12-months': '我有事实伴侣，满 12 个月',
      'supported-by-work': '我靠工作养活过自己',
      'regional-or-remote-work': '我家在乡镇或偏远地区，读书前工作过，父母收入低于上限',
      'partial-capacity-to-work': '我在找工作，只有部分工作能力',
      'unreasonable-to-live-at-home': '我情况特殊，不能住在父母家',
      orphan: '我是孤儿',
      refugee: '我是难民，父母不在这里',
      'state-care': '我现在或以前由州政府照管',
      'parents-cannot-care': '父母无法照顾我'
    }
  },
  'parents-support': {
    label: '父母有一方在领 Centrelink 的收入补助金吗？',
    help: '例如养老金、求职者津贴或育儿补助金。',
    options: { no: '没有', yes: '有' }
  },
  'parents-income': { label: '父母合计的应税收入是多少？', help: '请填上一个财政年度的数。' },
  siblings: {
    label: '有几个兄弟姐妹也领青年津贴，也要看父母的收入？',
    help: '要减的钱由你们分摊。如果超过五个，要问 Centrelink。',
    options: { '0': '没有', '1': '一个', '2': '两个', '3': '三个', '4': '四个', '5': '五个' }
  },
  'sibling-age': { label: '第 {number} 个兄弟姐妹几岁？' },
  'sibling-living': { label: '第 {number} 个兄弟姐妹住在哪里？', options: { home: '父母家', away: '不住父母家' } },
  'sibling-rent': { label: '第 {number} 个兄弟姐妹付多少房租？' },
  'ftb-siblings': {
    label: '父母在为别的孩子领家庭税务福利吗？',
    help: '这些孩子也分摊要减的钱。',
    options: { no: '没有', yes: '有' }
  },
  'ftb-siblings-rate': {
    label: '这些孩子的家庭税务福利 A 部分，加起来最多是多少？',
    help: '请把每个孩子的全额（见家庭税务福利页）加起来，就算父母领得少。不填就算不出来。'
  },
  bank: {
    label: '你的收入储备（Income Bank）有多少？',
    help: '学生和学徒没用完的免计收入会攒起来。余额在 Centrelink 网上账户里。'
  },
  'apprentice-bank': {
    label: '你的收入储备（Income Bank）有多少？',
    help: '学生和学徒没用完的免计收入会攒起来。余额在 Centrelink 网上账户里。'
  },
  'long-term': { label: '你按长期领收入补助金的标准领吗？', options: { no: '不是', yes: '是' } },
  'partial-capacity': {
    label: 'Centrelink 认定你只有“部分工作能力”（partial capacity to work）吗？',
    help: '由 Centrelink 评估，指你因疾病、受伤或残障不能全职工作。',
    options: { no: '没有', yes: '有' }
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
    label: '你的家庭税务福利 A 部分，是不是高于基础标准？',
    help: 'Centrelink 的信会写明是不是高于基础标准。',
    options: { 'above-base': '高于基础标准', 'base-rate': '基础标准或更少' }
  },
  household: {
    label: '你有伴侣吗？',
    help: '伴侣在服刑，或暂住照护机构（respite care），也选“因病分开住”。',
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
      lodging: '私人家里的单间，不包餐',
      'board-and-lodging': '包食宿的住处',
      'boarding-house': '寄宿屋（boarding house、rooming house）、旅舍或旅馆',
      'retirement-village': '退休村',
      'lifestyle-park': '活动房社区（lifestyle park）',
      'site-or-mooring': '房车营地或船只泊位',
      'government-housing': '公共住房',
      'government-housing-subtenant': '公共住房的租客分租给我',
      'aged-care': '养老院',
      'own-home': '自己的房子'
    }
  },
  'ya-independent': { label: '在青年津贴里，你算独立吗？', options: { no: '不算', yes: '算' } },
  'ya-away': { label: '你按不住父母家的标准领吗？', options: { no: '不是', yes: '是' } },
  'ya-family': { label: '你是因为伴侣或孩子而独立的吗？', options: { no: '不是', yes: '是' } },
  program: {
    label: '员工参加哪个项目？',
    help: '可以问员工的就业服务机构。最后三个已结束，只适用于以前雇用的员工。',
    options: {
      'workforce-australia': 'Workforce Australia',
      'inclusive-employment-australia': '包容性就业服务',
      'apprentice-priority-hiring-incentive': '学徒：优先雇用奖励',
      'apprentice-key-program': '学徒：重点学徒计划',
      'nsw-jobcover': 'JobCover（新州）',
      'disability-employment-services': '残障就业服务（已结束）',
      jobactive: 'jobactive（已结束）',
      restart: 'Restart（已结束）'
    }
  },
  hours: { label: '员工每周的带薪工时是多少？' },
  apprenticeship: {
    label: '学徒登记为全职还是兼职？',
    help: '培训合同上写着。如果不知道，我们按工时算。',
    options: { unknown: '不知道', 'full-time': '全职', 'part-time': '兼职' }
  },
  'provider-months': { label: '就业服务机构连续协助这名员工，满几个月了？' },
  exclusions: {
    label: '这份工作有没有下列情况？',
    help: '只要有一项，就可能领不到补贴。',
    options: {
      'displaces-a-worker': '用他顶替现有的员工',
      'family-member': '员工是家人',
      'government-agency': '雇主是政府机构',
      'commission-only': '只付佣金',
      'subcontract-or-self-employed': '分包或自雇',
      'other-subsidy-for-the-job': '已有别的补贴',
      'worked-here-before': '这名员工以前在这里工作过'
    }
  },
  basis: {
    label: '你打算付多少工资？',
    help: '至少要按适用的行业雇佣标准付。',
    options: {
      'minimum-wage': '最低工资',
      'award-entry-level': '行业雇佣标准的入门级工资（限前 6 个月）',
      hourly: '自己填'
    }
  },
  hourly: { label: '税前时薪是多少？', help: '不要算临时工附加工资（casual loading）。' },
  casual: {
    label: '是临时工吗？',
    help: '临时工没有带薪假，但有附加工资（casual loading）。',
    options: { no: '不是', yes: '是' }
  },
  'worker-age': { label: '员工几岁？', help: '年轻员工另有标准，补贴也可能限年龄。' },
  loading: {
    label: '年假附加工资（leave loading）占年假工资的比例是多少？',
    help: '有些行业雇佣标准在年假工资上另加一笔。可以填小数，例如 17.5。'
  },
  super: { label: '要不要算退休公积金？', options: { yes: '要', no: '不要' } }
}
