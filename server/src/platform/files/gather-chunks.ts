/** A network delivers small chunks, and a system call for each would cost more than the write. As many as one call can take. */
const maxChunks = 512

/** Joins chunks to batches of this many bytes. If the body fails, the collected bytes come first and then the error. */
export async function* gatherChunks(body: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer[]> {
  let chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      size += chunk.length
      if (size < bytes && chunks.length < maxChunks) continue
      yield chunks
      chunks = []
      size = 0
    }
  } catch (error) {
    if (chunks.length > 0) yield chunks
    throw error
  }
  if (chunks.length > 0) yield chunks
}
