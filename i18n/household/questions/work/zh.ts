import { hasOrNot, workStatuses, yesNo } from '../options/zh.ts'
import type { PartWordsOf } from '../types.ts'
import type { work as en } from './en.ts'

/** 工作、学习和健康。 */
export const work: PartWordsOf<typeof en> = {
  questions: {
    work: {
      label: { me: '你现在的工作最接近哪一种？', other: '他/她现在的工作最接近哪一种？' },
      why: '找工作、生病或工作不多的人，领的福利金不一样；全日制学生另有福利金。如果雇主破产，欠你的工资和假期，有一个政府计划可以代付。'
    },
    'last-day': {
      label: { me: '你最后一天上班是哪天？', other: '他/她最后一天上班是哪天？' },
      hint: '大概的日子就行。',
      why: '等候期和申领的最后一天从这天算起。'
    },
    'paid-out': {
      label: { me: '离职时，雇主付了你哪些钱？', other: '离职时，雇主付了他/她哪些钱？' },
      why: '假期工资和裁员补偿金会让第一次发钱晚一些，但不会让你领不到。'
    },
    'leave-pay-test': {
      label: '孩子出生或来到家里之前，工作时间够吗？',
      why: '这是带薪育婴假津贴（Parental Leave Pay）的工作测试：在孩子出生前的 {figure:parental-leave-pay.work-test.period-days}里，从第一个工作日到最后一个工作日（两天都算），至少要有 {figure:parental-leave-pay.work-test.worked-days}，一共工作满 {figure:parental-leave-pay.work-test.hours}。两个工作日之间不能隔超过 {figure:parental-leave-pay.work-test.gap-weeks}。如果申请的人不是生孩子的母亲，母亲也要通过这个测试。'
    },
    'study-course': { label: '是什么课程？', why: '只有认可的课程才算，有些补助只给某一级的学生。' },
    'study-away': { label: '家住哪里？', why: '有些补助给离家读书，或从乡镇、偏远地区来的学生。' },
    'with-parents': {
      label: { me: '你和父亲或母亲同住吗？', other: '他/她和父亲或母亲同住吗？' },
      why: '住在父母家，标准和租房援助都不同。'
    },
    independence: {
      label: { me: '你有下面哪种情况？', other: '他/她有下面哪种情况？' },
      hint: '符合的都勾上。',
      why: '一般符合一种，就不看父母的收入。'
    },
    parents: {
      label: { me: '你父母的收入是多少？', other: '他/她父母的收入是多少？' },
      why: '如果年轻人还靠父母养，父母有收入，福利金可能减少。'
    },
    'state-care': {
      label: { me: '州政府有没有出钱请人照顾你？', other: '州政府有没有出钱请人照顾他/她？' },
      hint: '比如寄养家庭或青少年之家。',
      why: '州政府出钱照顾期间，青年津贴（Youth Allowance）的标准比较低。'
    },
    'first-nations': {
      label: { me: '你是原住民或托雷斯海峡岛民吗？', other: '他/她是原住民或托雷斯海峡岛民吗？' },
      why: '原住民可能可以领 ABSTUDY（原住民助学金），托儿补贴（Child Care Subsidy）的小时数更多，还可以打专线，由原住民员工接听。这个问题可以不回答。'
    },
    health: {
      label: { me: '你有下面的情况吗？', other: '他/她有下面的情况吗？' },
      hint: '符合的都勾上。',
      why: '生病和残障另有福利金，交通和电费也有补助。照顾别人也有专门的福利金，其中一种上班也能领。'
    },
    'health-work': {
      label: { me: '健康怎样影响你工作？', other: '健康怎样影响他/她工作？' },
      why: '短期生病的人和长期不能工作的人，领的福利金不一样。最后由医生和 Centrelink 决定。'
    },
    manifest: {
      label: { me: '你有下面哪种情况？', other: '他/她有下面哪种情况？' },
      why: '只要符合一种，申领残障支持金（Disability Support Pension）时要交的报告就少一些。'
    },
    injury: {
      label: { me: '你有没有因为受伤领到钱，或申请了赔偿？', other: '他/她有没有因为受伤领到钱，或申请了赔偿？' },
      hint: '比如工伤赔偿（workers compensation），或者交通事故后保险公司付的钱。',
      why: '如果按周领受伤赔偿，每领一澳元，大多数福利金就少发一澳元。如果拿的是一次性赔偿，可能有一段时间领不到福利金。'
    },
    'caring-more': {
      label: '照顾的情况',
      hint: '符合的都勾上。',
      why: '照顾者的福利金有两种，能领哪一种，要看照顾多少、多久、在哪里。'
    }
  },
  fields: {
    work: { options: workStatuses },
    'not-looking': {
      label: { me: '你现在没有找工作，主要是什么原因？', other: '他/她现在没有找工作，主要是什么原因？' },
      options: {
        grief: '有亲近的人去世',
        children: '要照顾孩子',
        care: '要照顾生病、体弱或有残障的人',
        illness: '自己生病、受伤或有残障',
        study: '在读书',
        other: '其他原因'
      }
    },
    'work-hours': { label: '平常每周一共有多少小时有薪工作？几份工作请加在一起' },
    'paid-out': {
      options: {
        'annual-leave': '未休年假工资',
        'long-service-leave': '未休长期服务假工资',
        'sick-leave': '未休病假工资',
        'pay-in-lieu-of-notice': '代通知金',
        redundancy: '裁员补偿金（redundancy pay）',
        'other-termination': '其他离职补偿',
        none: '以上都没有'
      }
    },
    'paid-amount': { label: '{kind}：税前是多少？' },
    'paid-weekly': { label: '平常每周的税前工资是多少？' },
    'paid-on': { label: '这笔钱是哪天到账的，或哪天会到账？', hint: '等候期可能从这一天算起。' },
    'left-job': { label: { me: '是你自己辞职的吗？', other: '是他/她自己辞职的吗？' }, options: yesNo },
    'gave-birth': {
      label: '这个孩子由谁生，或者将由谁生？',
      options: {
        me: { me: '我', other: '他/她本人' },
        partner: { me: '我的伴侣', other: '他/她的伴侣' },
        neither: '都不是'
      }
    },
    'leave-pay-test': {
      label: {
        me: '在那之前的十三个月里，你有没有十个月左右，差不多每周工作一天？',
        other: '在那之前的十三个月里，他/她有没有十个月左右，差不多每周工作一天？'
      },
      hint: '两个工作日之间不能隔超过 {figure:parental-leave-pay.work-test.gap-weeks}。临时工、自己做生意和带薪假都算。',
      options: hasOrNot
    },
    'partner-leave-pay-test': {
      label: { me: '你的伴侣也工作了这么久吗？', other: '他/她的伴侣也工作了这么久吗？' },
      options: yesNo
    },
    insolvent: {
      label: { me: '原来的雇主破产或正在清算，还欠你钱吗？', other: '原来的雇主破产或正在清算，还欠他/她钱吗？' },
      options: yesNo
    },
    study: {
      label: { me: '你在读书吗？', other: '他/她在读书吗？' },
      options: { none: '没有', 'part-time': '在读，非全日制', 'full-time': '在读，全日制' }
    },
    'study-level': {
      label: '课程是哪一级？',
      options: { secondary: '中学', vocational: 'TAFE 或职业课程', 'higher-education': '大学或其他高等教育' }
    },
    'study-approved': { label: '课程是学生福利金认可的吗？', hint: '学校能告诉你。', options: yesNo },
    'study-percent': { label: '课程量（全日制填 100，一半填 50）' },
    'study-first-year': { label: '是第一年吗？', options: yesNo },
    'study-moved': { label: '是为了读书离开家住的吗？', options: yesNo },
    'study-region': {
      label: '家在哪里？',
      options: {
        'major-city': '大城市',
        'inner-regional': '城镇或附近（inner regional）',
        'outer-regional': '乡村（outer regional）',
        remote: '偏远地区'
      }
    },
    'with-parents': { options: yesNo },
    independence: {
      options: {
        'married-or-registered': '已结婚或登记伴侣关系',
        'de-facto-12-months': '像夫妻一样共同生活满 {figure:youth-allowance.independence.de-facto-months}',
        'supported-by-work':
          '至少做 {figure:youth-allowance.independence.work-hours}的工作，做满了 {figure:youth-allowance.independence.work-months}',
        'regional-or-remote-work': '家在乡镇或偏远地区，离开中学以后挣够了规定的钱，父母的收入低于上限',
        'partial-capacity-to-work':
          '因病或残障，能工作的时间不到 {figure:youth-allowance.independence.partial-capacity-hours}',
        'unreasonable-to-live-at-home': '住在父母家不安全或不合理',
        orphan: '父母都已去世',
        refugee: '难民，父母不在这里',
        'state-care': '由州政府照管，或曾经是',
        'parents-cannot-care': '父母坐牢、生病、住养老院或失踪，没办法照顾',
        none: '以上都没有'
      }
    },
    'parents-income': { label: '父母两人一年的应税收入一共是多少？', hint: '大概的数就行。' },
    'parents-support': { label: '父亲或母亲在领 Centrelink 的收入补助金吗？', options: yesNo },
    'state-care': { options: { supported: '有', unsupported: '没有' } },
    'first-nations': { options: yesNo },
    health: {
      options: {
        'limits-work': '因病、伤或残障，工作或读书受限',
        'no-transport': '要有人帮很大的忙，才能坐公共交通',
        equipment: '家里要用医疗设备，或因病要开暖气或冷气',
        none: '以上都没有'
      }
    },
    ndis: { label: '有 NDIS 的支持经费吗？', options: hasOrNot },
    'health-return': { label: '病好以后，有工作或课程可以回去吗？', options: hasOrNot },
    'health-two-years': {
      label: '医生说病情会持续超过 {figure:disability-support-pension.lasting-years}吗？',
      options: yesNo
    },
    'health-hours': { label: '每周能工作几小时？', hint: '完全不能就填 0。' },
    'health-began-here': { label: '病情或残障，是以居民身份住在澳大利亚时开始的吗？', options: yesNo },
    manifest: {
      options: {
        blind: '永久失明',
        'nursing-home-care': '需要像住养老院那样有人护理',
        terminal: '疾病晚期',
        'intellectual-disability': '经测试为严重的智力残障',
        'hiv-category-4': 'HIV 第 4 类（category 4）',
        'veteran-special-rate': '按退伍军人事务部的特别标准（special rate）领钱',
        none: '以上都没有'
      }
    },
    caring: {
      label: { me: '你在照顾生病、体弱或有残障的人吗？', other: '他/她在照顾生病、体弱或有残障的人吗？' },
      options: { none: '没有', adult: '有，照顾一个成年人', child: '有，照顾一个孩子', several: '有，照顾几个人' }
    },
    'caring-is': {
      label: '照顾的情况是怎样的？',
      options: {
        daily: '那个人每天都要人照顾',
        constant: '每天照顾要花差不多一个工作日的时间',
        together: '和那个人住在一起',
        'end-of-life': '那个人已到生命末期',
        none: '以上都没有'
      }
    },
    'caring-months': { label: '一共需要照顾几个月？', hint: '从开始照顾的时候算起。' },
    'caring-resident': { label: '那个人以居民身份住在澳大利亚吗？', options: yesNo }
  }
}
