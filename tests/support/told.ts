/** What a screen reader is told of a page, as text to be stored and compared. */
import type { Locator } from '@playwright/test'

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** What new rates, a new day or better words change, and what stands in its place. */
const CHANGING: [RegExp, string][] = [
  [/^ *- \/url: .*\n/gm, ''],
  [new RegExp(String.raw`\d{1,2} (${MONTHS}) \d{4}`, 'g'), '(date)'],
  [/\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/g, '(date)'],
  [/[−-]?\$[\d,]+(\.\d+)?|[−-]?[\d,]+(\.\d+)? (澳元|cents|分)/g, '(amount)'],
  // A row is named by its cells, which follow.
  [/^( *- )'?row ".*"'?:$/gm, '$1row:'],
  [/^( *- )(paragraph|listitem|text): .{30,}$/gm, '$1$2: (prose)'],
  // A result of a search: words of its page, a line or two.
  [/^( *)- '?option ".+:\n(\1 .+\n)+/gm, '$1- option "(result)"\n'],
  [/\d+( pages? found)|(找到 ?)\d+/g, '$2(number)$1'],
  // Results, and days to choose from: there are more after each new page and each change of rates.
  [/^( *- option "\((date|result)\)"\n)+/gm, '$1']
]

/** Roles, names and states in their order; amounts, dates, addresses and prose as placeholders. */
export async function told(part: Locator): Promise<string> {
  const whole = `${await part.ariaSnapshot()}\n`
  return CHANGING.reduce((text, [changing, placeholder]) => text.replace(changing, placeholder), whole)
}
