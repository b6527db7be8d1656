import { Worker } from 'node:worker_threads'
import type { Sound } from '#contract/media/sounds.ts'
import { takeTurns } from './take-turns.ts'

export type PressVerdict = { made: true; mp3: Uint8Array; sound: Sound } | { made: false; reason: string }

type Message = { kind: 'more' } | { kind: 'made'; mp3: Uint8Array; sound: Sound } | { kind: 'refused'; reason: string }

type Options = {
  onProgress?: (bytes: number) => void
  within?: number
  /** Only so many seconds of it. */
  cutAt?: number | undefined
}

const tooSlow = 'This sound could not be read in reasonable time. Save it as WAV or FLAC and send it again.'
const tooHeavy = 'This sound needs too much memory to be read. Save it as WAV or FLAC and send it again.'
/** Ten minutes of sound take half a minute of work, and many times that on a machine that is busy. What takes longer hangs. */
const patience = 10 * 60_000

// Each keeps a core busy. More at once would only make all of them slower, and everything else too.
const turns = takeTurns(2)

/** Runs in a thread of its own: a sound takes seconds, and a hostile one may take for ever or all memory. */
export const pressApart = (chunks: AsyncIterable<Uint8Array>, size: number, options: Options = {}): Promise<PressVerdict> =>
  turns(() => press(chunks, size, options))

const press = async (
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  { onProgress, within = patience, cutAt }: Options,
): Promise<PressVerdict> => {
  const source = chunks[Symbol.asyncIterator]()
  const worker = new Worker(new URL('./press-sound-worker.ts', import.meta.url), {
    workerData: { size, cutAt },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  let given = 0
  const { promise, resolve, reject } = Promise.withResolvers<PressVerdict>()
  const late = setTimeout(() => resolve({ made: false, reason: tooSlow }), within)

  const giveMore = async (): Promise<void> => {
    const next = await source.next()
    if (next.done) return worker.postMessage(null)
    given += next.value.length
    // Copied and handed over: a view that is posted takes all the memory behind it along, which may be the whole file.
    const piece = new Uint8Array(next.value)
    worker.postMessage(piece, [piece.buffer])
    onProgress?.(given)
  }
  worker.on('message', (message: Message) => {
    if (message.kind === 'more') giveMore().catch(reject)
    else resolve(message.kind === 'made' ? { made: true, mp3: message.mp3, sound: message.sound } : { made: false, reason: message.reason })
  })
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ made: false, reason: tooHeavy })
    else reject(error)
  })
  worker.on('exit', (code) => reject(new Error(`The thread that reads sounds ended with ${code}.`)))
  try {
    return await promise
  } finally {
    clearTimeout(late)
    await worker.terminate()
    await source.return?.()
  }
}
