import { useSyncExternalStore } from 'react'

/**
 * A navigation that failed before React Router could say so: the script of the page did not arrive.
 * It is shown in place of the page; the next page is loaded whole.
 */
let failure: unknown = null
const listeners = new Set<() => void>()

export const setFailedNavigation = (error: unknown): void => {
  failure = error
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useFailedNavigation = (): unknown =>
  useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  )
