import { useLanguage } from '../layout/use-language'
import { OfflineButton } from './OfflineButton'

/** On safety pages, which nothing stores unasked: the reader may ask. */
export function KeepPage() {
  const { words } = useLanguage()
  return (
    <div className="saved-control" data-nosearch>
      <p className="soft">{words.offline.keepHint}</p>
      <OfflineButton act="keep">{words.offline.keep}</OfflineButton>
    </div>
  )
}
