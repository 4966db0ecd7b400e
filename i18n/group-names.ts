/** Headings of the index pages: needs of services, categories of terms, areas of figures, parts of the sources. */
import type { Language } from './languages.ts'

type Names = Record<Language, Record<string, string>>

export const NEED_NAMES: Names = {
  en: {
    emergency: 'Emergency',
    crisis: 'Crisis support, day and night',
    violence: 'Violence and abuse',
    'mental-health': 'Mental health',
    centrelink: 'Centrelink and myGov',
    work: 'Work and pay',
    providers: 'Employment services',
    money: 'Money and debt',
    housing: 'Housing',
    food: 'Food and emergency relief',
    health: 'Health',
    legal: 'Legal help',
    language: 'Interpreters and translation',
    migrants: 'New migrants',
    family: 'Family and children',
    youth: 'Young people',
    older: 'Older people',
    disability: 'Disability and carers',
    'first-nations': 'First Nations people',
    lgbtiq: 'LGBTIQ+ people',
    veterans: 'Veterans',
    tax: 'Tax',
    complaints: 'Complaints',
    scams: 'Scams',
    disaster: 'Disasters',
    business: 'Business and employers',
    education: 'Education and training',
    community: 'Community'
  },
  zh: {
    emergency: '紧急求助',
    crisis: '危机支持，全天候',
    violence: '暴力与虐待',
    'mental-health': '心理健康',
    centrelink: 'Centrelink 与 myGov',
    work: '工作与工资',
    providers: '就业服务',
    money: '钱与债务',
    housing: '住房',
    food: '食物与紧急救济',
    health: '医疗',
    legal: '法律援助',
    language: '口译与翻译',
    migrants: '新移民',
    family: '家庭与孩子',
    youth: '年轻人',
    older: '年长者',
    disability: '残障人士与照顾者',
    'first-nations': '原住民',
    lgbtiq: 'LGBTIQ+ 人士',
    veterans: '退伍军人',
    tax: '税务',
    complaints: '投诉',
    scams: '诈骗',
    disaster: '灾害',
    business: '生意与雇主',
    education: '教育与培训',
    community: '社区'
  }
}

export const CATEGORY_NAMES: Names = {
  en: {
    agency: 'Agencies',
    health: 'Health',
    housing: 'Housing',
    job: 'Work and job search',
    legal: 'Law and rights',
    migrant: 'Migration',
    other: 'Other words',
    payment: 'Payments',
    rule: 'Rules',
    super: 'Superannuation',
    tax: 'Tax'
  },
  zh: {
    agency: '机构',
    health: '医疗',
    housing: '住房',
    job: '工作与求职',
    legal: '法律与权利',
    migrant: '移民',
    other: '其他用语',
    payment: '津贴与补助',
    rule: '规则',
    super: '退休公积金',
    tax: '税务'
  }
}

export const AREA_NAMES: Names = {
  en: {
    'cost-of-living': 'Cost of living',
    health: 'Health',
    living: 'Housing, education and families',
    money: 'Money help',
    obligations: 'Obligations, reviews and debts',
    payments: 'Payments',
    people: 'Migrants, safety and disasters',
    programs: 'Employment programs',
    redundancy: 'Redundancy',
    'rent-assistance': 'Rent Assistance',
    retirement: 'Retirement',
    work: 'Work and employers'
  },
  zh: {
    'cost-of-living': '生活开支',
    health: '医疗',
    living: '住房、教育与家庭',
    money: '经济援助',
    obligations: '求职要求、复核与欠款',
    payments: '各项福利金',
    people: '移民、安全与灾害',
    programs: '就业服务项目',
    redundancy: '裁员',
    'rent-assistance': '租房援助',
    retirement: '退休',
    work: '工作与雇主'
  }
}

/** Groups of figures that have no page whose title they could take (scripts/mdx/figure-groups.ts). */
export const FIGURE_GROUP_NAMES: Names = {
  en: {
    pensions: 'Age Pension and home equity loans',
    apprentices: 'Apprentices',
    business: 'Super,
    tax and small business',
    buying: 'Buying a home',
    'child-care': 'Child care',
    'child-support': 'Child support',
    debts: 'Centrelink debts',
    demerits: 'Demerits and penalties',
    disasters: 'Disasters',
    disputes: 'Unfair treatment,
    'student-loans': 'Student loans',
    study: 'Payments for study, and free TAFE',
    parents: 'Parental leave and parents at work',
    housing: 'Renting and social housing: {state}',
    'buying-a-home': 'Buying a home',
    wages: 'Minimum wages and junior pay',
    injury: 'Workers compensation',
    hiring: 'Help to hire, and apprentices',
    business: 'Super, tax and your own business',
    'work-rights': 'Rights at work and time limits',
    safety: 'Family violence and safety',
    disasters: 'Disasters',
    older: 'Age Pension and seniors cards',
    'mental-health': 'Mental health',
    migrants: 'Migrants and visas',
    points: 'Points and demerits',
    debts: 'Debts',
    reviews: 'Claims and reviews',
    requirements: 'Tasks and reports',
    other: 'Other rules'
  },
  zh: {
    pensions: '养老金、残障支持金和照顾者福利金',
    supplements: '附加补贴',
    'student-loans': '学生贷款',
    study: '读书能领的钱和免费 TAFE',
    parents: '育婴假和上班的父母',
    housing: '租房和社会住房：{state}',
    'buying-a-home': '买房',
    wages: '最低工资和青少年工资',
    injury: '工伤赔偿',
    hiring: '雇人的补贴和学徒',
    business: '退休公积金、税和自己的生意',
    'work-rights': '工作权利和期限',
    safety: '家庭暴力与安全',
    disasters: '灾害',
    older: '养老金和长者卡',
    'mental-health': '心理健康',
    migrants: '移民和签证',
    points: '积分和扣分',
    debts: '欠款',
    reviews: '申领和复核',
    requirements: '求职要求和申报',
    other: '安全与危机'
  }
}

/** By whose address the page stands at; see scripts/mdx/indexes.ts. */
export const SOURCE_PART_NAMES: Names = {
  en: {
    'services-australia': 'Services Australia',
    'australian-government': 'Other Australian Government bodies',
    'states-and-territories': 'State and territory governments',
    'community-and-media': 'Community groups, businesses and media'
  },
  zh: {
    'services-australia': 'Services Australia',
    'australian-government': '其他联邦政府机构',
    'states-and-territories': '州和领地政府',
    'community-and-media': '社区组织、企业与媒体'
  }
}
