/** A sum as `formatMoney` writes it, in either language. Split by it, every second part is a sum. */
const SUM = /(\$[\d,.]*\d|\d[\d,.]* 万?澳元)/

/**
 * A sentence whose sums a translator leaves as they are: some of them read `$1,057` as a little more than one dollar.
 * Each part is all that its element holds, so that React can change it after a translator has.
 */
export function Amounts({ text }: { text: string }) {
  return text.split(SUM).map((part, index) => (
    <span key={index} translate={index % 2 === 0 ? undefined : 'no'}>
      {part}
    </span>
  ))
}

/** An amount in large type: the Chinese name of the currency is smaller than the number, which is what is read first. */
export function LargeAmount({ text }: { text: string }) {
  const [number, currency] = text.split(/(?= 万?澳元$)/)
  return (
    <>
      <span>{number}</span>
      {currency ? <span className="currency">{currency}</span> : null}
    </>
  )
}
