/** Finds Chinese words typed in pinyin: `shiyejin`, `shi ye jin`, `syj`. */

/** Readings of each character, from the compact form of the core: `qiu求球,zhi职知`. */
export function readPinyin(compact: string): Map<string, string[]> {
  const readings = new Map<string, string[]>()
  for (const group of compact.split(',')) {
    const syllable = /^[a-z]+/.exec(group)?.[0] ?? ''
    for (const char of group.slice(syllable.length)) {
      readings.set(char, [...(readings.get(char) ?? []), syllable])
    }
  }
  return readings
}

/** Fewer initials could mean anything. */
const MIN_INITIALS = 3

/** The parts of phrases that read as typed, without spaces; the last syllable may be unfinished. */
export function wordsReadAs(
  typed: string,
  phrases: Iterable<string>,
  readings: ReadonlyMap<string, string[]>
): string[] {
  if (typed.length < MIN_INITIALS || !/^[a-z]+$/.test(typed)) return []
  const found = new Set<string>()
  for (const phrase of phrases) {
    const chars = [...phrase]
    chars.forEach((_char, from) => {
      const length = spelt(typed, chars, from, readings) || initials(typed, chars, from, readings)
      if (length > 1) found.add(chars.slice(from, from + length).join(''))
    })
  }
  return [...found].sort((a, b) => a.length - b.length)
}

/** Whether letters spell out several characters of a phrase; initials alone could be any English word. */
export function isSpeltOut(typed: string, phrases: Iterable<string>, readings: ReadonlyMap<string, string[]>): boolean {
  if (!/^[a-z]+$/.test(typed)) return false
  for (const phrase of phrases) {
    const chars = [...phrase]
    if (chars.some((_char, from) => spelt(typed, chars, from, readings, true) > 1)) return true
  }
  return false
}

/** How many characters the letters spell from here, or 0; the last may be unfinished unless `whole`. */
function spelt(
  letters: string,
  chars: string[],
  from: number,
  readings: ReadonlyMap<string, string[]>,
  whole = false
): number {
  for (const syllable of readings.get(chars[from] ?? '') ?? []) {
    if (whole ? syllable === letters : syllable.startsWith(letters)) return 1
    if (!letters.startsWith(syllable)) continue
    const rest = spelt(letters.slice(syllable.length), chars, from + 1, readings, whole)
    if (rest) return rest + 1
  }
  return 0
}

function initials(letters: string, chars: string[], from: number, readings: ReadonlyMap<string, string[]>): number {
  const all = [...letters].every((letter, index) =>
    (readings.get(chars[from + index] ?? '') ?? []).some(syllable => syllable[0] === letter)
  )
  return all ? letters.length : 0
}

/** Splits letters into the fewest syllables; nothing if they are not pinyin. */
export function splitSyllables(letters: string, syllables: ReadonlySet<string>): string[] {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - MAX_SYLLABLE); start < end; start += 1) {
      const before = best[start]
      const last = letters.slice(start, end)
      if (!before || !syllables.has(last) || before.length + 1 >= (best[end]?.length ?? Infinity)) continue
      best[end] = [...before, last]
    }
  }
  return best[letters.length] ?? []
}

/** `zhuang` */
const MAX_SYLLABLE = 6
