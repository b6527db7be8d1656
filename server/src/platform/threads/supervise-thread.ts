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
 * Runs tasks in a thread, in a file that calls `answerInThread`. The thread is started for the first task and reused; while idle it does
 * not keep the process alive, and after an error a new one is started.
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
