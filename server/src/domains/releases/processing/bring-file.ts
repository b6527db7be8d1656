import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '#platform/files/files.ts'

/** A thread takes a moment to start. A file smaller than this cannot leave much behind either. */
const apartFrom = 32 * 1024 * 1024

type Wanted = { fileKey: string; folder: string; signal?: AbortSignal | undefined; onBytes(bytes: number): void }

/** A local path of a stored file: in place where the storage is a disk, else a copy, written piece by piece. */
export const bringFile = async (files: Files, { fileKey, folder, signal, onBytes }: Wanted): Promise<{ path: string; isCopy: boolean }> => {
  const inPlace = await files.findPath?.(fileKey)
  if (inPlace) return { path: inPlace, isCopy: false }
  const path = join(folder, 'file')
  if (files.copyTo && ((await files.find(fileKey))?.size ?? 0) >= apartFrom) {
    await files.copyTo(fileKey, path, { signal, onBytes })
    return { path, isCopy: true }
  }
  const stored = await files.open(fileKey)
  let bytes = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stored) {
      bytes += (chunk as Uint8Array).length
      onBytes(bytes)
      yield chunk as Uint8Array
    }
  }
  await pipeline(counted, createWriteStream(path), ...(signal ? [{ signal }] : []))
  return { path, isCopy: true }
}
