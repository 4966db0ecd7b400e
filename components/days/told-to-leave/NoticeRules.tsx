/** The rules of one state for notices to leave, as sentences (scripts/mdx/days/told-to-leave.ts). */
export function NoticeRules({ data = [] }: { state: string; data?: string[] }) {
  return (
    <ul>
      {data.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
