/** The address and the code of an answer on paper: drawn when it is printed, and absent where an answer is private. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SheetCode } from '../../../../components/share/SheetCode.tsx'
import { drawCodes, drawWhenPrinted } from '../../../../components/share/sheet-codes.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { paperWords } from '../../../../i18n/paper.ts'
import { readQr } from '../../../support/qr.ts'
import { hostForTests } from '../host.tsx'

const { draw, host } = hostForTests()

const PAGE = 'https://foothold.example/en/calculators/rent-assistance'

beforeEach(() => {
  document.head.innerHTML = `<link rel="canonical" href="${PAGE}">`
})

afterEach(() => {
  history.replaceState(null, '', location.pathname)
  document.head.innerHTML = ''
})

const picture = () => host().querySelector('svg')
const read = () => readQr(picture()!.outerHTML.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))

describe('the code of an answer', () => {
  it.each(LANGUAGES)('stands beside the public address of the page in words, in %s', language => {
    draw(<SheetCode languages={[language]} />)
    expect(host().textContent).toBe('')
    drawCodes()
    expect(host().textContent).toBe(`${paperWords[language].scan} ${paperWords[language].page} ${PAGE}`)
  })

  it('is drawn when the page is printed, with the answers as they are then', async () => {
    draw(<SheetCode languages={['en', 'zh']} />)
    drawWhenPrinted()
    for (const answers of ['#rent=400&single=yes', '#rent=500']) {
      history.replaceState(null, '', answers)
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      expect(await read()).toBe(PAGE + answers)
    }
    expect(host().querySelectorAll('svg')).toHaveLength(1)
  })

  it('is at least 25 mm wide without its white edge, and its modules at least 0.45 mm', () => {
    draw(<SheetCode languages={['en']} />)
    for (const answers of ['', `#${'age=35&'.repeat(120)}`]) {
      history.replaceState(null, '', answers || location.pathname)
      drawCodes()
      const [modules] = /\d+$/.exec(picture()!.getAttribute('viewBox')!) ?? []
      const millimetres = parseFloat(picture()!.getAttribute('width')!)
      expect((millimetres * (Number(modules) - 8)) / Number(modules)).toBeGreaterThanOrEqual(25)
      expect(millimetres / Number(modules)).toBeGreaterThanOrEqual(0.45)
    }
  })

  it('is left out where the answers are more than a code holds', () => {
    draw(<SheetCode languages={['en']} />)
    history.replaceState(null, '', `#${'a'.repeat(3000)}`)
    expect(drawCodes).not.toThrow()
    expect(picture()).toBeNull()
    expect(host().textContent).toBe(`${paperWords.en.page} ${PAGE}`)
  })
})
