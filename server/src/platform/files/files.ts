import type { Readable } from 'node:stream'
import type { GrowingFiles } from './growing-files.ts'

/** `etag` is quoted, ready for the header. */
export type StoredFile = { size: number; contentType: string; etag: string }

/** Both ends inclusive, as in HTTP. */
export type ByteRange = { start: number; end: number }

/**
 * Whoever opens a file reads it to the end or destroys the stream: it holds a descriptor or a connection.
 * A key is never the folder of another key: `a/b` beside `a/b/c` works on S3 but cannot on a disk.
 */
export type Files = {
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<StoredFile>
  find(key: string): Promise<StoredFile | undefined>
  open(key: string, range?: ByteRange): Promise<Readable>
  /** Where the file lies on this machine, for whoever only reads it; nothing that lies elsewhere has it. */
  findPath?(key: string): Promise<string | undefined>
  /** To a path on this machine's disk, for what lies elsewhere; with far less memory than `open` needs for a large file. */
  copyTo?(key: string, path: string, following: { signal?: AbortSignal | undefined; onBytes(bytes: number): void }): Promise<void>
  remove(key: string): Promise<void>
  /** What lies in a folder itself, and since when by the storage's own clock. What comes or goes meanwhile may be missed. */
  list(folder: string): AsyncIterable<{ key: string; storedAt: Date }>
  check(): Promise<void>
  /** What comes in pieces. */
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

/** The storage does not answer, or answers with a fault of its own. Trying again later may work. */
export class FilesUnavailable extends Error {
  constructor(where: string, cause: unknown) {
    super(`The file storage ${where} is not available: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : cause}`, { cause })
    this.name = 'FilesUnavailable'
  }
}

/** S3 answers a malformed range with the whole file, so a wrong number would quietly send everything. */
export const requireRange = (key: string, range: ByteRange): void => {
  const isRange = Number.isSafeInteger(range.start) && Number.isSafeInteger(range.end) && range.start >= 0 && range.end >= range.start
  if (!isRange) throw new RangeOutsideFile(key, range)
}
