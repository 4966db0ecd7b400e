import { beforeEach, expect, it, vi } from 'vitest'
import { watchSheet } from '../../../../components/search/script/sheet.ts'
import { find, isolateTests, page } from '../boot/dom.ts'

const BOX = '<form data-search><input type="search"></form>'

isolateTests()
let sheet: HTMLDialogElement

/** A page whose icon opened the sheet, as the boot script does. */
beforeEach(() => {
  page(
    `<header><a class="search-open" href="/search">Search</a><dialog>${BOX}<form method="dialog"></form></dialog></header>`
  )
  sheet = find('dialog')
  sheet.setAttribute('open', '')
})

it('gives its box back to the bar and the focus to the icon', () => {
  watchSheet(sheet)
  const left = vi.fn()
  find('form[data-search]').addEventListener('focusout', left)
  sheet.dispatchEvent(new Event('close'))
  expect(find('header').firstElementChild).toBe(find('form[data-search]'))
  expect(document.activeElement).toBe(find('a'))
  // Which closes the results.
  expect(left).toHaveBeenCalled()
})

it('leaves the focus where the browser gave it back', () => {
  watchSheet(sheet)
  document.body.append(document.createElement('button'))
  find<HTMLButtonElement>('body > button').focus()
  sheet.dispatchEvent(new Event('close'))
  expect(document.activeElement).toBe(find('body > button'))
})

it('closes when a result is chosen, which may be on the same page', () => {
  watchSheet(sheet)
  sheet.append(document.createElement('a'))
  find('dialog > a').click()
  expect(sheet.open).toBe(false)
})

it.each<[what: string, value: string, isPhone: boolean, opens: number]>([
  ['opens for home’s own field on a phone', '', true, 1],
  ['not where the reader has begun to type', 'rent', true, 0],
  ['not where the bar has room for its box', '', false, 0]
])('%s', (_what, value, isPhone, opens) => {
  page(`<header>${BOX}<a class="search-open">Search</a><dialog></dialog></header><main class="home">
    <form class="search-large"><input type="search"></form></main>`)
  const opened = vi.fn()
  find('a').addEventListener('click', opened)
  if (isPhone) Object.defineProperty(find('a'), 'offsetParent', { value: document.body })
  const own = find<HTMLInputElement>('main input')
  own.value = value
  watchSheet(find('dialog'))
  expect(opened).not.toHaveBeenCalled()
  own.click()
  expect(opened).toHaveBeenCalledTimes(opens)
})
