import { useSyncExternalStore } from 'react'

/** A product that somebody wants to see beside others: enough to name it until it is read. */
export type Compared = { id: string; creatorId: string; name: string }

export const maxCompared = 4
const storageKey = 'compared'
const none: readonly Compared[] = []

const isCompared = (one: Partial<Compared> | null): one is Compared =>
  [one?.id, one?.creatorId, one?.name].every((value) => typeof value === 'string')

/** What stands in the browser's storage may be old or anybody's: whatever does not fit is nothing. */
export const parseCompared = (stored: string | null): readonly Compared[] => {
  try {
    const list = JSON.parse(stored ?? '[]')
    return Array.isArray(list) && list.every(isCompared) ? list.slice(0, maxCompared) : none
  } catch {
    return none
  }
}

export const isSame = (one: Compared, other: Compared): boolean => one.id === other.id && one.creatorId === other.creatorId

/** The list with one more or without it. A fifth does not fit. */
export const toggled = (list: readonly Compared[], { id, creatorId, name }: Compared): readonly Compared[] => {
  const product = { id, creatorId, name }
  if (list.some((one) => isSame(one, product))) return list.filter((one) => !isSame(one, product))
  return list.length < maxCompared ? [...list, product] : list
}

let compared: readonly Compared[] | undefined
const listeners = new Set<() => void>()

/** For one tab: a comparison is made in one sitting, while searching. A browser may refuse its storage; then it lasts for the page. */
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

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, read, () => none)
