import { expect, it } from 'vitest'
import { withHash } from '../../../../components/boot/hash-in-path.ts'

const SITE = 'https://example.org'

it.each([
  ['/en/calculators/jobseeker%23age=30&pay=480', '/en/calculators/jobseeker#age=30&pay=480'],
  ['/zh/calculators/what-can-i-get%23happened=moved', '/zh/calculators/what-can-i-get#happened=moved'],
  ['/en/calculators/jobseeker%2523age=30', '/en/calculators/jobseeker#age=30'],
  ['/en/calculators/jobseeker%252523age%253D30', '/en/calculators/jobseeker#age%253D30'],
  ['/guide/en/calculators/deadlines%23work%3Ddismissed', '/guide/en/calculators/deadlines#work%3Ddismissed'],
  ['/en/calculators/jobseeker%23age=30?utm_source=mail', '/en/calculators/jobseeker#age=30?utm_source=mail'],
  ['/en/calculators/jobseeker%23age=30#pay=480', '/en/calculators/jobseeker#age=30#pay=480'],
  ['/en/centrelink%23call', '/en/centrelink#call']
])('%s leads to %s', (path, meant) => {
  expect(withHash(SITE + path)).toBe(SITE + meant)
})

it.each(['//evil.example%23age=30', '/\\evil.example%23age=30'])('%s leads to no other host', path => {
  expect(new URL(withHash(SITE + path) ?? '').origin).toBe(SITE)
})

it.each(['/en/nowhere', '/en/nowhere#age=30', '/en/100%25'])('%s is not here', path => {
  expect(withHash(SITE + path)).toBeUndefined()
})
