import type { BigIntStats } from 'node:fs'
import { open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { contentTypeOf, requireContentType } from './content-type.ts'
import { findPath, hasCode, makeFolder, syncFolders } from './disk-folders.ts'
import { diskGrowing } from './disk-growing.ts'
import { receive, sweepAbandoned } from './disk-incoming.ts'
import { requireFileKey } from './file-key.ts'
import { FileMissing, type Files, RangeOutsideFile, requireRange, type StoredFile } from './files.ts'

// Each put creates a new file, so these three change with every put and are the same in every process.
const etagOf = (stats: BigIntStats): string => `"${[stats.size, stats.mtimeNs, stats.ino].map((part) => part.toString(36)).join('-')}"`

const storedFile = (key: string, stats: BigIntStats): StoredFile => ({
  size: Number(stats.size),
  contentType: contentTypeOf(key),
  etag: etagOf(stats),
})

const undefinedWhenGone = (error: unknown): undefined => {
  if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error
}

export const diskFiles = (root: string): Files => {
  let swept: Promise<void> | undefined

  return {
    async put(key, body, options) {
      // Until the first byte is read there is no other listener, and a stream error without a listener ends the process. Reading throws it
      // again.
      if (!(body instanceof Uint8Array)) body.on('error', () => {})
      requireContentType(requireFileKey(key), options.contentType)
      // Cleaning up must never stop a put.
      swept ??= sweepAbandoned(root).catch(() => {})
      await swept
      const incoming = await receive(root, body)
      try {
        const folders = key.split('/').slice(0, -1)
        const folder = await makeFolder(root, folders)
        await rename(incoming.path, join(folder, basename(key)))
        await syncFolders(folder, folders.length)
      } catch (error) {
        await rm(incoming.path, { force: true })
        throw error
      }
      return storedFile(key, incoming.stats)
    },

    async find(key) {
      const path = await findPath(root, requireFileKey(key))
      const stats = path === undefined ? undefined : await stat(path, { bigint: true }).catch(undefinedWhenGone)
      return stats?.isFile() ? storedFile(key, stats) : undefined
    },

    async open(key, range) {
      if (range) requireRange(requireFileKey(key), range)
      const path = await findPath(root, requireFileKey(key))
      const handle = path && (await open(path, 'r').catch(undefinedWhenGone))
      if (!handle) throw new FileMissing(key)
      // Read from the open file, not by its name: another put may have replaced the name meanwhile.
      const stats = await handle.stat()
      const problem = !stats.isFile()
        ? new FileMissing(key)
        : range && range.start >= stats.size
          ? new RangeOutsideFile(key, range)
          : undefined
      if (!problem) return handle.createReadStream(range)
      await handle.close()
      throw problem
    },

    async findPath(key) {
      const path = await findPath(root, requireFileKey(key))
      const stats = path === undefined ? undefined : await stat(path).catch(undefinedWhenGone)
      return stats?.isFile() ? path : undefined
    },

    async remove(key) {
      const path = await findPath(root, requireFileKey(key))
      if (path === undefined) return
      const stats = await stat(path).catch(undefinedWhenGone)
      if (stats?.isFile()) await unlink(path).catch(undefinedWhenGone)
    },

    async *list(folder) {
      const path = await findPath(root, requireFileKey(folder))
      const names = path === undefined ? [] : ((await readdir(path).catch(undefinedWhenGone)) ?? [])
      for (const name of names) {
        const stats = await stat(join(path ?? root, name)).catch(undefinedWhenGone)
        if (stats?.isFile()) yield { key: `${folder}/${name}`, storedAt: stats.mtime }
      }
    },

    async check() {
      // A write, because a full or read-only disk still answers everything else.
      const probe = await receive(root, new Uint8Array([1]))
      await rm(probe.path, { force: true })
    },

    growing: diskGrowing(root),
  }
}
