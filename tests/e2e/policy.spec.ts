/** The Content-Security-Policy in the browser: it stops what is not ours and nothing else, in a header or in the page. */
import { expect, type Page } from '@playwright/test'
import { withMetaPolicy } from '../../scripts/lib/policy.ts'
import { languagesOr } from '../support/full-run.ts'
import { PAGE_TYPES, PLAIN_PAGES } from '../support/pages.ts'
import { refusedIn, test } from '../support/policy.ts'
import { test as unwatched } from '../support/site-day.ts'
import { bringReact } from '../support/react.ts'

/** Serves documents as GitHub Pages does: without our headers, and with the policy that `npm run policy:meta` writes. */
async function withoutHeaders(page: Page, change = (html: string) => html): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', 'content-type': type = '' } = response.headers()
    await route.fulfill({
      status: response.status(),
      headers: { 'content-type': type },
      body: change(withMetaPolicy(await response.text(), policy))
    })
  })
}

for (const [where, prepare] of [
  ['a header', async () => undefined],
  ['the page', withoutHeaders]
] as const) {
  // Without the fixture: this is blocked on purpose.
  unwatched(
    `in ${where} the policy stops a script and a style that are not ours, and the tests notice`,
    async ({ context, page }) => {
      const refused = refusedIn(context)
      await prepare(page)
      await page.goto(`/en${PAGE_TYPES.rates}`)
      expect(refused).toEqual([])
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.intruder = true'
        document.head.append(script)
      })
      expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
      await expect.poll(() => refused.length).toBe(1)
      await page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'color: red'))
      await expect.poll(() => refused.length).toBe(2)
    }
  )
}

unwatched(
  'in the page the policy stops our own inline scripts once one character is changed',
  async ({ context, page }) => {
    const refused = refusedIn(context)
    await withoutHeaders(page, html => html.replaceAll('(()=>{', '(() =>{'))
    await page.goto(`/en${PAGE_TYPES.safety}`)
    // That of the exit links, and the boot script.
    await expect.poll(() => refused.length).toBe(2)
    await expect(page.locator('[data-print]')).toBeHidden()
  }
)

test('in the page the policy stops nothing of ours', async ({ page }) => {
  await withoutHeaders(page)
  const paths = [...Object.values(PAGE_TYPES), '/search?q=rent', '/calculators/jobseeker-income'].flatMap(
    (path, index) => languagesOr(index % 2 ? 'en' : 'zh').map(language => `/${language}${path}`)
  )
  for (const path of ['/', ...PLAIN_PAGES, ...paths]) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy'], path).toBeUndefined()
    await bringReact(page)
  }
})

test('what a page could learn about the device or its reader is switched off, but copying is not', async ({ page }) => {
  await page.goto('/en')
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    return featurePolicy.allowedFeatures()
  })
  for (const feature of [
    'camera',
    'geolocation',
    'microphone',
    'serial',
    'browsing-topics',
    'display-capture',
    'idle-detection'
  ]) {
    expect(allowed).not.toContain(feature)
  }
  expect(allowed).toContain('clipboard-write')
})
