/** Messages of parts that only the build renders. No browser's script has them. */
import type { Language } from './languages.ts'

const en = {
  /** Pages below the language's folder, with their names in the footer. */
  footer: {
    'about/figures': 'Every figure we publish',
    'about/sources': 'Sources and review',
    'about/accessibility': 'Accessibility',
    'about/privacy': 'Privacy and safety',
    helplines: 'Phone numbers',
    glossary: 'Glossary'
  },
  /** On pages about a payment. */
  eligible: {
    question: 'Which payments can you get, and how much?',
    link: 'Answer a few questions',
    after: 'to see them all, and why. Your answers stay on this device.'
  },
  front: { title: 'Plain answers in English', choose: 'English' },
  notFound: {
    title: 'This page is not here',
    body: 'The address may have changed, or may have a mistake in it. Search, or start from the home page.'
  },
  serverError: {
    title: 'Something went wrong on our side',
    body: 'This is not your fault. Wait a minute, then load the page again.'
  },
  barTopics: {
    label: 'Topics',
    payments: 'Payments',
    work: 'Work',
    housing: 'Housing',
    health: 'Health',
    crisis: 'Crisis',
    tools: 'Tools',
    more: 'More'
  },
  pageTools: {
    copyPage: 'Copy this page',
    /** Opens the ways to read it: in both languages, and aloud. */
    read: 'Both languages, or listen',
    failed: 'This button did not load. You can share or print this page from your browser’s own menu.'
  },
  /** The sheet of an errand. */
  errand: {
    title: 'Take this with you, or keep it by the phone',
    lead: 'You can fill this in before you call or go to a service centre. Anyone who finds the sheet can read it.',
    print: 'Print this sheet',
    call: 'Who to call',
    deadline: 'Deadline',
    bring: 'What to bring',
    say: 'What to say',
    ask: 'What to ask',
    notes: 'What they told me',
    lines: [
      'Date and time:',
      'Name of the person I spoke to:',
      'Receipt number:',
      'What I must do next, and the deadline:'
    ]
  },
  figure: {
    others: 'Other figures',
    overdue: 'This was due to change on {date}. It may be out of date.',
    rest: 'All the rest'
  },
  searchKey: {
    label: 'The / key opens search',
    on: 'The / key opens search again. Your choice is kept on this device only.',
    off: 'The / key now does nothing. Your choice is kept on this device only.',
    failed: 'This browser could not keep your choice, so nothing has changed.'
  },
  offline: {
    title: 'No connection',
    intro: 'You have no internet connection at the moment. You can still make phone calls.',
    again: 'Try again',
    call: 'Who to call',
    read: 'What you can open now',
    helplines: 'All phone numbers',
    search: 'Search'
  }
}

type StaticMessages = typeof en

const zh: StaticMessages = {
  footer: {
    'about/figures': '本站所有数字',
    'about/sources': '来源与审核',
    'about/accessibility': '无障碍声明',
    'about/privacy': '隐私与安全',
    helplines: '求助电话',
    glossary: '中英对照术语表'
  },
  eligible: {
    question: '你能不能领？有没有别的福利金更合适？',
    link: '回答几个问题，就能看到每一项福利金你能不能领、为什么。',
    after: '内容不会发送出去。'
  },
  front: { title: '中文指南', choose: '中文' },
  notFound: { title: '找不到这个页面', body: '网址可能已经更改，或者有字母打错了。可以搜索，或从首页开始。' },
  serverError: {
    title: '我们这边出了问题',
    body: '这不是你的错，你在别处填的内容没有丢失。请等一分钟，再重新打开页面。'
  },
  barTopics: {
    label: '主题',
    payments: '福利金',
    work: '找工作',
    housing: '住房',
    health: '医疗',
    crisis: '危机求助',
    tools: '工具',
    more: '更多'
  },
  pageTools: {
    copyPage: '复制本页',
    read: '中英对照、朗读',
    failed: '这个功能没能加载。请用浏览器自己的菜单分享或打印本页。'
  },
  errand: {
    title: '带这张表去面谈',
    lead: '打电话或去服务中心之前，可以先填好这张表。捡到这张纸的人都看得到内容。',
    print: '打印这张表',
    call: '打给谁',
    deadline: '期限',
    bring: '要带什么',
    say: '可以这样说',
    ask: '可以这样问',
    notes: '工作人员告诉我的',
    lines: ['日期和时间：', '工作人员的姓名：', '回执编号（receipt number）：', '我接下来要做什么，最晚哪天：']
  },
  figure: { others: '其他数字', overdue: '这个数在 {date}就应该调整了，所以可能已经过时。', rest: '其余数字' },
  searchKey: {
    label: '按 / 键打开搜索',
    on: '现在按 / 键又可以打开搜索了。这个选择只存在这台设备上。',
    off: '现在按 / 键不会有任何反应。这个选择只存在这台设备上。',
    failed: '这个浏览器没能记住你的选择，所以没有改变。'
  },
  offline: {
    title: '没有网络连接',
    intro: '打开这个页面需要网络，而你的设备现在没有联网。没有网络也可以打电话。',
    again: '再试一次',
    call: '可以打给谁',
    read: '现在能打开的页面',
    helplines: '全部求助电话',
    search: '搜索'
  }
}

export const STATIC_MESSAGES: Record<Language, StaticMessages> = { en, zh }
