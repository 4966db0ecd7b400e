import { useLanguage } from '../layout/use-language'

/** On safety pages, which nothing stores unasked: the reader may ask. The boot script brings what does it. */
export function KeepPage() {
  const { words } = useLanguage()
  return (
    <div className="saved-control" data-nosearch>
      <p className="soft">{words.offline.keepHint}</p>
      <button type="button" data-offline="keep" data-failed={words.offline.failed}>
        {words.offline.keep}
      </button>
      <p role="status" />
    </div>
  )
}
