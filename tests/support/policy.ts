/** Tests fail where a page breaks its Content-Security-Policy. */
import { expect, type BrowserContext } from '@playwright/test'
import { test as base } from './site-day.ts'

/** Collects what the policy blocks in any page of a context, in the words of the browser. */
export function refusedIn(context: BrowserContext): string[] {
  const refused: string[] = []
  context.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(`${message.location().url}: ${message.text()}`)
  })
  return refused
}

/** Tests that fail where the policy blocked anything. */
export const test = base.extend({
  context: async ({ context }, give) => {
    const refused = refusedIn(context)
    await give(context)
    expect(refused, 'blocked by the Content-Security-Policy').toEqual([])
  }
})
