import { Worker } from 'node:worker_threads'
import type { Invoice } from '../invoice.views.ts'

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
  const made = new Worker(new URL('./draw-invoice-worker.ts', import.meta.url))
  made.on('message', ({ turn, pdf, fault }: Drawn) => {
    const asked = waiting.get(turn)
    waiting.delete(turn)
    if (waiting.size === 0) made.unref()
    if (pdf) asked?.resolve(Buffer.from(pdf))
    else asked?.reject(new Error(fault))
  })
  made.on('error', failAll)
  made.on('exit', (code) => failAll(new Error(`The thread that draws invoices ended with ${code}.`)))
  return made
}

/** Draws in a thread of its own, kept for the next one: fonts take a while, and nobody who looks at a page should wait for them. */
export const drawApart = (invoice: Invoice): Promise<Buffer> => {
  thread ??= openThread()
  const turn = ++turns
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  waiting.set(turn, { resolve, reject })
  thread.ref()
  thread.postMessage({ turn, invoice })
  return promise
}
