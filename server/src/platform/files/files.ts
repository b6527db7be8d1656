import type { Readable } from 'node:stream'
import type { GrowingFiles } from './growing-files.ts'

/** `etag` is quoted, ready for the header. */
export type StoredFile = { size: number; contentType: string; etag: string }

/** Both ends inclusive, as in HTTP. */
export type ByteRange = { start: number; end: number }

/**
 * A caller that opens a file must read it to the end or destroy the stream, because it holds a descriptor or a connection. A key is never
 * the folder of another key: `a/b` and `a/b/c` work on S3, but not on a disk.
 */
export type Files = {
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<StoredFile>
  find(key: string): Promise<StoredFile | undefined>
  open(key: string, range?: ByteRange): Promise<Readable>
  /** The path on this machine for readers; undefined if the storage is elsewhere. */
  findPath?(key: string): Promise<string | undefined>
  /** Copies to a path on this machine's disk, if the storage is elsewhere; needs far less memory than `open` for a large file. */
  copyTo?(key: string, path: string, following: { signal?: AbortSignal | undefined; onBytes(bytes: number): void }): Promise<void>
  remove(key: string): Promise<void>
  /** The files in a folder, without subfolders, and when they were stored by the storage's own clock. Concurrent changes may be missed. */
  list(folder: string): AsyncIterable<{ key: string; storedAt: Date }>
  check(): Promise<void>
  /** Files uploaded in pieces. */
  growing: GrowingFiles
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`There is no file ${key}.`)
    this.name = 'FileMissing'
  }
}

export class RangeOutsideFile extends Error {
  constructor(key: string, range: ByteRange) {
    super(`The file ${key} has no bytes ${range.start} to ${range.end}.`)
    this.name = 'RangeOutsideFile'
  }
}

/** The storage does not answer, or has an error of its own. Trying again later may work. */
export class FilesUnavailable extends Error {
  constructor(where: string, cause: unknown) {
    super(`The file storage ${where} is not available: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : cause}`, { cause })
    this.name = 'FilesUnavailable'
  }
}

/** S3 answers a malformed range with the whole file, so a wrong number would send everything without an error. */
export const requireRange = (key: string, range: ByteRange): void => {
  const isRange = Number.isSafeInteger(range.start) && Number.isSafeInteger(range.end) && range.start >= 0 && range.end >= range.start
  if (!isRange) throw new RangeOutsideFile(key, range)
}
