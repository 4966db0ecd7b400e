import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { DangerWatch } from '../../../../search/danger/watch.ts'
import { data, words } from './built-words.ts'

const watch = new DangerWatch(words)

/** What people write so that filters do not see it, and the kind of danger it means; one row for each. */
const CODED: [typed: string, kind: string][] = [
  ['kms', 'suicide'],
  ['KMS', 'suicide'],
  ['k m s', 'suicide'],
  ['want to kms', 'suicide'],
  ['gonna kms if centrelink cuts me off again', 'suicide'],
  ['kys', 'suicide'],
  ['everyone tells me to kys', 'suicide'],
  ['sewerslide', 'suicide'],
  ['sewer slide', 'suicide'],
  ['su1cide', 'suicide'],
  ['$uicide', 'suicide'],
  ['su!c!de', 'suicide'],
  ['su*cide', 'suicide'],
  ['sui-cide', 'suicide'],
  ['s u i c i d e', 'suicide'],
  ['s.u.i.c.i.d.e', 'suicide'],
  ['suiciiiide', 'suicide'],
  ['#killmyself', 'suicide'],
  ['suicided', 'suicide'],
  ['unalive', 'suicide'],
  ['un4live myself', 'suicide'],
  ['want to ctb', 'suicide'],
  ['ctb', 'suicide'],
  ['end it', 'suicide'],
  ['pew pew myself', 'suicide'],
  ['wanna d1e', 'suicide'],
  ['k!ll myself tonight', 'suicide'],
  ['s3lf h4rm', 'suicide'],
  ['s3lf h4rming again since march', 'suicide'],
  ['sh relapse', 'suicide'],
  ['urges to sh', 'suicide'],
  ['自s', 'suicide'],
  ['我想自s', 'suicide'],
  ['z杀', 'suicide'],
  ['自 sha', 'suicide'],
  ['自鲨', 'suicide'],
  ['想紫砂', 'suicide'],
  ['紫砂了', 'suicide'],
  ['好想紫砂啊', 'suicide'],
  ['亖了算了', 'suicide'],
  ['想亖', 'suicide'],
  ['想si', 'suicide'],
  ['想鼠', 'suicide'],
  ['好想鼠', 'suicide'],
  ['想似', 'suicide'],
  ['嘎了', 'suicide'],
  ['想嘎', 'suicide'],
  ['不如似了', 'suicide'],
  ['割wan', 'suicide'],
  ['ge腕', 'suicide'],
  ['跳lou', 'suicide'],
  ['t楼', 'suicide'],
  ['想4了', 'suicide'],
  ['家bao', 'violence'],
  ['家b', 'violence'],
  ['j暴', 'violence'],
  ['jia暴', 'violence'],
  ['家豹', 'violence'],
  ['老公家bao我', 'violence'],
  ['他da我', 'violence'],
  ['被da了', 'violence'],
  ['强j', 'violence'],
  ['qiang奸', 'violence'],
  ['被qj了', 'violence'],
  ['qj', 'violence'],
  ['性qin', 'violence'],
  ['seggs without consent', 'violence'],
  ['gr@pe', 'violence'],
  ['gr*pe', 'violence'],
  ['he graped me', 'violence'],
  ['r4ped', 'violence'],
  ['r@pe', 'violence'],
  ['dom3stic v!olence', 'violence'],
  ['my husband h1ts me', 'violence'],
  ['0verdose', 'overdose'],
  ['my dad h!ts me', 'children']
]

/** The same letters where nobody is in danger. */
const HARMLESS = [
  '40 kms from work',
  '40kms',
  '40 kms',
  'it is 12k kms',
  'how many kms can i claim',
  'kms from home to the provider',
  'cents per km',
  'skills',
  'skill up',
  'grape picking jobs',
  'grapes',
  'bus to work',
  'catch the bus',
  'SU1',
  'SU001',
  'm3',
  'mod jy',
  'sh',
  'shift work',
  'hit me up',
  'respect at work',
  '紫砂壶',
  '宜兴紫砂壶多少钱',
  '紫砂茶具',
  '打我电话',
  '有事打我电话',
  '工资打我卡上',
  '打我手机',
  '我妈的生日',
  '杀价',
  '笑亖了',
  '我想似乎不行',
  '想鼠标坏了怎么办',
  '手机嘎了',
  '老鼠',
  '相似',
  '大家爆料',
  '物价被打折',
  '我家b超预约',
  '来自sa的朋友',
  '想申请tfn',
  '他打abn的电话'
]

describe('coded words of danger', () => {
  it.each(CODED)('%s: %s', (typed, kind) => {
    for (const language of LANGUAGES) expect(watch.judge(typed, language)?.id).toBe(kind)
  })

  it.each(HARMLESS)('%s: none', typed => {
    for (const language of LANGUAGES) expect(watch.judge(typed, language)).toBeUndefined()
  })
})

/** What people type who look for a service, and its id in data/services.yaml. */
const NAMED: [typed: string, service: string][] = [
  ['1800RESPECT', '1800respect'],
  ['1800 respect', '1800respect'],
  ['1800-RESPECT', '1800respect'],
  ['1800respect number', '1800respect'],
  ['1800respect 电话号码', '1800respect'],
  ['respect', '1800respect'],
  ['1800737732', '1800respect'],
  ['1800 737 732', '1800respect'],
  ['1800.737.732', '1800respect'],
  ['1800-737-732', '1800respect'],
  ['+61 1800 737 732', '1800respect'],
  ['1-800-RESPECT', '1800respect'],
  ['1-800-737-732', '1800respect'],
  ['(1800) 737 732', '1800respect'],
  ['1800  737  732', '1800respect'],
  ['1800 - 737 - 732', '1800respect'],
  ['1800/737/732', '1800respect'],
  ['1800_737_732', '1800respect'],
  ['1800·737·732', '1800respect'],
  ['1800 respekt', '1800respect'],
  ['1800respct', '1800respect'],
  ['18OO respect', '1800respect'],
  ['1800尊重', '1800respect'],
  // Its number for text messages.
  ['0458 737 732', '1800respect'],
  ['+61 458 737 732', '1800respect'],
  ['0477 13 11 14', 'lifeline'],
  ['13 - 11 - 14', 'lifeline'],
  ['0-0-0', 'emergency-000'],
  ['0 0 0', 'emergency-000'],
  ['call OOO', 'emergency-000'],
  ['triple 0', 'emergency-000'],
  ['triple O', 'emergency-000'],
  ['112', 'emergency-000'],
  ['911', 'emergency-000'],
  ['110', 'emergency-000'],
  ['零零零', 'emergency-000'],
  ['三个0', 'emergency-000'],
  ['13 11 14', 'lifeline'],
  ['131114', 'lifeline'],
  ['13-11-14', 'lifeline'],
  ['13.11.14', 'lifeline'],
  ['+61 13 11 14', 'lifeline'],
  ['0061131114', 'lifeline'],
  ['１３１１１４', 'lifeline'],
  ['call 13 11 14', 'lifeline'],
  ['打 131114', 'lifeline'],
  ['13YARN', '13yarn'],
  ['13 yarn', '13yarn'],
  ['13 92 76', '13yarn'],
  ['Kids Helpline', 'kids-helpline'],
  ['kidshelpline', 'kids-helpline'],
  ['kids help line', 'kids-helpline'],
  ['1800551800', 'kids-helpline'],
  ['1800 55 1800', 'kids-helpline'],
  ['儿童求助热线', 'kids-helpline'],
  ['Beyond Blue', 'beyond-blue'],
  ['beyondblue', 'beyond-blue'],
  ['1300 224 636', 'beyond-blue'],
  ['suicide call back service', 'suicide-call-back'],
  ['suicide callback', 'suicide-call-back'],
  ['1300659467', 'suicide-call-back'],
  ['预防自杀回电服务', 'suicide-call-back'],
  ['MensLine', 'mensline'],
  ['mens line australia', 'mensline'],
  ['1300 789 978', 'mensline'],
  ['QLife', 'qlife'],
  ['1800 184 527', 'qlife'],
  ['1800ELDERHelp', 'elder-abuse'],
  ['1800 elder help', 'elder-abuse'],
  ['13 11 26', 'poisons-information'],
  ['safe steps', 'safe-steps'],
  ['1800 015 188', 'safe-steps'],
  ['link2home', 'link2home'],
  ['02 6280 0900', 'dvcs-act'],
  ['(02) 6280-0900', 'dvcs-act'],
  ['+61 2 6280 0900', 'dvcs-act'],
  ['131 444', 'police-assistance-line']
]

describe('services that people in danger ask for', () => {
  it.each(NAMED)('%s: %s', (typed, id) => {
    for (const language of LANGUAGES) {
      const service = data.services.get(id)
      const name = service?.name[language]
      expect(watch.judge(typed, language)?.services[0]).toMatchObject({ name, phone: service?.phone })
    }
  })

  it('have their number on the card of every kind that they stand for', () => {
    const named = words.named.map(({ phone }) => phone)
    expect(new Set(named).size).toBe(named.length)
    const national = [...data.services.values()].filter(
      ({ needs, states, status, phone }) =>
        phone && status !== 'unverified' && needs.some(need => need === 'crisis') && states.includes('national')
    )
    const missing = national.filter(({ phone = '' }) => !named.includes(phone))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it.each([
    'respect at work',
    '$1,800 rent',
    'blue card',
    'kids',
    'housing',
    'yarns',
    '1800',
    '106',
    '110 hours',
    '1800 dollars'
  ])('%s: none', typed => {
    for (const language of LANGUAGES) expect(watch.judge(typed, language)).toBeUndefined()
  })
})
