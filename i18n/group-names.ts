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

/** Groups of figures that no page gives its title (scripts/mdx/figure-groups.ts). */
export const FIGURE_GROUP_NAMES: Names = {
  en: {
    'age-pension': 'Age Pension and home equity loans',
    apprentices: 'Apprentices',
    assets: 'Savings, assets and gifts',
    away: 'In prison or overseas',
    business: 'Super, tax and small business',
    buying: 'Buying a home',
    cards: 'Concession cards',
    'child-care': 'Child care',
    'child-support': 'Child support',
    death: 'After a death',
    debts: 'Centrelink debts',
    demerits: 'Demerits and penalties',
    dental: 'Dental care',
    disasters: 'Disasters',
    disputes: 'Unfair treatment, dismissal and unpaid wages',
    family: 'Separation, carers and flexible work',
    hiring: 'Wage subsidies and help to hire',
    injury: 'Workers compensation',
    leave: 'Leave, hours and pay records',
    medicare: 'Medicare',
    medicines: 'Medicines',
    'mental-health': 'Mental health',
    migrants: 'New migrants and visas',
    obligations: 'Tasks for your payment',
    other: 'Other rules',
    'parental-leave': 'Parental leave',
    partner: 'Your partner’s income',
    payouts: 'Injury payouts',
    pensions: 'Pensions',
    points: 'Points and job searches',
    renting: 'Renting: {state}',
    reviews: 'Claims, reviews and complaints',
    'seniors-cards': 'Seniors cards',
    study: 'Study and student loans',
    supplements: 'Supplements',
    violence: 'Safety and crisis',
    wages: 'Minimum wages',
    wellbeing: 'Trauma and mental health'
  },
  zh: {
    'age-pension': '养老金与住房资产贷款',
    apprentices: '学徒',
    assets: '存款、资产与赠与',
    away: '坐牢或出国期间',
    business: '退休公积金、税与小企业',
    buying: '买房',
    cards: '优惠卡',
    'child-care': '托儿',
    'child-support': '子女抚养费',
    death: '亲人去世以后',
    debts: 'Centrelink 欠款',
    demerits: '扣分与处罚',
    dental: '牙科',
    disasters: '灾害',
    disputes: '不公平对待、解雇与欠薪',
    family: '分开、照顾者与灵活工作',
    hiring: '工资补贴与雇人补助',
    injury: '工伤赔偿',
    leave: '休假、工时与工资记录',
    medicare: 'Medicare',
    medicines: '药品',
    'mental-health': '心理健康',
    migrants: '新移民与签证',
    obligations: '领福利金要做到的事',
    other: '其他规定',
    'parental-leave': '育婴假',
    partner: '伴侣的收入',
    payouts: '受伤得到的赔偿金',
    pensions: '养老金、残障支持金和照顾者福利金',
    points: '积分与求职次数',
    renting: '租房：{state}',
    reviews: '申领、复核与投诉',
    'seniors-cards': '长者卡',
    study: '读书与学生贷款',
    supplements: '附加补贴',
    violence: '安全与危机',
    wages: '最低工资',
    wellbeing: '创伤与心理健康'
  }
}

/** By whose address the page stands at; see scripts/mdx/indexes.ts. */
export const SOURCE_PART_NAMES: Names = {
  en: {
    laws: 'Laws',
    'services-australia': 'Services Australia',
    'australian-government': 'Other Australian Government bodies',
    'states-and-territories': 'State and territory governments',
    services: 'Services and companies, about themselves',
    'community-and-media': 'Community groups, other businesses and media'
  },
  zh: {
    laws: '法律',
    'services-australia': 'Services Australia',
    'australian-government': '其他联邦政府机构',
    'states-and-territories': '州和领地政府',
    services: '服务机构和公司自己的页面',
    'community-and-media': '社区组织、其他企业与媒体'
  }
}
