interface Props {
  sources: readonly { title: string; url: string }[]
}

/** Where an answer comes from: titles are in English, whatever the page. */
export function SourceLinks({ sources }: Props) {
  return (
    <ul>
      {sources.map(({ url, title }) => (
        <li key={url}>
          <a href={url} lang="en">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
