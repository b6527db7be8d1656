import { Worker } from 'node:worker_threads'

/** A thread that reads sounds, one after the other. */
export type EncodeThread = { worker: Worker; sounds: number }

/** Decoders give memory back when their thread ends. */
const soundsLimit = 200
const idleMilliseconds = 5_000

const idle = new Map<EncodeThread, NodeJS.Timeout>()

const open = (): EncodeThread => {
  const worker = new Worker(new URL('./encode-sound-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } })
  const thread = { worker, sounds: 0 }
  // A failure while nobody waits only means that it is not used again.
  worker.on('error', () => undefined)
  worker.on('exit', () => forget(thread))
  return thread
}

const forget = (thread: EncodeThread): void => {
  clearTimeout(idle.get(thread))
  idle.delete(thread)
}

/** To start one takes half a second, and a pack has thousands of sounds: one that has just read a sound reads the next. */
export const takeThread = (): EncodeThread => {
  const thread = idle.keys().next().value ?? open()
  forget(thread)
  thread.sounds += 1
  thread.worker.ref()
  return thread
}

/** Only after a sound that was read to its end: nobody knows the state that another sound left behind. */
export const giveBackThread = async (thread: EncodeThread): Promise<void> => {
  if (thread.sounds >= soundsLimit) return endThread(thread)
  thread.worker.unref()
  idle.set(thread, setTimeout(() => void endThread(thread), idleMilliseconds).unref())
}

export const endThread = async (thread: EncodeThread): Promise<void> => {
  forget(thread)
  await thread.worker.terminate()
}
