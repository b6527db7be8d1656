import { setPriority } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { stopwatch } from '#kernel/clock.ts'

export type Question<Work> = { turn: number; work: Work }
export type Answer = { turn: number; made?: Uint8Array; fault?: string }

type Manner = {
  /** How far it stands back behind those who wait for a page: 0 to 19, as the system counts it. */
  niceness: number
  /** Rests after each for as long as it took: when very many come at once, everything else goes first. */
  rests?: boolean
}

/** The side of `keepThread` that runs in the thread: makes one after the other. */
export const answerInThread = <Work>({ niceness, rests = false }: Manner, make: (work: Work) => Promise<Uint8Array>): void => {
  const port = parentPort
  if (!port) throw new Error('This runs as a worker only.')
  // Only Linux counts threads by themselves.
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
