import { useSyncExternalStore } from 'react'
import type { FullCreator } from '#contract/creators/creators.ts'
import type { User } from '#contract/identity/user.ts'
import { call } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { getCreator, getUser } from '../api/viewer-routes.ts'

/** Who looks at the site: not loaded yet, or loaded with a user or with none; with the creator they act for, if there is one. */
type ViewerState = { loaded: false } | { loaded: true; user: User | null; creator: FullCreator | null }

let state: ViewerState = { loaded: false }
let served: User | null = null
const listeners = new Set<() => void>()

export const setViewer = (user: User | null, creator: FullCreator | null = null): void => {
  state = { loaded: true, user, creator }
  for (const tell of listeners) tell()
}

/** The user who came with the page. One process renders the pages of many, so that the server remembers nobody. */
export const rememberServed = (user: User | null): void => {
  if (typeof document !== 'undefined') served = user
}

/** Whose reads these are: until the browser knows who looks, those of whom the page was rendered for. Otherwise parts would be read twice. */
export const currentReader = (): User | null => (state.loaded ? state.user : served)

export const currentUser = (): User | null => (state.loaded ? state.user : null)
/** Whose page this is: null for nobody, undefined while that is not known. */
export const viewerId = (): string | null | undefined => (state.loaded ? (state.user?.id ?? null) : undefined)
export const currentCreator = (): FullCreator | null => (state.loaded ? state.creator : null)

/** The first page says itself that nobody is signed in; asking again would only earn a 401. */
const isKnownToBeNobody = (): boolean => document.documentElement.dataset.visitor === 'anonymous'

/** A creator user also gets the creator profile. Its absence must not close the shop: the pages that need it say so themselves. */
export const loadCreatorOf = async (user: User): Promise<FullCreator | null> => {
  if (user.creatorId === undefined) return null
  return call(getCreator, {}).catch(() => null)
}

const askForUser = async (): Promise<User | null> => {
  try {
    return await call(getUser, {})
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

/** Asks the server who this is, whatever was known before. A 401 means signed out. */
export const reloadViewer = async (): Promise<User | null> => {
  const user = await askForUser()
  setViewer(user, user && (await loadCreatorOf(user)))
  return user
}

let loading: Promise<User | null> | undefined

/** Loads the user before a navigation; however many ask at once, the server is asked once. */
export const loadViewer = async (): Promise<User | null> => {
  if (state.loaded) return state.user
  if (isKnownToBeNobody()) {
    setViewer(null)
    return null
  }
  loading ??= reloadViewer().finally(() => {
    loading = undefined
  })
  return loading
}

export const subscribeToViewer = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useViewerState = (): ViewerState =>
  useSyncExternalStore(
    subscribeToViewer,
    () => state,
    () => state,
  )
