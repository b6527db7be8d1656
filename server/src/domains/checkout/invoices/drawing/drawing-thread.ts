import { Worker } from 'node:worker_threads'

type Drawn = { turn: number; pdf?: Uint8Array; fault?: string }
type Waiting = { resolve(pdf: Buffer): void; reject(error: Error): void }

/** Draws in a thread of its own, kept for the next one: fonts take a while, and nobody who looks at a page should wait for them. */
export const drawingThread = <Content>(worker: URL): ((content: Content) => Promise<Buffer>) => {
  const waiting = new Map<number, Waiting>()
  let turns = 0
  let thread: Worker | undefined

  const failAll = (error: Error): void => {
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const openThread = (): Worker => {
    const made = new Worker(worker)
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

  return (content) => {
    thread ??= openThread()
    turns += 1
    const turn = turns
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    waiting.set(turn, { resolve, reject })
    thread.ref()
    thread.postMessage({ turn, content })
    return promise
  }
}
