import type { Sound } from '#contract/media/sounds.ts'
import { endThread, giveBackThread, takeThread } from './encode-threads.ts'
import { takeTurns } from './take-turns.ts'

export type EncodeVerdict = { made: true; mp3: Uint8Array; sound: Sound } | { made: false; reason: string }

type Message = { kind: 'more' } | { kind: 'made'; mp3: Uint8Array; sound: Sound } | { kind: 'refused'; reason: string }

/** What the thread is told: which sound comes, then its pieces as it asks for them, then that there are no more. */
export type Order = { begin: { size: number; cutAt: number | undefined } } | { piece: Uint8Array | null }

type Options = {
  onProgress?: (bytes: number) => void
  within?: number
  /** Only so many seconds of it. */
  cutAt?: number | undefined
}

const tooSlow = 'This sound took too long to read. Save it as WAV or FLAC and send it again.'
const tooHeavy = 'Reading this sound needs too much memory. Save it as WAV or FLAC and send it again.'
/** Ten minutes of sound take half a minute of work, and many times that on a machine that is busy. What takes longer hangs. */
const patience = 10 * 60_000

// Each keeps a core busy. More at once would only make all of them slower, and everything else too.
const turns = takeTurns(2)

/** Runs in a thread: a sound takes seconds, and a hostile one may take for ever or all memory. */
export const encodeApart = (chunks: AsyncIterable<Uint8Array>, size: number, options: Options = {}): Promise<EncodeVerdict> =>
  turns(() => encode(chunks, size, options))

const encode = async (
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  { onProgress, within = patience, cutAt }: Options,
): Promise<EncodeVerdict> => {
  const source = chunks[Symbol.asyncIterator]()
  const thread = takeThread()
  const { worker } = thread
  let given = 0
  let verdict: EncodeVerdict | undefined
  const { promise, resolve, reject } = Promise.withResolvers<EncodeVerdict>()
  const late = setTimeout(() => resolve({ made: false, reason: tooSlow }), within)

  const giveMore = async (): Promise<void> => {
    const next = await source.next()
    if (verdict) return
    if (next.done) return worker.postMessage({ piece: null } satisfies Order)
    given += next.value.length
    // Copied and handed over: a view that is posted takes all the memory behind it along, which may be the whole file.
    const piece = new Uint8Array(next.value)
    worker.postMessage({ piece } satisfies Order, [piece.buffer])
    onProgress?.(given)
  }
  const onMessage = (message: Message): void => {
    if (message.kind === 'more') giveMore().catch(reject)
    else resolve(message.kind === 'made' ? { made: true, mp3: message.mp3, sound: message.sound } : { made: false, reason: message.reason })
  }
  const onError = (error: Error & { code?: string }): void => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ made: false, reason: tooHeavy })
    else reject(error)
  }
  const onExit = (code: number): void => reject(new Error(`The thread that reads sounds ended with ${code}.`))
  worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  worker.postMessage({ begin: { size, cutAt } } satisfies Order)
  try {
    verdict = await promise
    return verdict
  } finally {
    clearTimeout(late)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    await (verdict?.made ? giveBackThread(thread) : endThread(thread))
    await source.return?.()
  }
}
