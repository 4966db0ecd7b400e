/** Every test of a page holds it to its own security policy. */
import { expect, test as base, type BrowserContext } from '@playwright/test'

/** Collects what the policy stopped in any page of a context, from now on, as the browser words it. */
export function refusedIn(context: BrowserContext): string[] {
  const refused: string[] = []
  context.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(`${message.location().url}: ${message.text()}`)
  })
  return refused
}

/** Tests that fail where the policy had to stop anything. */
export const test = base.extend({
  context: async ({ context }, give) => {
    const refused = refusedIn(context)
    await give(context)
    expect(refused, 'stopped by the Content-Security-Policy').toEqual([])
  }
})
