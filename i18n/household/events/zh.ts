import type { events as en } from './en.ts'

export const events: Record<keyof typeof en, string> = {
  'lost-job': '失业了',
  'business-closed': '你的生意关了',
  'started-work': '你开始上班，或工时增加',
  'hours-cut': '工时被减，或被停工',
  'sick-or-hurt': '生病或受伤',
  pregnant: '怀孕了',
  birth: '孩子出生了',
  'child-came-into-care': '有孩子来同住',
  stillbirth: '宝宝出生时已去世',
  'child-died': '孩子去世',
  'partner-died': '伴侣去世',
  'person-cared-for-died': '你照顾的人去世',
  separated: '和伴侣分开了，孩子由你照顾',
  violence: '家里不安全',
  'home-lost': '住处被火灾、水灾等毁坏，没法再住',
  disaster: '住处或工作的地方受灾',
  released: '出狱，或结束精神科强制住院',
  arrived: '以难民身份来到澳大利亚',
  'started-study': '全日制读书',
  'stopped-study': '停止读书',
  moved: '搬家了',
  'reached-pension-age': '到了领取养老金的年龄'
}
