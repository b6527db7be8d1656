import type { SentFile } from '#web/lib/files/file-sender.ts'
import { fingerprint } from './fingerprint.ts'
import { measureSpeed } from './measure-speed.ts'
import { SendFailure } from './send-failure.ts'
import type { Transport } from './tus-transport.ts'

/** Large enough that the requests between two pieces cost nothing, small enough for any proxy. */
const pieceSize = 64 * 1024 * 1024
const waitAfter = (tries: number): number => Math.min(30_000, 1_000 * 2 ** Math.min(tries, 5))

type Transfer = {
  shown: SentFile
  file: File
  uploadId: string | undefined
  /** Undefined once it was called. */
  onBegun: ((uploadId: string) => Promise<unknown>) | undefined
  stop: AbortController
  speed: ReturnType<typeof measureSpeed>
}

/** The uploads of this browser. They continue also while no page shows them. */
export const createFileSender = (transport: Transport) => {
  const listeners = new Set<() => void>()
  let transfers: readonly Transfer[] = []
  let shown: readonly SentFile[] = []

  const set = (next: readonly Transfer[]): void => {
    transfers = next
    shown = transfers.map((transfer) => transfer.shown)
    for (const tell of listeners) tell()
  }
  const transferTo = (slot: string): Transfer | undefined => transfers.find((transfer) => transfer.shown.slot === slot)
  const show = (transfer: Transfer, change: Partial<SentFile>): void => {
    if (!transfers.includes(transfer)) return
    transfer.shown = { ...transfer.shown, ...change }
    set([...transfers])
  }
  const move = (transfer: Transfer, sent: number): void => {
    // Progress of a piece that was being sent when the upload was paused.
    if (transfer.stop.signal.aborted) return
    transfer.speed.add(transport.now(), sent)
    const bytesPerSecond = transfer.speed.read()
    const secondsLeft = bytesPerSecond ? (transfer.file.size - sent) / bytesPerSecond : null
    show(transfer, { phase: 'sending', sent, bytesPerSecond, secondsLeft, reason: null })
  }

  const begin = async ({ file, stop }: Transfer): Promise<string> =>
    transport.begin({ name: file.name, size: file.size, fingerprint: await fingerprint(file) }, stop.signal)

  /** The offset to continue from. Another file of the same name would produce a mixture of both. */
  const findOffset = async ({ file, stop }: Transfer, uploadId: string): Promise<number> => {
    const { offset, size, metadata } = await transport.ask(uploadId, stop.signal)
    const isOther = size !== file.size || (metadata.fingerprint !== undefined && metadata.fingerprint !== (await fingerprint(file)))
    if (isOther)
      throw new SendFailure(400, `${file.name} isn’t the file you started with. Choose the same one, or remove it and upload the new one.`)
    return offset
  }

  const sendOnce = async (transfer: Transfer): Promise<void> => {
    const { file, stop } = transfer
    let offset = transfer.uploadId === undefined ? 0 : await findOffset(transfer, transfer.uploadId)
    const uploadId = transfer.uploadId ?? (await begin(transfer))
    transfer.uploadId = uploadId
    await transfer.onBegun?.(uploadId)
    transfer.onBegun = undefined
    transfer.speed.restart()
    move(transfer, offset)
    while (offset < file.size) {
      const from = offset
      const onProgress = (bytes: number): void => move(transfer, from + bytes)
      offset = await transport.sendPiece(uploadId, file.slice(from, from + pieceSize), { offset: from, onProgress, signal: stop.signal })
      move(transfer, offset)
    }
    show(transfer, { phase: 'arrived', sent: file.size, secondsLeft: 0 })
  }

  const run = async (transfer: Transfer): Promise<void> => {
    const { signal } = transfer.stop
    for (let tries = 0; !signal.aborted; tries += 1) {
      const before = transfer.shown.sent
      try {
        return await sendOnce(transfer)
      } catch (error) {
        if (signal.aborted) return
        const isPassing = error instanceof SendFailure && error.isPassing
        const reason = error instanceof Error ? error.message : null
        if (!isPassing) return show(transfer, { phase: error instanceof SendFailure && error.isFinal ? 'refused' : 'failed', reason })
        // Progress means that there is a connection, even a bad one: the next wait is short again.
        if (transfer.shown.sent > before) tries = 0
        show(transfer, { phase: 'waiting', bytesPerSecond: null, secondsLeft: null, reason: null })
        await transport.wait(waitAfter(tries), signal)
      }
    }
  }

  const drop = (slot: string): void => {
    transferTo(slot)?.stop.abort()
    set(transfers.filter((transfer) => transfer.shown.slot !== slot))
  }

  const start = (transfer: Transfer): void => {
    drop(transfer.shown.slot)
    set([...transfers, transfer])
    void run(transfer)
  }

  const add = (slot: string, file: File, rest: Pick<Transfer, 'uploadId' | 'onBegun'>): void => {
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
      add(slot, file, { uploadId: undefined, onBegun }),
    resume: (slot: string, file: File, uploadId: string): void => add(slot, file, { uploadId, onBegun: undefined }),
    pause: (slot: string): void => {
      const transfer = transferTo(slot)
      transfer?.stop.abort()
      if (transfer) show(transfer, { phase: 'paused', bytesPerSecond: null, secondsLeft: null })
    },
    carryOn: (slot: string): void => {
      const transfer = transferTo(slot)
      if (!transfer) return
      start({ ...transfer, shown: { ...transfer.shown, phase: 'sending', reason: null }, stop: new AbortController() })
    },
    drop,
  }
}
