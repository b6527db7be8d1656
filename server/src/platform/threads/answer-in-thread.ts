import { setPriority } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { stopwatch } from '#kernel/clock.ts'

export type Question<Work> = { turn: number; work: Work }
export type Answer = { turn: number; made?: Uint8Array; fault?: string }

type Manner = {
  /** The thread's niceness relative to page requests: 0 to 19, as in the system. */
  niceness: number
  /** Pauses after each task for as long as it took, so that other work goes first when there are very many. */
  rests?: boolean
}

/** The part of `superviseThread` that runs in the thread: does one task after the other. */
export const answerInThread = <Work>({ niceness, rests = false }: Manner, make: (work: Work) => Promise<Uint8Array>): void => {
  const port = parentPort
  if (!port) throw new Error('This runs as a worker only.')
  // Only Linux has a priority per thread.
  if (process.platform === 'linux') setPriority(niceness)

  const answer = async ({ turn, work }: Question<Work>): Promise<void> => {
    try {
      const made = new Uint8Array(await make(work))
      port.postMessage({ turn, made } satisfies Answer, [made.buffer])
    } catch (error) {
      port.postMessage({ turn, fault: String(error) } satisfies Answer)
    }
  }

  let turns = Promise.resolve()
  port.on('message', (question: Question<Work>) => {
    turns = turns.then(async () => {
      const begun = stopwatch()
      await answer(question)
      if (rests) await rest(stopwatch() - begun)
    })
  })
}
