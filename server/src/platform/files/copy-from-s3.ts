import { Worker } from 'node:worker_threads'
import { FileMissing, FilesUnavailable } from './files.ts'
import { type S3Options, whereOf } from './s3-bucket.ts'

export type CopyTask = { options: S3Options; key: string; path: string }

export type CopyAnswer =
  | { kind: 'bytes'; bytes: number }
  | { kind: 'over' }
  | { kind: 'missing' }
  | { kind: 'unavailable' | 'failed'; name: string; message: string; code: string | undefined }

/** Errors lose their class when they are sent between threads. */
const errorOf = ({ options, key }: CopyTask, answer: Exclude<CopyAnswer, { kind: 'bytes' | 'over' }>): Error => {
  if (answer.kind === 'missing') return new FileMissing(key)
  const fault = Object.assign(new Error(answer.message), { name: answer.name, code: answer.code })
  return answer.kind === 'unavailable' ? new FilesUnavailable(whereOf(options), fault) : fault
}

type Following = { signal?: AbortSignal | undefined; onBytes(bytes: number): void }

/**
 * Copies a large file to this machine's disk in a thread of its own. Each 64 KB that arrive are a new buffer, and V8 only collects them
 * after 64 MB; a thread with a young generation of one megabyte collects more often, and its end frees the rest.
 */
export const copyFromS3 = async (task: CopyTask, { signal, onBytes }: Following): Promise<void> => {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('./copy-from-s3-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: 1 },
  })
  worker.on('message', (answer: CopyAnswer) => {
    if (answer.kind === 'bytes') onBytes(answer.bytes)
    else if (answer.kind === 'over') resolve()
    else reject(errorOf(task, answer))
  })
  worker.on('error', reject)
  worker.on('exit', (code) => reject(new Error(`The thread that copies from S3 ended with ${code}.`)))
  const abort = (): void => reject(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    await promise
  } finally {
    signal?.removeEventListener('abort', abort)
    await worker.terminate()
  }
}
