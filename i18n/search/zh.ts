/** Messages of the search box and the urgent numbers, Simplified Chinese. */
import type { SearchWords, UrgentWords } from './en.ts'

export const searchZh: SearchWords = {
  label: '搜索',
  labelLarge: '搜索全站',
  placeholder: '搜索',
  homePlaceholder: '试试“失业金”“租房援助”',
  submit: '搜索',
  loading: '正在加载…',
  failed: '搜索没有加载出来。',
  failedWhy: '请检查网络。不用搜索也能找到全部内容：',
  retry: '重试',
  none: '没有找到结果。',
  tryAgain: '请换几个词再试，也可以从这里开始：',
  whatCanIGet: '我能领什么？回答几个问题就知道',
  near: '名称相近的页面',
  results: '搜索结果',
  cancel: '取消',
  kinds: {
    guide: '指南',
    tool: '工具',
    phone: '电话',
    urgent: '紧急求助',
    payment: '福利金',
    rates: '金额标准',
    glossary: '术语表'
  },
  foundOne: '找到 1 个页面',
  found: '找到 {count} 个页面',
  option: '{title}，第 {number} 条，共 {count} 条',
  inOtherLanguage: '英文页面：',
  help: '现在就可以得到帮助',
  helpTonight: '今晚没地方住、没饭吃，可以找他们',
  pageTitle: '搜索',
  pageTitleFor: '搜索：{query}',
  pageIntro: '输入词语、电话号码或问题，中英文都可以。',
  withoutScript: '搜索需要开启 JavaScript。你可以按主题查找：',
  topics: '全部主题'
}

export const urgentZh: UrgentWords = {
  title: '现在就需要帮助？',
  danger: '有危险',
  crisis: '心理危机',
  violence: '家庭暴力',
  all: '所有求助电话'
}
