/** What a storage needs to continue a file that is uploaded in pieces. The caller stores it, together with the length. */
export type Growth = {
  /** The id of S3's multipart upload; a disk needs none. */
  multipart: string | null
  /** S3's answer for each part, in order. */
  parts: { etag: string; size: number }[]
  /** Bytes that are too few for a part are stored in an object of their own. */
  tail: { key: string; size: number } | null
}

export const nothingGrown: Growth = { multipart: null, parts: [], tail: null }

/** This many bytes are safe, whatever happens now. */
export type Grown = { length: number; growth: Growth }

export type Piece = {
  /** The start of the piece: bytes after it are overwritten. */
  from: number
  /** The length of the complete file. */
  size: number
  body: AsyncIterable<Buffer>
  /** Called now and then, and at the end, also if the body or the storage failed: the bytes before that are kept. */
  onGrown(grown: Grown): Promise<void>
}

/** Files that grow piece by piece and are invisible until they are complete. Callers must send one piece at a time. */
export type GrowingFiles = {
  append(key: string, growth: Growth, piece: Piece): Promise<void>
  /** Stores the complete file under its key. Repeating it does no harm. */
  finish(key: string, growth: Growth, size: number): Promise<void>
  /** Deletes the parts of a file that will not be completed. */
  discard(key: string, growth: Growth): Promise<void>
}
