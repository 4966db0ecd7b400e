/** Pages that a reader works with, which their scripts finish. */
import { expect, type Page } from '@playwright/test'

/** Paths without their language, and what is there once the page is ready. */
const READY: Record<string, string> = {
  '/calculators/jobseeker-income': 'main svg[role=img]',
  '/search?q=rent': '.search-whole .search-hit',
  '/auth/sign-in': 'main input[name=email]'
}

/** The pages above: for tests that need not see every calculator. */
export const CONTROLS = Object.keys(READY)

/** Opens a page of a language and waits until its controls are there. */
export async function openReady(page: Page, language: string, path: string): Promise<void> {
  await page.goto(`/${language}${path}`)
  const sign = READY[path]
  if (!sign) return
  await page.locator(sign).first().waitFor()
  await untilStill(page)
}

/** Results come one after another, and what is offered beside them last. */
async function untilStill(page: Page): Promise<void> {
  let height = 0
  const grows = async () => {
    const before = height
    height = await page.evaluate(() => document.documentElement.scrollHeight)
    return height !== before
  }
  await expect.poll(grows, { intervals: [500] }).toBe(false)
}
