/** Hydrates the islands alone, each as a root: whatever fails or translates, the page around them is never rendered again. */
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PagePath } from '../layout/page-path'
import { keepFocus, RestoreFocus } from './focus'
import { Recover } from './Recover'
import { islandOf } from './registry'

interface HydratedProps {
  name: string
  /** The built HTML, shown again where the island cannot be rendered. */
  asBuilt: string
  restoreFocus: () => void
  onReady: () => void
}

function Hydrated({ name, asBuilt, restoreFocus, onReady }: HydratedProps) {
  return (
    <Suspense>
      <Recover fallback={<AsBuilt html={asBuilt} />}>
        <Registered name={name} />
      </Recover>
      <Ready restoreFocus={restoreFocus} onReady={onReady} />
    </Suspense>
  )
}

/** Inside the boundary, so that an island stays as built where nothing was registered. */
function Registered({ name }: Pick<HydratedProps, 'name'>) {
  return islandOf(name)
}

/**
 * Last in its island: everything before it is hydrated or replaced by then. Ready only one render later, which shows what
 * was typed before: a press that was held until now is then answered with that.
 */
function Ready({ restoreFocus, onReady }: Pick<HydratedProps, 'restoreFocus' | 'onReady'>) {
  const [hasTakenOver, setHasTakenOver] = useState(false)
  useLayoutEffect(() => {
    restoreFocus()
    setHasTakenOver(true)
  }, [restoreFocus])
  useEffect(() => {
    if (hasTakenOver) onReady()
  }, [hasTakenOver, onReady])
  return null
}

/** The page says that this part does not work, as where its script cannot be loaded (components/boot/intent.ts). */
function AsBuilt({ html }: { html: string }) {
  useEffect(() => {
    document.documentElement.dataset.failed = ''
  }, [])
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
}

/** @param path the page's, below the base path @param onReady called once every island is hydrated or has failed */
export function hydrateIslands(path: string, onReady: () => void): void {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  let waiting = slots.length
  const onOneReady = () => {
    waiting -= 1
    if (waiting <= 0) onReady()
  }
  if (waiting === 0) onReady()
  slots.forEach((slot, index) => {
    const restoreFocus = keepFocus(slot)
    hydrateRoot(
      slot,
      <PagePath.Provider value={path}>
        <RestoreFocus.Provider value={restoreFocus}>
          <Hydrated
            name={slot.dataset.island ?? ''}
            asBuilt={slot.innerHTML}
            restoreFocus={restoreFocus}
            onReady={onOneReady}
          />
        </RestoreFocus.Provider>
      </PagePath.Provider>,
      {
        // The ids that React makes are unique in one root alone.
        identifierPrefix: `island-${index}-`,
        // Something else had changed the page; React has rendered this island again.
        onRecoverableError: error => console.info(error)
      }
    )
  })
}
