/** The accessibility tree of a page, as text to be stored and compared. */
import type { Locator } from '@playwright/test'

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** What new rates, a new day or a better wording change, and its placeholder. */
const CHANGING: [RegExp, string][] = [
  [/^ *- \/url: .*\n/gm, ''],
  [new RegExp(String.raw`\d{1,2} (${MONTHS}) \d{4}`, 'g'), '(date)'],
  [/\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/g, '(date)'],
  [/[−-]?\$[\d,]+(\.\d+)?|[−-]?[\d,]+(\.\d+)? (万?澳元|cents)/g, '(amount)'],
  // Rates that are overdue, on a later day, have no next change: a text of its own after a link, or the end of one.
  [/^ *- text: "?· (?:Next change expected: |预计下次调整：)\(date\)"?\n/gm, ''],
  [/ · (?:Next change expected: |预计下次调整：)\(date\)/g, ''],
  // The axis of a chart ends in the year of the build.
  [/(?: 20\d\d){2,}$/gm, ' (years)'],
  // The name of a row is its cells, which follow.
  [/^( *- )'?row ".*"'?:$/gm, '$1row:'],
  [/^( *- )(paragraph|listitem|text): .{30,}$/gm, '$1$2: (prose)'],
  // A search result: an excerpt of its page, a line or two.
  [/^( *)- '?option ".+:\n(\1 .+\n)+/gm, '$1- option "(result)"\n'],
  [/\d+( pages? found)|(找到 ?)\d+/g, '$2(number)$1'],
  // Each new page adds results, and each change of rates a day to choose.
  [/^( *- option "\((date|result)\)"\n)+/gm, '$1']
]

/**
 * Roles, names and states in order; amounts, dates, addresses and prose as placeholders. Two things that a later build
 * shows or no longer has are taken away: the notice that figures may be out of date (content.spec.ts is about it), and
 * what ends on a day.
 */
export async function accessibilityTree(part: Locator): Promise<string> {
  await part.evaluate(root => root.querySelectorAll('[data-review-by], [data-turn]').forEach(part => part.remove()))
  const whole = `${await part.ariaSnapshot()}\n`
  return CHANGING.reduce((text, [changing, placeholder]) => text.replace(changing, placeholder), whole)
}
