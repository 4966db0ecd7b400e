/** A sum as `formatMoney` writes it, in either language. Split by it, every second part is a sum. */
const SUM = /(\$[\d,.]*\d|\d[\d,.]* 万?澳元)/

/** A sentence whose sums a translator leaves as they are: some of them read `$1,057` as a little more than one dollar. */
export function Amounts({ text }: { text: string }) {
  return (
    <>
      {text.split(SUM).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} translate="no">
            {part}
          </span>
        )
      )}
    </>
  )
}

/** An amount in large type: the Chinese name of the currency is smaller than the number, which is what is read first. */
export function LargeAmount({ text }: { text: string }) {
  const [number, currency] = text.split(/(?= 万?澳元$)/)
  return (
    <>
      {number}
      {currency ? <span className="currency">{currency}</span> : null}
    </>
  )
}
