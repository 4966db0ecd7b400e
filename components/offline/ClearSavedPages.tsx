import { useLanguage } from '../layout/use-language'

/** Removes what a reader’s own reading has left on the device, and says what it did. */
export function ClearSavedPages() {
  const { words } = useLanguage()
  return (
    <div className="saved-control" data-nosearch>
      <button type="button" data-offline="clear" data-failed={words.offline.failed}>
        {words.offline.clear}
      </button>
      <p role="status" />
    </div>
  )
}
