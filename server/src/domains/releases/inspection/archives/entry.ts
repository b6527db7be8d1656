/** What an archive says is inside it. */
export type Entry = {
  path: string
  kind: 'file' | 'folder' | 'link' | 'hardlink' | 'device'
  /** null where the archive does not say. */
  size: number | null
  /** Where a link leads, where that is known before its content is read. */
  target: string | null
}

/** An entry with its bytes. Whoever goes on to the next entry leaves the rest unread; each walker passes over it by itself. */
export type Walked = { entry: Entry; content: AsyncIterable<Uint8Array> }

export async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Whoever stops reading in the middle does not end what was lent to them. */
export const lend = (content: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => ({ next: () => content.next() }),
})

/** All of a short content; undefined where it is longer than it may be. */
export const readShort = async (content: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of content) {
    length += part.length
    if (length > limit) return undefined
    parts.push(part.slice())
  }
  return Buffer.concat(parts)
}
