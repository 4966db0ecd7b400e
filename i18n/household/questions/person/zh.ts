import { hasOrNot, heldPayments, workStatuses, yesNo } from '../options/zh.ts'
import type { PartWordsOf } from '../types.ts'
import type { person as en } from './en.ts'

/** 本人和家人。 */
export const person: PartWordsOf<typeof en> = {
  questions: {
    age: {
      label: { me: '你多大了？', other: '他/她多大了？' },
      hint: '填周岁。',
      why: '大多数福利金只给一定年龄的人，有些在生日以前就可以申领。'
    },
    location: {
      label: { me: '你现在在澳大利亚吗？', other: '他/她现在在澳大利亚吗？' },
      why: '几乎所有福利金都要人在澳大利亚、并且住在这里才能申领。能领哪些、要等多久，还要看在澳大利亚的居留身份。'
    },
    'visa-days': {
      label: { me: '你从哪天起持这种签证住在澳大利亚？', other: '他/她从哪天起持这种签证住在澳大利亚？' },
      why: '新抵澳居民等候期从这一天算起；等多久，要看签证是哪天批的。'
    },
    subclass: {
      label: { me: '你的签证是哪一类别（subclass）？', other: '他/她的签证是哪一类别（subclass）？' },
      hint: '批准信上的三位数字，比如 820。',
      why: '有几类签证能领别的签证领不到的补助。'
    },
    'ten-years': {
      label: {
        me: '你以居民身份在澳大利亚住满 {figure:age-pension.residence.total-years}、其中至少连续 {figure:age-pension.residence.unbroken-years}了吗？',
        other:
          '他/她以居民身份在澳大利亚住满 {figure:age-pension.residence.total-years}、其中至少连续 {figure:age-pension.residence.unbroken-years}了吗？'
      },
      why: '养老金（Age Pension）和残障支持金（Disability Support Pension）一般有这个要求。'
    },
    'nz-ten-years': {
      label: {
        me: '你在澳大利亚连续住满 {figure:newly-arrived.new-zealand.years}了吗？',
        other: '他/她在澳大利亚连续住满 {figure:newly-arrived.new-zealand.years}了吗？'
      },
      why: '住满以后，新西兰公民可以领一种福利金，只能领一次，最多领 {figure:newly-arrived.new-zealand.months}。'
    },
    'refugee-family': {
      label: {
        me: '你是难民的伴侣或受抚养子女吗？那个人在这里取得难民身份时，你们就已经是这种关系了吗？',
        other: '他/她是难民的伴侣或受抚养子女吗？那个人在这里取得难民身份时，他们就已经是这种关系了吗？'
      },
      hint: '难民和人道签证都算。',
      why: '难民的家人不用等。'
    },
    assurance: {
      label: {
        me: '有人为你的签证签过经济担保（Assurance of Support）吗？',
        other: '有人为他/她的签证签过经济担保（Assurance of Support）吗？'
      },
      why: '担保人答应了负担你的生活，Centrelink 发的钱可能要担保人还。'
    },
    partner: {
      label: { me: '你有伴侣吗？', other: '他/她有伴侣吗？' },
      hint: '结了婚、登记过，或像夫妻一样共同生活，都算。',
      why: '如果有伴侣，标准不同，伴侣的收入和存款也要算。能领哪种福利金、能领多少、另有哪些家庭补助，要看有没有孩子。'
    },
    separation: {
      label: { me: 'Centrelink 认定你和伴侣已经分开了吗？', other: 'Centrelink 认定他/她和伴侣已经分开了吗？' },
      hint: '如果还住在一起，算不算分开由 Centrelink 决定。Centrelink 看五个方面：钱怎么分，家务和起居怎么安排，亲友怎么看你们的关系，有没有性关系，还有没有彼此扶持。',
      why: '如果 Centrelink 认定已经分开，就按单身发钱；如果不认定，你们还算伴侣，你伴侣的收入和存款也要算。你们两人要各填一份“同一屋檐下分居”表（Separated under one roof，SS293）。如果请伴侣填表有危险，请在你的表上写明。'
    },
    'children-ages': {
      label: '每个孩子多大了？',
      hint: '填周岁，婴儿填 0。',
      why: '很多家庭福利要看孩子的年龄，有些到了孩子生日就会变。不用写名字。'
    },
    'partner-about': {
      label: { me: '你伴侣的情况', other: '他/她伴侣的情况' },
      why: '你能领哪些补助，要看伴侣的年龄、工作和正在领的福利金。如果伴侣的身份或签证符合条件，伴侣自己也可能领到一份福利金。'
    },
    'partner-income': {
      label: { me: '你的伴侣税前挣多少？', other: '他/她的伴侣税前挣多少？' },
      hint: '没有就填 0。大概的数就行。',
      why: '伴侣的收入超过一定金额，很多福利金才会减少。'
    },
    'children-care': {
      label: { me: '你照顾的孩子', other: '他/她照顾的孩子' },
      why: '谁能领育儿补助金（Parenting Payment），家庭税务福利（Family Tax Benefit）怎么分，要看孩子在谁那里过夜、过几晚。寄养或照顾亲戚孩子的人，可以为孩子领一张优惠卡；孩子有残障或上托儿所，还有别的补助。'
    },
    'lone-parent-at-start': {
      label: {
        me: '成为澳大利亚居民的第一天，你就是没有伴侣的家长吗？',
        other: '成为澳大利亚居民的第一天，他/她就是没有伴侣的家长吗？'
      },
      why: '成为居民以后才变成单亲的主要照顾者，领某些福利金不用等。'
    }
  },
  fields: {
    birthday: {
      label: { me: '上次生日到现在，满几个月了？', other: '他/她上次生日到现在，满几个月了？' },
      hint: '填 0 到 11。'
    },
    location: { options: { 'in-australia': '在，而且住在这里', away: '住在这里，暂时在国外', overseas: '住在国外' } },
    visa: {
      label: { me: '你是公民，还是持哪种签证？', other: '他/她是公民，还是持哪种签证？' },
      hint: '我们不会问号码，也不看证件。',
      options: {
        citizen: '澳大利亚公民',
        permanent: '永久签证（PR）',
        refugee: { label: '永久难民或人道签证', hint: '比如 200 至 204、851、866' },
        'visa-309-820': { label: '临时伴侣签证', hint: '309 或 820' },
        nz: '新西兰公民',
        'visa-humanitarian-temporary': { label: '临时人道或保护签证', hint: '060、070、449、785、786 或 790' },
        'visa-pacific-family': { label: '太平洋劳工，家人也在澳大利亚', hint: '403 类，家属计划' },
        bridging: '过桥签证（bridging visa）',
        'visa-other': { label: '其他临时签证', hint: '学生、工作、访客签证' },
        asylum: '已申请庇护，还没有结果'
      }
    },
    'nz-2001': {
      label: {
        me: '2001 年 2 月 26 日以前，你已经住在澳大利亚或经常在这里吗？',
        other: '2001 年 2 月 26 日以前，他/她已经住在澳大利亚或经常在这里吗？'
      },
      options: yesNo
    },
    since: { label: '持这种签证在澳大利亚的第一天是哪天？', hint: '大概的日子就行。' },
    granted: { label: '签证是哪天批准的？' },
    'days-abroad': {
      label: '从那天起，一共有多少天不在澳大利亚？',
      hint: '等候期只算人在澳大利亚的日子。没有离开过就填 0。'
    },
    'days-inside': {},
    'ten-years': { options: { yes: '住满了', no: '还没有' } },
    'nz-ten-years': { options: { yes: '住满了', no: '还没有' } },
    'refugee-family': { options: yesNo },
    assurance: {
      options: {
        none: '没有',
        given: '有，那个人在负担或负担得起',
        'given-and-stopped': '有，但那个人不负担或负担不起'
      }
    },
    partner: {
      options: {
        none: '没有',
        together: '有，住在一起',
        apart: '有，但暂时分开住',
        'under-one-roof': { label: '已经分开，还住在同一屋檐下', hint: '如果 Centrelink 认定你们分开了，你就算单身' }
      }
    },
    'apart-why': {
      label: '为什么分开住？',
      options: { illness: '生病或住养老院', prison: '坐牢', work: '工作或其他暂时的原因' }
    },
    children: {
      label: { me: '你照顾几个孩子？', other: '他/她照顾几个孩子？' },
      hint: '只住几晚的也算。没有就填 0。还没出生的不算。'
    },
    'separation-accepted': { options: { yes: '认定了', no: '还没有，或不认定' } },
    'partner-age': { label: '年龄（周岁）' },
    'partner-has': { label: '伴侣已经在领的', options: heldPayments },
    'partner-work': { label: { me: '你的伴侣有工作吗？', other: '他/她的伴侣有工作吗？' }, options: workStatuses },
    'partner-visa': {
      label: { me: '你的伴侣是公民，还是持哪种签证？', other: '他/她的伴侣是公民，还是持哪种签证？' },
      options: {
        citizen: '澳大利亚公民',
        permanent: '永久签证（PR）',
        refugee: '永久难民或人道签证',
        'visa-309-820': { label: '临时伴侣签证', hint: '309 或 820' },
        'protected-scv': '新西兰公民，2001 年 2 月 26 日以前已经在澳大利亚',
        scv: '新西兰公民，那天以后才来',
        'visa-humanitarian-temporary': '临时人道或保护签证',
        'visa-pacific-family': '太平洋劳工，家人也在澳大利亚（403）',
        'visa-other': { label: '其他临时签证', hint: '学生、工作、访客、过桥签证' },
        asylum: '已申请庇护，还没有结果'
      }
    },
    'partner-is': {
      label: { me: '你的伴侣有下面的情况吗？', other: '他/她的伴侣有下面的情况吗？' },
      options: {
        'limits-work': '因病、伤或残障，工作受限',
        cares: '在照顾生病、体弱或有残障的人',
        studies: '在全日制读书',
        none: '以上都没有'
      }
    },
    'partner-since': { label: '伴侣持这种签证在澳大利亚的第一天是哪天？', hint: '大概的日子就行。' },
    'partner-pay': { label: '工资', hint: '如果伴侣自己做生意，就填扣掉成本以后的钱。' },
    'partner-other': { label: '其他收入（Centrelink 的福利金不算）' },
    'child-age': { label: '第 {number} 个孩子' },
    'child-months': {
      label: '第 {number} 个孩子：上次生日到现在满几个月了？',
      hint: '填 0 到 11。到了下次生日，有的福利金会变。'
    },
    'all-nights': {
      label: { me: '孩子是不是一直都和你一起住？', other: '孩子是不是一直都和他/她一起住？' },
      hint: '如果有孩子隔一段时间就去另一位家长那里住几晚，请选“否”。',
      options: yesNo
    },
    'child-nights': {
      label: {
        me: '第 {number} 个孩子每两周有几晚住在你这里？',
        other: '第 {number} 个孩子每两周有几晚住在他/她那里？'
      },
      hint: '一直住在一起填 14，一半填 7。按全年平均。'
    },
    'child-main-carer': {
      label: {
        me: '你是第 {number} 个孩子的主要照顾者吗？由 Centrelink 认定，或者你和另一位家长说好，都算。',
        other: '他/她是第 {number} 个孩子的主要照顾者吗？由 Centrelink 认定，或者他/她和另一位家长说好，都算。'
      },
      hint: '如果两边各住一半，由双方商量谁是每个孩子的主要照顾者；谈不拢，就由 Centrelink 决定。',
      options: yesNo
    },
    'more-care': {
      label: { me: '你们两人，谁照顾孩子多一些？', other: '他们两人，谁照顾孩子多一些？' },
      hint: '伴侣两人里只有一个人能领育儿补助金（Parenting Payment），就是照顾孩子多一些的那个人。',
      options: {
        me: { me: '我', other: '他/她本人' },
        partner: { me: '我的伴侣', other: '他/她的伴侣' },
        both: '两人差不多'
      }
    },
    'all-own': {
      label: { me: '这些孩子都是你自己的吗？', other: '这些孩子都是他/她自己的吗？' },
      hint: '亲生或领养的都算。',
      options: yesNo
    },
    'all-ours': {
      label: { me: '这些孩子都是你和伴侣两个人的吗？', other: '这些孩子都是他/她和伴侣两个人的吗？' },
      hint: '亲生或一起领养的都算。',
      options: yesNo
    },
    'child-relation': {
      label: '第 {number} 个孩子是',
      options: {
        own: '亲生或领养的，或伴侣的孩子',
        grandchild: '孙辈',
        'foster-or-kin': { label: '寄养的，或住在一起的亲戚的孩子', hint: '有没有法院的命令都算' },
        other: '其他孩子'
      }
    },
    'any-is': {
      label: '有没有哪个孩子符合下面的情况？',
      hint: '有残障或重病，上托儿所或快要上，或者满 16 岁还在全日制上中学。',
      options: hasOrNot
    },
    'child-is': {
      label: '第 {number} 个孩子：符合的都勾上',
      options: {
        disability: '有残障或重病',
        'approved-care': '上托儿所，或快要上',
        'in-school': '满 16 岁，全日制上中学',
        none: '以上都没有'
      }
    },
    'lone-parent-at-start': { options: yesNo }
  }
}
