import { useSyncExternalStore } from 'react'

/**
 * A navigation that failed before React Router could say so: the script of the page did not arrive.
 * It is shown in place of the page, until the visitor goes elsewhere.
 */
let failure: Error | null = null
const listeners = new Set<() => void>()

export const setFailedNavigation = (error: Error | null): void => {
  if (failure === error) return
  failure = error
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useFailedNavigation = (): Error | null =>
  useSyncExternalStore(
    subscribe,
    () => failure,
    () => null,
  )
