import { Amounts } from './Amounts'

/** A rule worked out for one person, by scripts/mdx/worked-example.ts. */
export function WorkedExample({ data }: { id: string; data?: string }) {
  return data ? (
    <p>
      <Amounts text={data} />
    </p>
  ) : null
}
