import { useSyncExternalStore } from 'react'

/** Files that are shown as removed and can still be brought back; by release and platform. */
type Removal = { releaseId: string; finish: () => Promise<void> }

let planned: ReadonlyMap<string, Removal> = new Map()
const listeners = new Set<() => void>()

const set = (next: ReadonlyMap<string, Removal>): void => {
  planned = next
  for (const tell of listeners) tell()
}

const without = (slot: string): ReadonlyMap<string, Removal> => new Map([...planned].filter(([name]) => name !== slot))

export const planRemoval = (slot: string, removal: Removal): void => set(new Map(planned).set(slot, removal))

/** Undo: the file was never gone. */
export const keepFile = (slot: string): void => set(without(slot))

/** Nothing can be undone any more. The file stays out of sight until the release itself says that it is gone. */
export const finishRemoval = async (slot: string): Promise<void> => {
  const removal = planned.get(slot)
  if (!removal) return
  planned = new Map(planned).set(slot, { ...removal, finish: async () => undefined })
  try {
    await removal.finish()
  } finally {
    set(without(slot))
  }
}

/** Before anything else happens to a release, and when its page is left, what was removed goes for good. */
export const finishRemovals = async (releaseId: string): Promise<void> => {
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
