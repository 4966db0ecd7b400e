/** Interface words, Simplified Chinese. */
import type { Messages } from './en.ts'
import { offlineZh } from './offline/zh.ts'
import { searchZh, urgentZh } from './search/zh.ts'
import { site } from '../site.config.ts'

export const zh: Messages = {
  punctuation: { colon: '：', comma: '，' },
  skipToContent: '跳到正文',
  siteNavigation: '本站',
  sidebarNavigation: '全部主题',
  menu: '菜单',
  blog: '博客',
  proTools: '专业工具',
  store: '商店',
  signIn: '登录',
  account: {
    loading: '加载中...',
    signedOutHere: '这台设备已退出登录，但没能通知登录服务，其他设备可能还登录着。',
    close: '关闭'
  },
  language: '语言',
  home: '首页',
  homeLink: `${site.name.zh}首页`,
  breadcrumb: '当前位置',
  onThisPage: '本页内容',
  scrollToTop: '回到顶部',
  previousAndNext: '上一页和下一页',
  previous: '上一页',
  next: '下一页',
  tools: {
    suggest: '建议修改',
    report: '报告错误',
    reportPublic: '在 GitHub 上报告',
    helpful: '本页有帮助吗？',
    yes: '有帮助',
    no: '没有帮助',
    thanks: '谢谢。也可以写信告诉我们哪里有用：',
    sorry: '抱歉。请告诉我们哪里不对、缺了什么，不用写名字：',
    copy: '复制邮箱地址',
    inPublic: '下面的内容会公开，请不要写个人情况：',
    share: '分享本页',
    print: '打印本页'
  },
  preview: '预览：{date}的网站。这不是读者看到的版本。',
  changesFeed: `${site.name.zh}：有哪些变化`,
  search: searchZh,
  urgent: urgentZh,
  offline: offlineZh,
  figure: {
    from: '{date}起',
    seen: '{date}核对',
    source: '来源',
    meaning: '是什么意思',
    nextChange: '预计下次调整：{date}',
    close: '关闭',
    situation: '你的情况',
    item: '规定',
    amount: '金额',
    now: '现在',
    beforeTax: '每两周，税前，不含附加补贴',
    history: '这些数字的历次调整',
    status: { 'single-source': '作打算之前，请先看官方页面', superseded: '已不再适用' }
  },
  review: {
    due: '本页有些数字到 {date}就该调整了，现在可能已经过时。',
    check: '请先看官方页面：',
    official: 'Services Australia'
  },
  sections: {
    pages: '本栏目页面',
    faq: '常见问题',
    answer: '简单地说',
    whenToCall: '什么时候打',
    related: '相关页面',
    sources: '来源与审核',
    checked: {
      none: '本页于 {date}核对。',
      one: '本页于 {date}核对，有 1 个来源。',
      many: '本页于 {date}核对，有 {count} 个来源。'
    },
    copied: '* 我们看的是这一页的存档。'
  },
  service: {
    text: '发短信',
    free: '免费电话',
    chinese: '中文服务',
    mandarin: '普通话',
    cantonese: '粤语',
    interpreterOwn: '电话接通后可要求免费口译',
    interpreterTis: '如果需要免费口译，请先拨打 TIS National',
    closedPublicHolidays: '公众假日休息',
    localTime: '你当地的时间',
    verifiedUnlessSaid: '每个号码都在 {date}或之后核对过；只在一处查到的号码，会请你先核对。',
    singleSource: '请先在网站核对号码'
  },
  sayThis: { title: '打电话时可以这样说', meaning: '意思是' },
  note: { info: '请留意', changed: '这里有变化', announced: '已宣布的变化' },
  exit: {
    link: '快速离开',
    skip: '快速离开本站',
    hint: '会打开天气网站。',
    keys: '也可以连按三次 Shift 键。',
    limits: '能隐藏什么，不能隐藏什么',
    more: '再按两次 Shift 键就离开。',
    one: '再按一次 Shift 键就离开。',
    expired: '已取消用 Shift 键离开。',
    loading: '正在加载',
    deleted: '为了你的安全，这台设备上存的回答和页面已经删除。浏览器的历史记录还在。'
  },
  footer: {
    disclaimer: `${site.name.zh}提供一般信息，不是专业意见，也不是政府网站。采取行动前，请向 Services Australia 或免费咨询机构核实你的情况。`,
    rights: `${site.name.zh}。文字和数字可按 CC BY 4.0 转载，请注明“${site.name.zh}”并附链接。`,
    about: '关于本指南',
    support: '联系邮箱'
  },
  status: {
    verified: '官方',
    corroborated: '多处一致',
    'single-source': '只有一处',
    superseded: '已是旧数',
    unverified: '未证实'
  },
  table: {
    jump: '跳到某一类',
    figure: '数字',
    value: '现在',
    from: '日期',
    source: '来源',
    status: '核对情况',
    english: '英文',
    chinese: '中文',
    alsoCalled: '也有人说：',
    meaning: '是什么'
  },
  claims: { said: '流传的说法：', verdict: { wrong: '不对。', 'out-of-date': '已过时。', misread: '误读。' } },
  workingTranslation: '暂用译名，并非官方译文'
}
