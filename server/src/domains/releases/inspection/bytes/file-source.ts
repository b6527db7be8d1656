import { open } from 'node:fs/promises'

/** A file that is read at any position. */
export type FileSource = {
  readonly path: string
  readonly size: number
  /** Fewer bytes than asked for only at the end of the file. */
  read(at: number, length: number): Promise<Buffer>
  stream(from?: number, to?: number): AsyncGenerator<Uint8Array>
  close(): Promise<void>
}

const pieceLength = 256 * 1024

type Options = { signal?: AbortSignal | undefined; onRead?: (upTo: number) => void }

export const openSource = async (path: string, { signal, onRead }: Options = {}): Promise<FileSource> => {
  const file = await open(path, 'r')
  const { size } = await file.stat()

  const read = async (at: number, length: number): Promise<Buffer> => {
    signal?.throwIfAborted()
    const wanted = Math.max(0, Math.min(length, size - at))
    const bytes = Buffer.allocUnsafe(wanted)
    let filled = 0
    while (filled < wanted) {
      const { bytesRead } = await file.read(bytes, filled, wanted - filled, at + filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    onRead?.(at + filled)
    return bytes.subarray(0, filled)
  }

  return {
    path,
    size,
    read,
    async *stream(from = 0, to = size) {
      for (let at = from; at < to; at += pieceLength) yield await read(at, Math.min(pieceLength, to - at))
    },
    close: () => file.close(),
  }
}
