import { useSyncExternalStore } from 'react'

/** Files and releases that are shown as removed and can still be brought back; files by release and platform. */
type Removal = {
  /** Whose file it is; `list` for a release that is discarded as a whole. */
  releaseId: string
  finish: () => Promise<void>
}

let planned: ReadonlyMap<string, Removal> = new Map()
const listeners = new Set<() => void>()

const set = (next: ReadonlyMap<string, Removal>): void => {
  planned = next
  for (const tell of listeners) tell()
}

const without = (slot: string): ReadonlyMap<string, Removal> => new Map([...planned].filter(([name]) => name !== slot))

export const planRemoval = (slot: string, removal: Removal): void => set(new Map(planned).set(slot, removal))

/** Undo: it was never gone. */
export const keepRemoved = (slot: string): void => set(without(slot))

/** Nothing can be undone any more. It stays out of sight until the shop itself says that it is gone. */
export const finishRemoval = async (slot: string): Promise<void> => {
  const removal = planned.get(slot)
  if (!removal) return
  planned = new Map(planned).set(slot, { ...removal, finish: async () => undefined })
  try {
    await removal.finish()
  } catch (error) {
    set(without(slot))
    throw error
  }
  // In the place of a file there may be another. A release that is gone stays out of lists that were read before.
  if (removal.releaseId !== 'list') set(without(slot))
}

/** Before anything else happens to a release or to the list, and when a release's page is left, what was removed there goes for good. */
export const finishRemovals = async (releaseId: Removal['releaseId']): Promise<void> => {
  await Promise.all([...planned].flatMap(([slot, removal]) => (removal.releaseId === releaseId ? [finishRemoval(slot)] : [])))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const none: ReadonlyMap<string, Removal> = new Map()

export const useRemovals = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(
    subscribe,
    () => planned,
    () => none,
  )
