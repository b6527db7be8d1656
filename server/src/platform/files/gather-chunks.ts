/** A network hands out crumbs, and a call for each would cost more than writing it. As many as one call to the system takes. */
const maxChunks = 512

/** Chunks together, so many bytes at a time. When the body breaks, what was gathered comes first and then the fault. */
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
