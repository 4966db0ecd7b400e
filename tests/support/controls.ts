/** Pages that a reader works with, which their scripts finish. */
import type { Page } from '@playwright/test'

/** Paths without their language, and what is there once the page is ready. */
const READY: Record<string, string> = {
  '/calculators/jobseeker-income': 'main svg[role=img]',
  // Results come one after another; the last is there once they are counted.
  '/search?q=rent': '.search-whole [role=status]:not(:empty)',
  '/auth/sign-in': 'main input[name=email]'
}

/** The pages above: for tests that need not see every calculator. */
export const CONTROLS = Object.keys(READY)

/** Opens a page of a language and waits until its controls are there. */
export async function openReady(page: Page, language: string, path: string): Promise<void> {
  await page.goto(`/${language}${path}`)
  const sign = READY[path]
  if (!sign) return
  await page.locator(sign).first().waitFor({ state: 'attached' })
}
