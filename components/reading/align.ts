/** Which parts of a page and of its translation belong together: their headings have the same ids. */

/** A part of the page, of its translation, or both where they say the same. */
export type Pair = [own: Element | undefined, other: Element | undefined]

/** The id of a heading, or of the first heading in a part. */
function headingId(part: Element): string {
  const headings = 'h1[id],h2[id],h3[id],h4[id]'
  return part.matches(headings) ? part.id : (part.querySelector(headings)?.id ?? '')
}

/** What a part is: its element and first class. Classes are the same in both languages. */
function kindOf(part: Element): string {
  return `${part.localName}.${part.classList[0] ?? ''}`
}

/** Whether both lists have the same kinds of parts in the same order. */
export function areParallel(own: Element[], other: Element[]): boolean {
  return own.length === other.length && own.every((part, index) => kindOf(part) === kindOf(other[index]!))
}

/**
 * Pairs the parts of a page with those of its translation, both in their order: first at the headings that both have,
 * then, between two of these, as many of the same kind as possible.
 */
export function align(own: Element[], other: Element[]): Pair[] {
  const pairs: Pair[] = []
  let [from, otherFrom] = [0, 0]
  const between = (to: number, otherTo: number) =>
    pairs.push(...alignKinds(own.slice(from, to), other.slice(otherFrom, otherTo)))
  own.forEach((part, at) => {
    const id = headingId(part)
    const otherAt = id ? other.findIndex((each, index) => index >= otherFrom && headingId(each) === id) : -1
    if (otherAt < 0) return
    between(at, otherAt)
    pairs.push([part, other[otherAt]])
    ;[from, otherFrom] = [at + 1, otherAt + 1]
  })
  between(own.length, other.length)
  return pairs
}

/** The longest common subsequence of the kinds; whatever has no partner stands alone. */
function alignKinds(own: Element[], other: Element[]): Pair[] {
  // At [i][j]: how many pairs the parts from i and from j on can have.
  const most = Array.from({ length: own.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let i = own.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const isSame = kindOf(own[i]!) === kindOf(other[j]!)
      most[i]![j] = Math.max(isSame ? most[i + 1]![j + 1]! + 1 : 0, most[i + 1]![j]!, most[i]![j + 1]!)
    }
  }
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < own.length && j < other.length) {
    if (kindOf(own[i]!) === kindOf(other[j]!) && most[i]![j] === most[i + 1]![j + 1]! + 1) {
      pairs.push([own[i++], other[j++]])
    } else if (most[i + 1]![j]! >= most[i]![j + 1]!) pairs.push([own[i++], undefined])
    else pairs.push([undefined, other[j++]])
  }
  pairs.push(...own.slice(i).map((part): Pair => [part, undefined]))
  pairs.push(...other.slice(j).map((part): Pair => [undefined, part]))
  return pairs
}
