import type { SentFile } from '#web/lib/files/file-sender.ts'
import { fingerprint } from './fingerprint.ts'
import { measureSpeed } from './measure-speed.ts'
import { SendFailure } from './send-failure.ts'
import type { Road } from './tus-road.ts'

/** Large enough that the requests between two pieces cost nothing, small enough for any proxy. */
const pieceSize = 64 * 1024 * 1024
const restAfter = (tries: number): number => Math.min(30_000, 1_000 * 2 ** Math.min(tries, 5))

type Trip = {
  shown: SentFile
  file: File
  uploadId: string | undefined
  /** Undefined once it was called. */
  onBegun: ((uploadId: string) => Promise<unknown>) | undefined
  stop: AbortController
  speed: ReturnType<typeof measureSpeed>
}

/** The uploads of this browser. They continue also while no page shows them. */
export const createFileSender = (road: Road) => {
  const listeners = new Set<() => void>()
  let trips: readonly Trip[] = []
  let shown: readonly SentFile[] = []

  const set = (next: readonly Trip[]): void => {
    trips = next
    shown = trips.map((trip) => trip.shown)
    for (const tell of listeners) tell()
  }
  const tripTo = (slot: string): Trip | undefined => trips.find((trip) => trip.shown.slot === slot)
  const show = (trip: Trip, change: Partial<SentFile>): void => {
    if (!trips.includes(trip)) return
    trip.shown = { ...trip.shown, ...change }
    set([...trips])
  }
  const move = (trip: Trip, sent: number): void => {
    // Progress of a piece that was being sent when the upload was paused.
    if (trip.stop.signal.aborted) return
    trip.speed.add(road.now(), sent)
    const bytesPerSecond = trip.speed.read()
    const secondsLeft = bytesPerSecond ? (trip.file.size - sent) / bytesPerSecond : null
    show(trip, { phase: 'sending', sent, bytesPerSecond, secondsLeft, reason: null })
  }

  const begin = async ({ file, stop }: Trip): Promise<string> =>
    road.begin({ name: file.name, size: file.size, fingerprint: await fingerprint(file) }, stop.signal)

  /** The offset to continue from. Another file of the same name would produce a mixture of both. */
  const findOffset = async ({ file, stop }: Trip, uploadId: string): Promise<number> => {
    const { offset, size, metadata } = await road.ask(uploadId, stop.signal)
    const isOther = size !== file.size || (metadata.fingerprint !== undefined && metadata.fingerprint !== (await fingerprint(file)))
    if (isOther)
      throw new SendFailure(400, `${file.name} isn’t the file you started with. Choose the same one, or remove it and upload the new one.`)
    return offset
  }

  const sendOnce = async (trip: Trip): Promise<void> => {
    const { file, stop } = trip
    let offset = trip.uploadId === undefined ? 0 : await findOffset(trip, trip.uploadId)
    const uploadId = trip.uploadId ?? (await begin(trip))
    trip.uploadId = uploadId
    await trip.onBegun?.(uploadId)
    trip.onBegun = undefined
    trip.speed.restart()
    move(trip, offset)
    while (offset < file.size) {
      const from = offset
      const onProgress = (bytes: number): void => move(trip, from + bytes)
      offset = await road.sendPiece(uploadId, file.slice(from, from + pieceSize), { offset: from, onProgress, signal: stop.signal })
      move(trip, offset)
    }
    show(trip, { phase: 'arrived', sent: file.size, secondsLeft: 0 })
  }

  const travel = async (trip: Trip): Promise<void> => {
    const { signal } = trip.stop
    for (let tries = 0; !signal.aborted; tries += 1) {
      const before = trip.shown.sent
      try {
        return await sendOnce(trip)
      } catch (error) {
        if (signal.aborted) return
        const isPassing = error instanceof SendFailure && error.isPassing
        const reason = error instanceof Error ? error.message : null
        if (!isPassing) return show(trip, { phase: error instanceof SendFailure && error.isFinal ? 'refused' : 'failed', reason })
        // Progress means that there is a connection, even a bad one: the next wait is short again.
        if (trip.shown.sent > before) tries = 0
        show(trip, { phase: 'waiting', bytesPerSecond: null, secondsLeft: null, reason: null })
        await road.rest(restAfter(tries), signal)
      }
    }
  }

  const drop = (slot: string): void => {
    tripTo(slot)?.stop.abort()
    set(trips.filter((trip) => trip.shown.slot !== slot))
  }

  const start = (trip: Trip): void => {
    drop(trip.shown.slot)
    set([...trips, trip])
    void travel(trip)
  }

  const setOut = (slot: string, file: File, rest: Pick<Trip, 'uploadId' | 'onBegun'>): void => {
    const { name, size } = file
    const entry: SentFile = { slot, name, size, sent: 0, phase: 'sending', bytesPerSecond: null, secondsLeft: null, reason: null }
    start({ shown: entry, file, stop: new AbortController(), speed: measureSpeed(), ...rest })
  }

  return {
    read: () => shown,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    send: (slot: string, file: File, onBegun: (uploadId: string) => Promise<unknown>): void =>
      setOut(slot, file, { uploadId: undefined, onBegun }),
    resume: (slot: string, file: File, uploadId: string): void => setOut(slot, file, { uploadId, onBegun: undefined }),
    pause: (slot: string): void => {
      const trip = tripTo(slot)
      trip?.stop.abort()
      if (trip) show(trip, { phase: 'paused', bytesPerSecond: null, secondsLeft: null })
    },
    carryOn: (slot: string): void => {
      const trip = tripTo(slot)
      if (!trip) return
      start({ ...trip, shown: { ...trip.shown, phase: 'sending', reason: null }, stop: new AbortController() })
    },
    drop,
  }
}

export type FileSenderStore = ReturnType<typeof createFileSender>
