import { useSyncExternalStore } from 'react'

/** A product to compare: enough to name it until its data is loaded. */
export type Compared = { id: string; creatorId: string; name: string }

export const maxCompared = 4
const storageKey = 'compared'
const openKey = 'comparing'
const none: readonly Compared[] = []

const isCompared = (one: Partial<Compared> | null): one is Compared =>
  [one?.id, one?.creatorId, one?.name].every((value) => typeof value === 'string')

/** The stored value may come from an older release or from anybody: an invalid one is ignored. */
export const parseCompared = (stored: string | null): readonly Compared[] => {
  try {
    const list = JSON.parse(stored ?? '[]')
    return Array.isArray(list) && list.every(isCompared) ? list.slice(0, maxCompared) : none
  } catch {
    return none
  }
}

export const isSame = (one: Compared, other: Compared): boolean => one.id === other.id && one.creatorId === other.creatorId

/** The list with one more or without it. A fifth is not added. */
export const toggled = (list: readonly Compared[], { id, creatorId, name }: Compared): readonly Compared[] => {
  const product = { id, creatorId, name }
  if (list.some((one) => isSame(one, product))) return list.filter((one) => !isSame(one, product))
  return list.length < maxCompared ? [...list, product] : list
}

let compared: readonly Compared[] | undefined
const listeners = new Set<() => void>()

/** Stored for one tab: a comparison belongs to one search. A browser may refuse storage; then it lasts as long as the page. */
const read = (): readonly Compared[] => {
  try {
    compared ??= parseCompared(sessionStorage.getItem(storageKey))
  } catch {
    compared ??= none
  }
  return compared
}

const write = (next: readonly Compared[]): void => {
  compared = next
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export const toggleCompared = (product: Compared): void => write(toggled(read(), product))
export const clearCompared = (): void => write(none)

/** The page on which the comparison is open: a reload shows it again, another page does not. */
let openOn: string | null | undefined

const readOpen = (): string | null => {
  try {
    if (openOn === undefined) openOn = sessionStorage.getItem(openKey)
  } catch {
    openOn ??= null
  }
  return openOn
}

const writeOpen = (page: string | null): void => {
  openOn = page
  try {
    if (page === null) sessionStorage.removeItem(openKey)
    else sessionStorage.setItem(openKey, page)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export const openComparison = (page: string): void => writeOpen(page)
export const closeComparison = (): void => writeOpen(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, read, () => none)

/** False on the server and in the first render, so that nothing moves: a dialog is over the page. */
export const useIsComparing = (page: string): boolean => useSyncExternalStore(subscribe, readOpen, () => null) === page
