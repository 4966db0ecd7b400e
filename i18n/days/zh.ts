/** 日期工具共用的文字。 */
import type { Widen } from '../en.ts'
import type { daysFormWords as formEn, daysWords as en, limitWords as limitEn } from './en.ts'

export const daysWords: Widen<typeof en> = {
  headline: { today: '今天', tomorrow: '明天', left: '还有 {count} 天', yesterday: '昨天', ago: '{count} 天前' },
  line: { title: '时间线', today: '今天' },
  danger: '如果有人打你或让你害怕',
  secret: {
    told: '有些答案可能会让人看出有过暴力，所以只显示在这个屏幕上，不会放进网址，也不会打印出来。',
    keep: '把这些也放进网址、我复制的链接和打印件'
  },
  next: '下一步',
  examples: { title: '例子', lead: '这些例子用本工具算出，假设今天是 {date}。' },
  printed: '“立足”只提供一般信息，以主管部门或法院的决定为准。'
}

export const daysFormWords: Widen<typeof formEn> = {
  form: {
    noScript: '这个工具需要启用 JavaScript。如果不能启用，请看本页的规则和例子。',
    failed: '工具没有加载出来。请检查网络，再打开本页，或看下面的规则和例子。'
  },
  answer: {
    figuresOn: '按 {date}计算。',
    notHeld: '按你的答案，要用到的规定我们还没有收齐，所以算不出日期。请打下面的电话问。',
    missing: '按你的答案，要用到的规定我们还没有收齐，所以算不出日期。请打下面的电话问。',
    tooOld: '有些数字在 {date}就该调整了。我们还没有新的，所以算不出日期。',
    official: '你可以在官方页面查到新的数字：'
  },
  actions: { copied: '链接已复制，链接里有你填的答案。' }
}

/** 一个期限前后的文字：没有期限的工具不带。 */
export const limitWords: Widen<typeof limitEn> = {
  aim: '请最晚在这天办好',
  today: '今天就办',
  last: '最后期限 {date}不是工作日。',
  lastPossible: '最后期限不是工作日，{date}再办也许还来得及，但请不要冒险。',
  from: '从 {date}起就可以办。',
  opens: '从这天起',
  opened: '从这天起',
  theirs: '这不用你办，期限是',
  over: '最后期限是',
  theirsOver: '这不用你办，期限本来是',
  late: { due: '过期了怎么办', opens: '到时你可以做什么', theirs: '到时你可以做什么' },
  lateNow: '现在请这样做',
  missed: { due: '错过会怎样', opens: '到时会怎样', theirs: '如果没有按期办好' },
  longer: '能不能延长',
  how: '怎样算出来的',
  counted: '{day}：{date}。从第二天算起，一共 {length}。',
  onTheDay: '{day}：{date}。',
  and: '，再加 ',
  section: '依据',
  page: '详细说明',
  more: '过了这天会怎样，依据是什么'
}
