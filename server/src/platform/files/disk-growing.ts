import { constants } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hasCode, makeFolder, syncFolders } from './disk-folders.ts'
import { requireFileKey } from './file-key.ts'
import { FileMissing } from './files.ts'
import { gatherChunks } from './gather-chunks.ts'
import { type GrowingFiles, nothingGrown } from './growing-files.ts'

// In the root itself, because a rename needs the same file system, with a name that no key can have. Not in the folder of incoming puts,
// which is cleaned up after a day.
const growingName = '.growing'

const writeSize = 4 * 1024 * 1024
const syncEvery = 64 * 1024 * 1024
/** Even on a slow connection, a killed process loses only a few seconds. */
const syncAfter = 5_000

const pathOf = async (root: string, key: string): Promise<string> =>
  join(await makeFolder(root, [growingName]), requireFileKey(key).replaceAll('/', '~'))

const sizeOf = async (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    (error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error
      return undefined
    },
  )

/** A write may be shorter than requested, for example on a disk that is nearly full. */
async function* writeChunks(handle: FileHandle, chunks: Buffer[], at: number): AsyncGenerator<number> {
  let left = chunks
  let position = at
  while (left.length > 0) {
    const { bytesWritten } = await handle.writev(left, position)
    position += bytesWritten
    yield position
    let written = bytesWritten
    left = left.flatMap((chunk) => {
      const done = Math.min(written, chunk.length)
      written -= done
      return done === chunk.length ? [] : [chunk.subarray(done)]
    })
  }
}

/** A file that is written while the next bytes arrive, and synced while it is written. */
const openWriter = (handle: FileHandle, from: number, tell: (length: number) => Promise<void>) => {
  let length = from
  let told = from
  let isDue = false
  let writing: Promise<void> = Promise.resolve()
  let syncing: Promise<void> | undefined
  /** The system reports lost data only once; the next sync would succeed. */
  let lost: { error: unknown } | undefined
  const clock = setInterval(() => {
    isDue = true
  }, syncAfter).unref()

  const sync = async (): Promise<void> => {
    if (lost) throw lost.error
    const upTo = length
    await handle.datasync()
    if (upTo > told) await tell(upTo)
    told = upTo
  }
  const syncBeside = (): void => {
    isDue = false
    syncing = sync()
      .catch((error: unknown) => {
        lost ??= { error }
      })
      .finally(() => {
        syncing = undefined
      })
  }
  const write = async (chunks: Buffer[]): Promise<void> => {
    if (lost) throw lost.error
    for await (const position of writeChunks(handle, chunks, length)) length = position
    if (!syncing && (isDue || length - told >= syncEvery)) syncBeside()
  }
  return {
    /** Waits for the previous write, so that at most two batches are in memory. */
    async take(chunks: Buffer[]): Promise<void> {
      await writing
      writing = write(chunks)
      // Thrown again where it is awaited.
      writing.catch(() => undefined)
    },
    /** Whatever ended it, the written bytes are kept. */
    async end(): Promise<void> {
      clearInterval(clock)
      const [written] = await Promise.allSettled([writing])
      await syncing
      await sync()
      if (written.status === 'rejected') throw written.reason
    },
  }
}

export const diskGrowing = (root: string): GrowingFiles => ({
  async append(key, _growth, { from, body, onGrown }) {
    const path = await pathOf(root, key)
    // Created with its first byte: a request in the middle of a file that does not exist must not create it.
    const handle = await open(path, constants.O_RDWR | (from === 0 ? constants.O_CREAT : 0)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) throw new FileMissing(key)
      throw error
    })
    try {
      const { size } = await handle.stat()
      if (size < from) throw new FileMissing(key)
      if (size > from) await handle.truncate(from)
      const writer = openWriter(handle, from, (length) => onGrown({ length, growth: nothingGrown }))
      let broken: { error: unknown } | undefined
      try {
        for await (const chunks of gatherChunks(body, writeSize)) await writer.take(chunks)
      } catch (error) {
        broken = { error }
      }
      const ended = await writer.end().catch((error: unknown) => ({ error }))
      const fault = broken ?? ended
      if (fault) throw fault.error
    } finally {
      const isEmpty = from === 0 && (await handle.stat()).size === 0
      await handle.close()
      if (isEmpty) await rm(path, { force: true })
    }
  },

  async finish(key, _growth, size) {
    const path = await pathOf(root, key)
    const folders = key.split('/').slice(0, -1)
    const target = join(await makeFolder(root, folders), basename(key))
    if ((await sizeOf(path)) !== size) {
      // An earlier process was killed right after it had moved the file.
      if ((await sizeOf(target)) === size) return
      throw new FileMissing(key)
    }
    await rename(path, target)
    await syncFolders(join(target, '..'), folders.length)
  },

  async discard(key) {
    await rm(await pathOf(root, key), { force: true })
  },
})
