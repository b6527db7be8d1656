import type { Upload, UploadKind } from '#contract/media/uploads.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import type { FileOnItsWay } from '#web/lib/files/uploads.ts'
import { isWorthRetrying, whyNotSent } from './upload-text.ts'

/** How files are sent; tests provide their own. */
export type Transport = {
  send: (file: File, kind: UploadKind, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<Upload>
  ask: (uploadId: string, signal: AbortSignal) => Promise<Upload>
  pause: (milliseconds: number) => Promise<void>
}

type Transfer = { shown: FileOnItsWay; file: File; uploadId: string | undefined; stop: AbortController }

export type UploadList = ReturnType<typeof createUploads>

/** Milliseconds between two polls of a file that is being checked: short at first, since most are done soon. */
const pollAfter = (polls: number): number => Math.min(2000, 300 + polls * 150)

/** The uploads of one form. They continue whether or not the form is open. */
export const createUploads = (transport: Transport) => {
  const listeners = new Set<() => void>()
  let transfers: readonly Transfer[] = []
  let shown: readonly FileOnItsWay[] = []

  const set = (next: readonly Transfer[]): void => {
    transfers = next
    shown = transfers.map((transfer) => transfer.shown)
    for (const tell of listeners) tell()
  }
  const transferTo = (slot: string): Transfer | undefined => transfers.find((transfer) => transfer.shown.slot === slot)
  const isCurrent = (transfer: Transfer): boolean => !transfer.stop.signal.aborted && transfers.includes(transfer)
  const show = (transfer: Transfer, change: Partial<FileOnItsWay>): void => {
    if (!isCurrent(transfer)) return
    transfer.shown = { ...transfer.shown, ...change }
    set([...transfers])
  }

  const check = async (transfer: Transfer, first: Upload): Promise<void> => {
    let upload = first
    for (let polls = 0; isCurrent(transfer); polls += 1) {
      if (upload.status === 'Ready') return show(transfer, { phase: 'ready', progress: 1, result: upload })
      if (upload.status === 'Refused') return show(transfer, { phase: 'refused', reason: upload.reason ?? 'This file was refused.' })
      show(transfer, { phase: 'checking', progress: upload.progress })
      await transport.pause(pollAfter(polls))
      upload = await transport.ask(upload.id, transfer.stop.signal)
    }
  }

  const run = async (transfer: Transfer): Promise<void> => {
    const { signal } = transfer.stop
    try {
      const onProgress = (share: number) => show(transfer, { progress: share })
      // A file that was sent is only polled again, never sent twice.
      const upload = transfer.uploadId
        ? await transport.ask(transfer.uploadId, signal)
        : await transport.send(transfer.file, transfer.shown.kind, { onProgress, signal })
      transfer.uploadId = upload.id
      await check(transfer, upload)
    } catch (error) {
      show(transfer, { phase: isWorthRetrying(error) ? 'failed' : 'refused', reason: failureLine(error) })
    }
  }

  const drop = (slot: string): void => {
    transferTo(slot)?.stop.abort()
    set(transfers.filter((transfer) => transfer.shown.slot !== slot))
  }

  const start = (transfer: Transfer): void => {
    drop(transfer.shown.slot)
    set([...transfers, transfer])
    if (transfer.shown.phase === 'sending') void run(transfer)
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
      const before = transferTo(slot)
      if (!before) return
      const again: FileOnItsWay = { ...before.shown, phase: 'sending', progress: 0, reason: null }
      start({ ...before, shown: again, stop: new AbortController() })
    },
  }
}
