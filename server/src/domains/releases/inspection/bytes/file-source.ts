import { open } from 'node:fs/promises'

/** A file that is read at any position. */
export type FileSource = {
  readonly path: string
  readonly size: number
  /** Fewer bytes than asked for only at the end of the file. */
  read(at: number, length: number): Promise<Buffer>
  /** The same into memory that is used again: says how much of it was filled. */
  readInto(bytes: Buffer, at: number): Promise<number>
  stream(from?: number, to?: number): AsyncGenerator<Uint8Array>
  close(): Promise<void>
}

const pieceLength = 256 * 1024

type Options = { signal?: AbortSignal | undefined; onRead?: (upTo: number) => void }

export const openSource = async (path: string, { signal, onRead }: Options = {}): Promise<FileSource> => {
  const file = await open(path, 'r')
  const { size } = await file.stat()

  const readInto = async (bytes: Buffer, at: number): Promise<number> => {
    signal?.throwIfAborted()
    let filled = 0
    while (filled < bytes.length) {
      const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, at + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    onRead?.(at + filled)
    return filled
  }
  const read = async (at: number, length: number): Promise<Buffer> => {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - at)))
    return bytes.subarray(0, await readInto(bytes, at))
  }

  return {
    path,
    size,
    read,
    readInto,
    async *stream(from = 0, to = size) {
      for (let at = from; at < to; at += pieceLength) yield await read(at, Math.min(pieceLength, to - at))
    },
    close: () => file.close(),
  }
}
