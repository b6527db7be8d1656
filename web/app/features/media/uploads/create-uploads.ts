import type { Upload, UploadKind } from '#contract/media/uploads.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import type { FileOnItsWay } from '#web/lib/files/uploads.ts'
import { isWorthRetrying, whyNotSent } from './upload-text.ts'

/** How files are sent; tests provide their own. */
export type Road = {
  send: (file: File, kind: UploadKind, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Upload>
  ask: (uploadId: string, signal: AbortSignal) => Promise<Upload>
  pause: (milliseconds: number) => Promise<void>
}

type Trip = { shown: FileOnItsWay; file: File; uploadId: string | undefined; stop: AbortController }

export type UploadList = ReturnType<typeof createUploads>

/** Milliseconds between two polls of a file that is being checked: short at first, since most are done soon. */
const lookAgainAfter = (looks: number): number => Math.min(2000, 300 + looks * 150)

/** The uploads of one form. They continue whether or not the form is open. */
export const createUploads = (road: Road) => {
  const listeners = new Set<() => void>()
  let trips: readonly Trip[] = []
  let shown: readonly FileOnItsWay[] = []

  const set = (next: readonly Trip[]): void => {
    trips = next
    shown = trips.map((trip) => trip.shown)
    for (const tell of listeners) tell()
  }
  const tripTo = (slot: string): Trip | undefined => trips.find((trip) => trip.shown.slot === slot)
  const isOnTheWay = (trip: Trip): boolean => !trip.stop.signal.aborted && trips.includes(trip)
  const show = (trip: Trip, change: Partial<FileOnItsWay>): void => {
    if (!isOnTheWay(trip)) return
    trip.shown = { ...trip.shown, ...change }
    set([...trips])
  }

  const check = async (trip: Trip, first: Upload): Promise<void> => {
    let upload = first
    for (let looks = 0; isOnTheWay(trip); looks += 1) {
      if (upload.status === 'Ready') return show(trip, { phase: 'ready', progress: 1, result: upload })
      if (upload.status === 'Refused') return show(trip, { phase: 'refused', reason: upload.reason ?? 'This file was refused.' })
      show(trip, { phase: 'checking', progress: upload.progress })
      await road.pause(lookAgainAfter(looks))
      upload = await road.ask(upload.id, trip.stop.signal)
    }
  }

  const travel = async (trip: Trip): Promise<void> => {
    const { signal } = trip.stop
    try {
      const onProgress = (share: number) => show(trip, { progress: share })
      // A file that was sent is only polled again, never sent twice.
      const upload = trip.uploadId
        ? await road.ask(trip.uploadId, signal)
        : await road.send(trip.file, trip.shown.kind, { onProgress, signal })
      trip.uploadId = upload.id
      await check(trip, upload)
    } catch (error) {
      show(trip, { phase: isWorthRetrying(error) ? 'failed' : 'refused', reason: failureLine(error) })
    }
  }

  const drop = (slot: string): void => {
    tripTo(slot)?.stop.abort()
    set(trips.filter((trip) => trip.shown.slot !== slot))
  }

  const start = (trip: Trip): void => {
    drop(trip.shown.slot)
    set([...trips, trip])
    if (trip.shown.phase === 'sending') void travel(trip)
  }

  return {
    read: () => shown,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    drop,
    send: (slot: string, kind: UploadKind, file: File): void => {
      const reason = whyNotSent(file, kind) ?? null
      const phase = reason ? 'refused' : 'sending'
      const entry: FileOnItsWay = { slot, kind, name: file.name, phase, progress: 0, reason, result: null }
      start({ shown: entry, file, uploadId: undefined, stop: new AbortController() })
    },
    retry: (slot: string): void => {
      const before = tripTo(slot)
      if (!before) return
      const again: FileOnItsWay = { ...before.shown, phase: 'sending', progress: 0, reason: null }
      start({ ...before, shown: again, stop: new AbortController() })
    },
  }
}
