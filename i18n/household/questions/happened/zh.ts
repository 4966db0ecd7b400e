import { hasOrNot, yesNo } from '../options/zh.ts'
import type { PartWordsOf } from '../types.ts'
import type { happened as en } from './en.ts'

/** 发生了什么。 */
export const happened: PartWordsOf<typeof en> = {
  questions: {
    happened: {
      label: { me: '你遇到了什么事，或者快要遇到什么事？', other: '他/她遇到了什么事，或者快要遇到什么事？' },
      hint: '符合的都勾上。有些补助只有几天时间可以申领，所以先问这个。',
      why: '我们按发生的事，决定先看哪几种福利金。'
    },
    'happened-more': {
      label: '具体是哪一种？',
      why: '情况不同，帮助也不同：孩子出生前就可以先申领；亲人去世后，有些福利金还会再发几周。'
    },
    'happened-study': {
      label: { me: '你是开始读书，还是不读了？', other: '他/她是开始读书，还是不读了？' },
      why: '全日制学生有专门的福利金；如果不读了，找工作期间可以领另一种福利金。'
    },
    'happened-on': {
      label: '是哪一天的事，或者会在哪一天？',
      hint: '大概的日子就行。',
      why: '申领的最后一天是从这些日子算起的。如果没有日子，就算不出这些事哪天之前要办。'
    },
    'violence-more': {
      label: '施暴的是谁？有没有人离开家？',
      why: '能得到哪些帮助，要看施暴的是谁、有没有人离开或打算离开。不需要报警记录。'
    },
    contacted: {
      label: { me: '你已经把事情告诉 Centrelink 了吗？', other: '他/她已经把事情告诉 Centrelink 了吗？' },
      why: '危机补助金（Crisis Payment）要求几天内先联系。打电话、去服务中心或网上开始申领都算。'
    },
    'disaster-more': { label: '灾害造成了什么损失？', why: '灾害补助只针对政府宣布的灾害和某些损失。' },
    'partners-payment-then': {
      label: {
        me: '你的伴侣生前领养老金类福利金或收入补助金吗？',
        other: '他/她的伴侣生前领养老金类福利金或收入补助金吗？'
      },
      why: '如果是，其中一部分可能会再发几周。'
    },
    'released-more': {
      label: { me: '你坐牢，或精神科强制住院，一共多少天？', other: '他/她坐牢，或精神科强制住院，一共多少天？' },
      hint: '大概的天数就行。',
      why: '坐牢或精神科强制住院满一定天数，出来以后才能领危机补助金（Crisis Payment）。'
    }
  },
  fields: {
    happened: {
      options: {
        'lost-job': '失业了',
        'hours-cut': '工时被减，或被停工',
        'business-closed': '自己的生意要关，或已经关了',
        'started-work': '要开始上班，或者工时要增加',
        'sick-or-hurt': '生病或受伤',
        separated: { label: '和伴侣分开了', hint: '还住在同一屋檐下也算' },
        violence: { label: '在家里不安全', hint: '可以马上离开本页：连按三次 Shift 键' },
        baby: '快要有孩子，或者刚有了孩子',
        death: '有人去世，或失去了宝宝',
        'home-lost': '没有住处了',
        disaster: '火灾、水灾或风灾',
        arrived: '刚到澳大利亚',
        study: '开始读书，或不读了',
        moved: '搬了家',
        released: '出狱，或结束精神科强制住院',
        'reached-pension-age': '快到领养老金的年龄',
        none: '以上都没有'
      }
    },
    'which-baby': {
      label: '是哪一种情况？',
      options: {
        pregnant: '怀孕了，还没生',
        birth: '孩子出生了',
        'child-came-into-care': '有孩子来一起住：领养、寄养、亲戚的孩子',
        none: '以上都没有'
      }
    },
    'which-death': {
      label: '去世的是谁？',
      options: {
        stillbirth: '还没出生，或出生时已去世的宝宝',
        'child-died': '孩子',
        'partner-died': '伴侣',
        'person-cared-for-died': '一直照顾的人',
        none: '其他人'
      }
    },
    'which-study': { options: { 'started-study': '要开始读，或刚开始', 'stopped-study': '不读了，或快要不读了' } },
    'on-lost-job': { label: '最后一天上班是哪天？' },
    'on-hours-cut': { label: '哪天减了工时，或停了工？' },
    'on-business-closed': { label: '生意是哪天关的，或哪天要关？' },
    'on-started-work': { label: '哪天开始上班，或增加工时？' },
    'on-sick-or-hurt': { label: '哪天开始生病，或哪天受伤？' },
    'on-pregnant': { label: '预产期是哪天？' },
    'on-birth': { label: '孩子是哪天出生的？' },
    'on-child-came-into-care': { label: '孩子是哪天来一起住的？' },
    'on-stillbirth': { label: '哪天失去了宝宝？' },
    'on-child-died': { label: '孩子是哪天去世的？' },
    'on-partner-died': { label: '伴侣是哪天去世的？' },
    'on-person-cared-for-died': { label: '那个人是哪天去世的？' },
    'on-separated': { label: '是哪天分开的？' },
    'on-violence': {
      label: { me: '你，或者施暴的人，是哪天离开的？', other: '他/她，或者施暴的人，是哪天离开的？' },
      hint: '或者填最近一次受到伤害的那天。'
    },
    'on-home-lost': { label: '哪天失去了住处？' },
    'on-disaster': { label: '灾害是哪天发生的？' },
    'on-released': { label: '哪天出狱或出院，或者哪天要出狱、出院？' },
    'on-arrived': { label: '哪天抵达澳大利亚？' },
    violent: { label: '施暴的是谁？', options: { partner: '伴侣或前伴侣', family: '其他家人', other: '其他人' } },
    'home-changed': { label: '有没有人离开了家，或者施暴的人有没有被带走？', options: hasOrNot },
    contacted: { options: yesNo },
    declared: { label: '政府有没有宣布你住的地方或工作的地方受灾？', options: hasOrNot },
    harmed: { label: '住处有没有严重受损，或有没有家人受伤？', options: hasOrNot },
    'partners-payment-then': { options: yesNo }
  }
}
