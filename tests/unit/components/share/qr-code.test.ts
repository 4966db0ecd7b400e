import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../../../../components/share/qr-code.ts'
import { qrFile } from '../../../../scripts/lib/qr-file.ts'
import { site } from '../../../../site.config.ts'
import { readQr } from '../../../support/qr.ts'

function drawn(text: string): string {
  const { size, path } = qrCode(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
}

describe('qrCode', () => {
  it.each([
    ['a short address', 'https://foothold.example/en'],
    [
      'an address with answers',
      `https://foothold.example/zh/calculators/what-can-i-get#${'age=35&partner=none&'.repeat(30)}`
    ]
  ])('is read by another library: %s', async (_what, text) => {
    expect(await readQr(drawn(text))).toBe(text)
  })

  it('refuses what is longer than the largest code', () => {
    expect(() => qrCode('a'.repeat(2332))).toThrow()
  })

  it('is read with a blot on it', async () => {
    const text = 'https://foothold.example/en/centrelink/payments/jobseeker'
    const { size } = qrCode(text)
    const middle = size / 2
    const blot = `<circle cx="${middle}" cy="${middle}" r="4"/></svg>`
    expect(await readQr(drawn(text).replace('</svg>', blot))).toBe(text)
  })

  it('has four white modules around it', async () => {
    const { size } = qrCode('https://foothold.example/en')
    const file = Buffer.from(qrFile('/en'))
    const { info } = await sharp(file, { density: 600 }).trim().toBuffer({ resolveWithObject: true })
    const whole = await sharp(file, { density: 600 }).metadata()
    expect(Math.round((-(info.trimOffsetLeft ?? 0) / whole.width) * size)).toBe(4)
    expect(Math.round((-(info.trimOffsetTop ?? 0) / whole.height) * size)).toBe(4)
  })
})

describe('qrFile', () => {
  it('is the public address of a page, black on white', async () => {
    const file = qrFile('/zh/centrelink/guides/payment-stopped')
    expect(await readQr(file)).toBe(`${site.url}/zh/centrelink/guides/payment-stopped`)
    expect(file).toContain('fill="#fff"')
  })
})
