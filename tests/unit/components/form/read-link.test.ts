/** Links as mail and chat programs leave them: one row for each example. */
import { describe, expect, it } from 'vitest'
import { readLink } from '../../../../components/tool/read-link.ts'
import { openLink } from '../../../../components/tool/fragment.ts'
import { jobseeker } from '../../../../components/calculators/definitions/jobseeker.ts'
import { definition as toldToLeave } from '../../../../components/days/told-to-leave/definition.ts'
import { openLink as openInterview } from '../../../../components/what-can-i-get/fragment.ts'

/** A link with the same two answers, and nothing that could not be read. */
const CHANGED = [
  '#age=35&pay=480',
  '#age%3D35%26pay%3D480',
  '#age%3d35%26pay%3d480',
  '#age%253D35%2526pay%253D480',
  '#age%25253D35%252526pay%25253D480',
  '#age=35%26pay%3D480',
  '#age=35%26pay=480',
  '#age=35&amp;pay=480',
  '#age=35&amp;amp;pay=480',
  '#age=35&#38;pay=480',
  '#age=35%26amp%3Bpay%3D480',
  '#age=35;pay=480',
  '#age=3D35&pay=3D480',
  '##age=35&pay=480',
  '#age=35#pay=480',
  '#%23age=35&pay=480',
  '#age=35&pay=480.',
  '#age=35&pay=480,',
  '#age=35&pay=480)',
  '#age=35&pay=480).',
  '#age=35&pay=480>',
  '#age=35&pay=480%3E',
  '#age=35&pay=480&gt;',
  '#age=35&pay=480]',
  '#age=35&pay=480"',
  '#age=35&pay=480%22',
  '#age=35&pay=480’',
  '#age=35&pay=480;',
  '#age=35&pay=480!',
  '#age=35&pay=480。',
  '#age=35&pay=480%E3%80%82',
  '#age=35&pay=480）',
  '#age=35&pay=480，',
  '#age=35&pay=480」',
  '#age=35&pay=480*',
  '#"age=35&pay=480"',
  '#age=35&%20pay=480',
  '#age=35&pay=%20480%0A',
  '#age=35&\r\n pay=480',
  '#a%0Age=35&pay=480',
  '#AGE=35&PAY=480',
  '#age＝35＆pay＝480',
  '#age=35&pay=480&utm_source=mail&fbclid=x',
  '#age=35&pay=480:~:text=JobSeeker',
  '#age=35&pay=480?from=singlemessage',
  '#age=35&pay=480?utm_source=mail&x=',
  '#age=35&pay=480&from=groupmessage#wechat_redirect',
  '#age=35&pay=480&nsukey=abc%2Bdef',
  '#age=35&pay=480&openid=o1',
  '#age=35&pay=480&mibextid=x',
  '#age=35&pay=480&share_token=1',
  '#age=35&pay=480&data=05%7C02%7C&sdata=xyz%3D&reserved=0',
  '#age=35&pay=480&ved=1&usg=2',
  '#age=35&pay=480，谢谢',
  '#age=35&pay=480%EF%BC%8C%E8%B0%A2%E8%B0%A2',
  '#age=35&pay=480。转给你看',
  '#age=35&pay=480【立足】',
  '#age=35&pay=480 [链接]',
  '#age=35&pay=480%0D%0A%0D%0ASent from my iPhone',
  '#age=35&pay=480<br>',
  '#age=35&pay=480%3C/a%3E',
  '#age=35&pay=480|',
  '#age=35&pay=480`',
  '#age=35&pay=480/',
  '#age=35&pay=480=',
  '#age=35&amp%3Bpay=480',
  '#age=35&pay=480&pay=480'
]

describe('a link that was changed on the way', () => {
  it.each(CHANGED)('%j has its answers in a calculator', hash => {
    const { answers, unread } = openLink(jobseeker, hash)
    expect({ age: answers?.age, pay: answers?.pay, unread }).toEqual({ age: '35', pay: '480', unread: [] })
  })

  it.each(CHANGED)('%j has its answers in the interview', hash => {
    expect(openInterview(hash)).toEqual({ place: { answers: { age: '35', pay: '480' } }, unread: [] })
  })

  it.each([
    '#given=2026-11-20&behind=20',
    '#given=20/11/2026&behind=20',
    '#given%3D2026-11-20%26behind%3D20',
    '#given=2026-11-20.&behind=20)'
  ])('%j has its answers in a tool about days', hash => {
    const { answers, unread } = openLink(toldToLeave, hash)
    expect({ given: answers?.given, behind: answers?.behind, unread }).toEqual({
      given: '2026-11-20',
      behind: '20',
      unread: []
    })
  })

  it.each([
    ['#happened=lost-job+moved.', 'lost-job moved'],
    ['#HAPPENED=LOST-JOB', 'lost-job'],
    ['#happened%3Dlost-job%2Bmoved', 'lost-job moved']
  ])('%j has its ticks', (hash, happened) => {
    expect(openInterview(hash).place?.answers).toEqual({ happened })
  })

  it('has a day as people write it', () => {
    expect(openInterview('#happened=lost-job&on-lost-job=20/11/2026.').place?.answers).toEqual({
      happened: 'lost-job',
      'on-lost-job': '2026-11-20'
    })
  })

  it('keeps what stands for “I don’t know”', () => {
    expect(openInterview('#partner=together&partner-pay=?')).toEqual({
      place: { answers: { partner: 'together', 'partner-pay': '?' } },
      unread: []
    })
  })
})

describe('what cannot be read', () => {
  it.each([
    ['#pay=abc', ['pay'], []],
    ['#pay=1.234&age=35', ['pay', 'age'], []],
    ['#pay=480，50，30', ['pay'], []],
    ['#home=moon&age=35', ['age'], ['home']],
    ['#ag=35', [], ['ag=35']],
    [`#pay=${'1'.repeat(99)}`, [], ['pay']]
  ])('%j: stays in its field, or is named', (hash, given, unread) => {
    const link = openLink(jobseeker, hash)
    expect([...link.given].sort()).toEqual([...given].sort())
    expect(link.unread).toEqual(unread)
  })

  it.each([
    ['#age=abc', ['age']],
    ['#pay=480&pay=500', ['pay']],
    ['#visa=moon&age=35', ['visa']],
    ['#pay=480+a+week&pay-per=fortnight', ['pay']],
    ['#x=1', ['x=1']]
  ])('%j is named in the interview', (hash, unread) => {
    expect(openInterview(hash).unread).toEqual(unread)
  })

  it('a day that does not exist is named in a tool about days', () => {
    expect(openLink(toldToLeave, '#given=2026-02-30').unread).toEqual(['given'])
  })

  it.each(['', '#', '#rules', '#=', '#&&', '#%', '#%E4%BD'])('%j holds nothing', hash => {
    expect(readLink(hash, (_key, value) => value)).toEqual({ answers: {}, unread: [] })
  })
})
