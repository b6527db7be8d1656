import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { CopyAnswer, CopyTask } from './copy-from-s3.ts'
import { FileMissing, FilesUnavailable } from './files.ts'
import { s3Files } from './s3-files.ts'

const { options, key, path } = workerData as CopyTask
const tell = (answer: CopyAnswer): void => parentPort?.postMessage(answer)

const tellEvery = 4 * 1024 * 1024

async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [bytes, told] = [0, 0]
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes - told >= tellEvery) {
      told = bytes
      tell({ kind: 'bytes', bytes })
    }
    yield chunk
  }
}

const describe = (error: unknown): CopyAnswer => {
  if (error instanceof FileMissing) return { kind: 'missing' }
  const isAway = error instanceof FilesUnavailable
  const { name, message, code } = (isAway ? error.cause : error) as NodeJS.ErrnoException
  return { kind: isAway ? 'unavailable' : 'failed', name, message, code }
}

try {
  await pipeline(await s3Files(options).open(key), counted, createWriteStream(path))
  tell({ kind: 'over' })
} catch (error) {
  tell(describe(error))
}
