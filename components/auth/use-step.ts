import { useSyncExternalStore } from 'react'

const STEPS = ['password', 'link', 'create', 'forgot'] as const

/** The ways to sign in; each has its own hash (`#create`), so that Back and the language links keep it. */
export type Step = (typeof STEPS)[number]

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function current(): Step {
  return STEPS.find(step => `#${step}` === location.hash) ?? 'password'
}

/** The way that the address names; by password where it names none, and in the built HTML. */
export function useStep(): Step {
  return useSyncExternalStore(subscribe, current, () => 'password')
}
