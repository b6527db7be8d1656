import { useSyncExternalStore } from 'react'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { dismissToast, toast } from '#web/ui/overlays/toast.ts'

/** Files and releases that are shown as removed and can still be restored; files by release and platform. */
type Removal = {
  /** The release of the file; `list` for a release that is discarded as a whole. */
  releaseId: string
  finish: () => Promise<void>
  /** Called after Undo: others may have changed something meanwhile. */
  onRestored?: () => unknown
}

const mark = 'discarded-releases'
const gone: Removal = { releaseId: 'list', finish: () => Promise.resolve() }

/** What the previous page in this tab discarded while it was left: this page was requested before the server had removed it. */
const readDiscarded = (): string[] => {
  try {
    const ids = globalThis.window?.sessionStorage.getItem(mark)
    globalThis.window?.sessionStorage.removeItem(mark)
    return ids ? ids.split(' ') : []
  } catch {
    return []
  }
}

const discardedBefore = readDiscarded()
let planned: ReadonlyMap<string, Removal> = new Map(discardedBefore.map((id) => [id, gone]))
/** Those that can no longer be undone. */
const finishing = new Map<string, Promise<void>>()
const offers = new Map<string, number>()
const listeners = new Set<() => void>()

const set = (next: ReadonlyMap<string, Removal>): void => {
  planned = next
  for (const tell of listeners) tell()
}

/** Shows it again, for example after Undo. */
const keepRemoved = (slot: string): void => set(new Map([...planned].filter(([name]) => name !== slot)))

const finishNow = async (slot: string, { releaseId, finish }: Removal): Promise<void> => {
  try {
    await finish()
  } catch (error) {
    finishing.delete(slot)
    keepRemoved(slot)
    throw error
  }
  // A file's slot may hold another file. A discarded release stays out of lists that were read before.
  if (releaseId === 'list') {
    set(new Map(planned).set(slot, gone))
    return
  }
  finishing.delete(slot)
  keepRemoved(slot)
}

/** From now on it cannot be undone, and the toast is closed. It stays hidden until the server's own data shows that it is gone. */
const finishRemoval = (slot: string): Promise<void> => {
  const removal = planned.get(slot)
  if (!removal) return Promise.resolve()
  const begun = finishing.get(slot) ?? finishNow(slot, removal)
  finishing.set(slot, begun)
  dismissToast(offers.get(slot) ?? 0)
  return begun
}

const finishAll = (slots: Iterable<string>): Promise<unknown> => Promise.all([...slots].map(finishRemoval))

/** Before anything else happens to a release or to the list, and when a release's page is left, its pending removals are carried out. */
export const finishRemovals = async (releaseId: Removal['releaseId']): Promise<void> => {
  await finishAll([...planned].flatMap(([slot, removal]) => (removal.releaseId === releaseId ? [slot] : [])))
}

/** Whether the request of the previous page was answered is unknown: it is sent again, and what the server refuses is shown again. */
export const finishDiscarded = async (discard: (releaseId: string) => Promise<void>): Promise<void> => {
  const ids = discardedBefore.splice(0)
  if (ids.length === 0) return
  set(new Map<string, Removal>([...planned, ...ids.map((id) => [id, { releaseId: 'list', finish: () => discard(id) }] as const)]))
  await finishAll(ids)
}

/** What is shown as removed is removed for good when the window is closed. */
const finishOnLeaving = (): void => {
  const discarded = [...planned].flatMap(([slot, removal]) => (removal.releaseId === 'list' && removal !== gone ? [slot] : []))
  try {
    if (discarded.length > 0) window.sessionStorage.setItem(mark, discarded.join(' '))
  } catch {
    // Without storage the next page shows it once more.
  }
  finishAll(planned.keys()).catch(() => undefined)
}

/** Hides it at once, and removes it for good when the toast with its Undo closes. */
export const planRemoval = (slot: string, removal: Removal, text: string): void => {
  set(new Map(planned).set(slot, removal))
  const go = (): void => {
    if (!finishing.has(slot)) finishRemoval(slot).catch(tellFailure)
  }
  const undo = (): void => {
    keepRemoved(slot)
    removal.onRestored?.()
  }
  offers.set(slot, toast({ kind: 'ok', text, action: { label: 'Undo', run: undo }, onGone: go }))
  globalThis.window?.addEventListener('pagehide', finishOnLeaving)
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

/** The releases without the discarded ones. */
export const useUndiscarded = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] => {
  const discarded = useRemovals()
  return rows.filter(({ id }) => !discarded.has(id))
}

/** Requests that complete even when their page is left. */
export const sendOnLeaving: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true })
