import { Worker } from 'node:worker_threads'
import type { Answer, Question } from './answer-in-thread.ts'

type Waiting = { resolve(made: Buffer): void; reject(error: Error): void }

const openThread = (file: URL, over: () => void) => {
  const waiting = new Map<number, Waiting>()
  let turns = 0
  const worker = new Worker(file)
  const end = (error: Error): void => {
    over()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', ({ turn, made, fault }: Answer) => {
    const asked = waiting.get(turn)
    waiting.delete(turn)
    if (waiting.size === 0) worker.unref()
    if (made) asked?.resolve(Buffer.from(made))
    else asked?.reject(new Error(fault))
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`The thread of ${file.pathname.split('/').at(-1)} ended with ${code}.`)))
  return (work: unknown): Promise<Buffer> => {
    turns += 1
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    waiting.set(turns, { resolve, reject })
    worker.ref()
    worker.postMessage({ turn: turns, work } satisfies Question<unknown>)
    return promise
  }
}

/**
 * Has work done where it holds up nobody, by a file that calls `answerInThread`. The thread is opened for the first question and
 * kept for those that follow; while it has nothing to do it does not keep the process up, and after a fault a new one is opened.
 */
export const superviseThread = <Work>(file: URL): ((work: Work) => Promise<Buffer>) => {
  let ask: ReturnType<typeof openThread> | undefined
  return (work) => {
    if (!ask) {
      const opened = openThread(file, () => {
        if (ask === opened) ask = undefined
      })
      ask = opened
    }
    return ask(work)
  }
}
