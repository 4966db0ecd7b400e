import type { Page } from '@playwright/test'

const DAY_SECONDS = 86_400

/** How many days from now the browser keeps a cookie: measured beside one that it keeps for a day. */
export async function daysKept(page: Page, wanted: string): Promise<number> {
  await page.evaluate(seconds => (document.cookie = `kept-a-day=1; path=/; max-age=${seconds}`), DAY_SECONDS)
  const cookies = await page.context().cookies()
  const expires = (name: string) => cookies.find(cookie => cookie.name === name)?.expires ?? NaN
  return (expires(wanted) - expires('kept-a-day')) / DAY_SECONDS + 1
}
