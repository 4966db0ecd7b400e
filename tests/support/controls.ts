/** Pages with controls that their scripts finish. */
import { expect, type Page } from '@playwright/test'

/** Paths without their language, and what is on the page once it is ready. */
const READY: Record<string, string> = {
  '/calculators/jobseeker-income': 'main svg[role=img]',
  '/search?q=rent': '.search-whole .search-hit',
  '/auth/sign-in': 'main input[name=email]'
}

/** The pages above, one calculator among them. */
export const CONTROLS = Object.keys(READY)

/** Opens a page of a language and waits until all of it is rendered and its controls are there. */
export async function openReady(page: Page, language: string, path: string): Promise<void> {
  await page.goto(`/${language}${path}`)
  await expect(page.locator('html[data-rendered]')).toHaveCount(1)
  const sign = READY[path]
  if (sign) await page.locator(sign).first().waitFor()
  if (path.startsWith('/search')) await searchDone(page)
}

/** Waits until search has said how many pages it found: nothing more comes. */
export async function searchDone(page: Page): Promise<void> {
  await expect(page.locator('[data-search-host] [role=status]').filter({ hasText: /\d/ }).first()).toBeAttached()
}
