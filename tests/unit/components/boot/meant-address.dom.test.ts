import { expect, it } from 'vitest'
import { meantAddress } from '../../../../components/boot/meant-address.ts'

const SITE = 'https://example.org'

it.each([
  // A `#` that became a part of the path.
  ['/en/calculators/jobseeker%23age=30&pay=480', '/en/calculators/jobseeker#age=30&pay=480'],
  ['/zh/calculators/what-can-i-get%23happened=moved', '/zh/calculators/what-can-i-get#happened=moved'],
  ['/en/calculators/jobseeker%2523age=30', '/en/calculators/jobseeker#age=30'],
  ['/en/calculators/jobseeker%252523age%253D30', '/en/calculators/jobseeker#age%253D30'],
  ['/en/calculators/jobseeker＃age=30', '/en/calculators/jobseeker#age=30'],
  ['/guide/en/calculators/deadlines%23work%3Ddismissed', '/guide/en/calculators/deadlines#work%3Ddismissed'],
  ['/en/calculators/jobseeker%23age=30?utm_source=mail', '/en/calculators/jobseeker#age=30?utm_source=mail'],
  ['/en/calculators/jobseeker%23age=30#pay=480', '/en/calculators/jobseeker#age=30#pay=480'],
  ['/en/calculators/jobseeker/%23age=30', '/en/calculators/jobseeker#age=30'],
  ['/en/centrelink%23call', '/en/centrelink#call'],
  // What stands after a link in a sentence.
  ['/zh/helplines。', '/zh/helplines'],
  ['/zh/helplines，谢谢', '/zh/helplines'],
  ['/zh/community/crisis看看', '/zh/community/crisis'],
  ['/zh/helplines】', '/zh/helplines'],
  ['/zh/helplines）', '/zh/helplines'],
  ['/en/helplines.', '/en/helplines'],
  ['/en/helplines)', '/en/helplines'],
  ['/en/helplines>', '/en/helplines'],
  ['/en/helplines"', '/en/helplines'],
  ['/en/helplines’', '/en/helplines'],
  ['/en/helplines*', '/en/helplines'],
  ['/en/helplines%20thanks', '/en/helplines'],
  ['/en/helplines%3Ffrom=singlemessage', '/en/helplines'],
  ['/en/helplines&amp;x=1', '/en/helplines'],
  ['/en/calculators/jobseeker.#age=30', '/en/calculators/jobseeker#age=30'],
  // Capitals, and breaks of a line.
  ['/EN/HELPLINES', '/en/helplines'],
  ['/En', '/en'],
  ['/ZH/', '/zh'],
  ['/Guide/EN/Helplines', '/Guide/en/helplines'],
  ['/EN/CALCULATORS/JOBSEEKER#AGE=30', '/en/calculators/jobseeker#AGE=30'],
  ['/en/calculators/what-%20can-i-get', '/en/calculators/what-can-i-get'],
  ['/en/calculators/%0D%0Ajobseeker', '/en/calculators/jobseeker'],
  ['/en/calculators/what-\u00adcan-i-get', '/en/calculators/what-can-i-get'],
  ['/en/help\u200blines', '/en/helplines'],
  ['/en/helplines\u200b', '/en/helplines']
])('%s leads to %s', (path, meant) => {
  expect(meantAddress(SITE + path)).toBe(SITE + meant)
})

it.each(['//evil.example/en%23age=30', '/\\evil.example/en%23age=30', '//evil.example/EN'])(
  '%s leads to no other host',
  path => {
    expect(new URL(meantAddress(SITE + path) ?? '').origin).toBe(SITE)
  }
)

it.each([
  '/en/nowhere',
  '/en/nowhere/',
  '/en/nowhere#age=30',
  '/en',
  '/en/',
  '/english',
  '/en-au',
  '/nowhere%23',
  '/x.png'
])('%s is not here', path => {
  expect(meantAddress(SITE + path)).toBeUndefined()
})
