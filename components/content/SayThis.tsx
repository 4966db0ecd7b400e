import { useLanguage } from '../layout/use-language'

/** The English sentence to say on the phone, with its Chinese meaning. */
export function SayThis({ en, zh }: { en: string; zh: string }) {
  const { words } = useLanguage()
  return (
    <figure className="say-this">
      <figcaption>{words.sayThis.title}</figcaption>
      <blockquote lang="en-AU" translate="no">
        “{en}”
      </blockquote>
      <p lang="zh-Hans">{zh}</p>
    </figure>
  )
}
