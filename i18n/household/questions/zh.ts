import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../../typed/zh.ts'
import type { InterviewWords } from './en.ts'
import { happened } from './happened/zh.ts'
import { money } from './money/zh.ts'
import { person } from './person/zh.ts'
import { work } from './work/zh.ts'

const interview = {
  form: '我能领什么？',
  for: '替谁查？',
  forMe: '替自己',
  forOther: '替别人',
  first: '大约要 5 分钟。可以多选的题，选完按“下一题”；其他题，点一下就到下一题。',
  parts: { happened: '发生了什么', person: '你的情况', family: '家庭', work: '工作、学习和健康', money: '钱和住处' },
  progress: '{part}，第 {number} / {count} 部分',
  moreAnswers: '更多答案',
  nothing: '没有',
  nothingElse: '其他都没有',
  why: '为什么问这个',
  next: '下一题',
  back: '上一题',
  dontKnow: '不知道',
  optional: '如果不知道，可以空着。',
  soFar: '目前：很可能领到 {likely} 项，还有 {may} 项有可能。',
  oneDated: '其中一项有最后期限。',
  dated: '其中 {count} 项有最后期限。',
  see: '看看目前的结果',
  goOn: '继续回答',
  left: '还有 {count} 题没有回答。每答一题，结果就更确定一些。',
  oneLeft: '还有一题没有回答。答了以后，结果就更确定。',
  startAgain: '重新开始',
  result: '结果',
  loading: '正在计算……',
  failed: '这台设备上算不出结果。你的回答都还在。请重新打开本页，或打电话给 Centrelink。',
  retry: '再试一次',
  noScript: '回答问题需要 JavaScript。如果不能启用，可以看下面的清单，按发生的事查福利金。',
  notLoaded: '题目没有加载出来。请看下面的清单，按发生的事查福利金。',
  safe: '你的回答不会留在这台设备上，也不会出现在本页的网址里。',
  safeBefore: '你在这之前的回答，可能还留在浏览器的历史记录里。怎么删除，请看“隐私与安全”页。',
  kept: {
    reopened: '这是你以前存在这台设备上的回答。',
    these: '这些回答已经存在这台设备上。',
    others: '这台设备上存的是你以前的回答。在那之后，你回答或修改的内容没有存下来。',
    wipe: '删除存下的回答',
    wiped: '你的回答已经从这台设备删除。浏览器的历史记录里可能还有带着回答的网址，怎么删除，请看“隐私与安全”页。',
    wipedButAddress:
      '你存下的回答已经从这台设备删除。但本页的网址和浏览器的历史记录里还有你的回答，怎么删除，请看“隐私与安全”页。',
    failed: '浏览器不允许删除。请在浏览器设置里删除本站的数据。',
    ask: '这台设备上存着你的回答。如果重新开始，这些回答要怎么处理？',
    deleteAndStart: '删除这些回答，重新开始',
    keepAndStart: '把这些回答留在这台设备上，重新开始',
    stay: '先不重新开始'
  },
  day: '年、月、日',
  moneyBefore: '',
  moneyAfter: '澳元',
  howOften: '多久一次：{question}',
  periods: { fortnight: '每两周', week: '每周', year: '每年', once: '' },
  typed: { periods: typedPeriods, units: typedUnits, link: linkWords, day: dayWords },
  errors: {
    title: '请看一下这里',
    empty: '请回答，或者按“不知道”。',
    'not-a-number': '请用数字填金额，比如 800。',
    negative: '请填 0 或更大的金额。',
    'too-large': '金额太大了，请看看是不是多写了零。',
    ...typedErrors,
    'not-whole': '请填整数。',
    'not-number': '请填数字，比如 7 或 5.5。',
    'out-of-range': '请填 {least} 到 {most} 之间的数。',
    'not-a-day': '请填一个存在的日期，年、月、日都要有。',
    'none-and-others': '你勾了“以上都没有”，又勾了别的。请去掉其中之一。'
  }
}

const questions = { ...happened.questions, ...person.questions, ...work.questions, ...money.questions }

const fields = { ...happened.fields, ...person.fields, ...work.fields, ...money.fields }

export const interviewWords: InterviewWords = { interview, questions, fields }
