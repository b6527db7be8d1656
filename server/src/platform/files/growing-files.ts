/** What a storage has to know to go on with a file that comes in pieces. Whoever lets it grow keeps this, beside how long it is. */
export type Growth = {
  /** The name that S3 gave the whole; a disk needs none. */
  multipart: string | null
  /** What S3 answered for each part, in their order. */
  parts: { etag: string; size: number }[]
  /** What was too short for a part waits in an object of its own. */
  tail: { key: string; size: number } | null
}

export const nothingGrown: Growth = { multipart: null, parts: [], tail: null }

/** So many bytes of it survive whatever happens now. */
export type Grown = { length: number; growth: Growth }

export type Piece = {
  /** Where it begins: what lay beyond is written over. */
  from: number
  /** How long the whole will be. */
  size: number
  body: AsyncIterable<Buffer>
  /** Told now and then, and at the end, also when the body or the storage broke: what came before that is kept. */
  onGrown(grown: Grown): Promise<void>
}

/** Files that grow piece by piece and are nowhere to be seen until they are whole. One piece at a time: callers see to that. */
export type GrowingFiles = {
  append(key: string, growth: Growth, piece: Piece): Promise<void>
  /** Puts the whole under its key. Once more does no harm. */
  finish(key: string, growth: Growth, size: number): Promise<void>
  /** Takes back what is there of a file that will never be whole. */
  discard(key: string, growth: Growth): Promise<void>
}
