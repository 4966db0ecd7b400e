interface Props {
  sources: readonly { title: string; url: string }[]
}

/** The sources of an answer. Titles are in English on every page. */
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
