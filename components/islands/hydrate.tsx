/**
 * React in the browser. A page is whole in its HTML, and React takes over its islands alone, each as a root of its
 * own: what stands around them is never compared, never drawn again and so never lost, whatever a translator, a
 * reading aid or a fault of ours does to the page.
 */
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PagePath } from '../layout/page-path'
import { keepFocus, RestoreFocus } from './focus'
import { Recover } from './Recover'
import { islandOf } from './registry'

interface HydratedProps {
  name: string
  /** What the build wrote, shown again where the island cannot be drawn at all. */
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

/** Inside the boundary: where nothing was registered, the island stays as it was built. */
function Registered({ name }: Pick<HydratedProps, 'name'>) {
  return islandOf(name)
}

/** Last in its island: by then React has taken over, or replaced, everything before it. */
function Ready({ restoreFocus, onReady }: Pick<HydratedProps, 'restoreFocus' | 'onReady'>) {
  useLayoutEffect(restoreFocus, [restoreFocus])
  useEffect(onReady, [onReady])
  return null
}

/** The page says that this part does not work, as where its script cannot be had (components/boot/intent.ts). */
function AsBuilt({ html }: { html: string }) {
  useEffect(() => {
    document.documentElement.dataset.failed = ''
  }, [])
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
}

/** @param path the page's, below the base path @param onReady called once when every island is alive, or has said that it cannot be */
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
          <Hydrated name={slot.dataset.island ?? ''} asBuilt={slot.innerHTML} restoreFocus={restoreFocus} onReady={onOneReady} />
        </RestoreFocus.Provider>
      </PagePath.Provider>,
      {
        // The ids that React makes are unique in one root alone.
        identifierPrefix: `island-${index}-`,
        // Something else changed the page first: React has drawn this island anew, and all is well.
        onRecoverableError: error => console.info(error)
      }
    )
  })
}
