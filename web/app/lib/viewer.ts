import { useSyncExternalStore } from 'react'
import { getUser, type User } from '#contract/identity.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'

/** Who looks at the site: not loaded yet, or loaded with a user or with none. */
type ViewerState = { loaded: false } | { loaded: true; user: User | null }

let state: ViewerState = { loaded: false }
const listeners = new Set<() => void>()

export const setViewer = (user: User | null): void => {
  state = { loaded: true, user }
  for (const tell of listeners) tell()
}

export const currentUser = (): User | null => (state.loaded ? state.user : null)

/** The first page says itself that nobody is signed in; asking again would only earn a 401. */
const isKnownToBeNobody = (): boolean => document.documentElement.dataset.visitor === 'anonymous'

/** Loads the user before a navigation; a 401 means signed out. */
export const loadViewer = async (): Promise<User | null> => {
  if (state.loaded) return state.user
  if (isKnownToBeNobody()) {
    setViewer(null)
    return null
  }
  try {
    setViewer(await call(getUser, {}))
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    setViewer(null)
  }
  return currentUser()
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useViewerState = (): ViewerState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
