import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Hashed } from './inspect.ts'
import type { ExtractedSound, Inspection, InspectionDeps, InspectionInput } from './inspection.ts'
import { type InspectionLimits, lookTimeOf, usualLimits } from './limits.ts'
import type { Tools } from './tools/find-tools.ts'

export type InspectionTask = {
  task: 'inspect' | 'sounds'
  input: InspectionInput
  deps: { tools: Tools; clamd: string | null; limits: InspectionLimits; folder: string; skippedSounds: number | undefined }
}

export type ThreadAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'looking'; hashed: Hashed }
  | { kind: 'looked' }
  | { kind: 'inspected'; inspection: Inspection }
  | { kind: 'sound'; sound: ExtractedSound }
  | { kind: 'over' }
  | { kind: 'failed'; message: string; stack: string }

/** What became of the thread when it gave no answer of its own. */
type ThreadEnd = { kind: 'too-slow' } | { kind: 'too-heavy' }

/** Programs it started are ended by the thread itself; for that it gets a moment. */
const graceMilliseconds = 3_000

type Answer = Exclude<ThreadAnswer, { kind: 'progress' | 'looking' | 'looked' }> | ThreadEnd

/** `hashed` is there once the thread has come so far. */
export type Apart = { next(): Promise<Answer>; goOn(): void; hashed(): Hashed | undefined; close(): Promise<void> }

/** A thread with a bound on memory and time: a hostile build may take for ever or all memory, and the shop goes on. */
export const runApart = async (task: 'inspect' | 'sounds', input: InspectionInput, given: InspectionDeps): Promise<Apart> => {
  const { tools, clamd, signal, onProgress, skippedSounds } = given
  signal?.throwIfAborted()
  const limits = { ...usualLimits, ...given.limits }
  const folder = await mkdtemp(join(given.folder ?? tmpdir(), 'soundfair-inspection-'))
  const workerData: InspectionTask = { task, input, deps: { tools, clamd, limits, folder, skippedSounds } }
  const { size } = await stat(input.path).catch(() => ({ size: 0 }))
  const lookTime = lookTimeOf(limits, { kind: input.kind, size })
  // From here to the listeners nothing is awaited: on a busy machine the thread ends before anybody listens, and its answer would be lost.
  const worker = new Worker(new URL('./inspection-worker.ts', import.meta.url), {
    workerData,
    // What is read is memory of its own, which is collected with the youngest objects: the fewer of them, the less of it waits.
    resourceLimits: { maxOldGenerationSizeMb: limits.threadMegabytes, maxYoungGenerationSizeMb: 2 },
  })
  let answer = Promise.withResolvers<Answer>()
  let late: NodeJS.Timeout | undefined
  let hashed: Hashed | undefined
  const giveTime = (seconds: number): void => {
    clearTimeout(late)
    late = setTimeout(() => answer.resolve({ kind: 'too-slow' }), seconds * 1_000)
  }
  const abort = (): void => answer.reject(signal?.reason)
  /** The thread has its time for each answer; how long somebody takes over an answer is not its fault. */
  const expectAnswer = (): void => {
    answer = Promise.withResolvers()
    // Whoever closes early asks no more.
    answer.promise.catch(() => undefined)
    giveTime(task === 'sounds' ? lookTime : limits.seconds)
    if (signal?.aborted) abort()
  }
  expectAnswer()
  signal?.addEventListener('abort', abort, { once: true })
  worker.on('message', (message: ThreadAnswer) => {
    switch (message.kind) {
      case 'progress':
        return onProgress?.(message.share)
      case 'looking':
        hashed = message.hashed
        return giveTime(lookTime)
      case 'looked':
        return giveTime(limits.seconds)
      default:
        clearTimeout(late)
        return answer.resolve(message)
    }
  })
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer.resolve({ kind: 'too-heavy' })
    else answer.reject(error)
  })
  const exited = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      answer.reject(new Error(`The thread that looks into builds ended with ${code}.`))
      resolve()
    })
  })
  return {
    next: () => answer.promise,
    hashed: () => hashed,
    goOn: () => {
      expectAnswer()
      worker.postMessage('next')
    },
    close: async () => {
      clearTimeout(late)
      signal?.removeEventListener('abort', abort)
      worker.postMessage('stop')
      let grace: NodeJS.Timeout | undefined
      await Promise.race([exited, new Promise((resolve) => (grace = setTimeout(resolve, graceMilliseconds)))])
      clearTimeout(grace)
      await worker.terminate()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
