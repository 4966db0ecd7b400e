import { useLanguage } from '../layout/use-language'
import { OfflineButton } from './OfflineButton'

/** Removes what a reader’s own reading has left on the device, and says what it did. */
export function ClearSavedPages() {
  const { words } = useLanguage()
  return (
    <div className="saved-control" data-nosearch>
      <OfflineButton act="clear">{words.offline.clear}</OfflineButton>
    </div>
  )
}
