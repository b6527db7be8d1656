import { Worker } from 'node:worker_threads'
import type { Invoice } from '#domains/checkout/invoices/index.ts'
import type { Certificate } from './certificate.views.ts'

export type Paper = { kind: 'Certificate'; certificate: Certificate } | { kind: 'Invoice'; invoice: Invoice }

type Drawn = { turn: number; pdf?: Uint8Array; fault?: string }
type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void }

const waiting = new Map<number, Waiting>()
let turns = 0
let thread: Worker | undefined

const failAll = (error: Error): void => {
  thread = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

const openThread = (): Worker => {
  const made = new Worker(new URL('./draw-paper-worker.ts', import.meta.url))
  made.on('message', ({ turn, pdf, fault }: Drawn) => {
    const asked = waiting.get(turn)
    waiting.delete(turn)
    if (waiting.size === 0) made.unref()
    if (pdf) asked?.resolve(Buffer.from(pdf))
    else asked?.reject(new Error(fault))
  })
  made.on('error', failAll)
  made.on('exit', (code) => failAll(new Error(`The thread that draws papers ended with ${code}.`)))
  return made
}

/** Draws apart from the receipts that are mailed: here somebody waits for it. The thread is kept, because fonts take a while. */
export const drawPaper = (paper: Paper): Promise<Buffer> => {
  thread ??= openThread()
  turns += 1
  const turn = turns
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  waiting.set(turn, { resolve, reject })
  thread.ref()
  thread.postMessage({ turn, paper })
  return promise
}
