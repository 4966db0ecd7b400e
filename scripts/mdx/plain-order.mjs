/**
 * The webpack loader of Nextra's `normalizePages`, which sorts file names with
 * `localeCompare`. The first use of it has a browser load its rules of all the
 * world's alphabets: 17 to 25 ms, for names that are plain ASCII and are sorted
 * once more, by their `_meta`, right afterwards.
 */
const SLOW = 'a.name.localeCompare(b.name)'
const PLAIN = '(a.name < b.name ? -1 : Number(a.name > b.name))'

export default function plainOrder(source) {
  if (!source.includes(SLOW)) throw new Error(`Nextra’s normalizePages no longer sorts by ${SLOW}: plain-order.mjs can go, or must follow.`)
  return source.replace(SLOW, PLAIN)
}
