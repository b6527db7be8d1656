import { createHash } from 'node:crypto'
import type { FileSource } from './file-source.ts'

/** Reads a file once from its beginning to its end. */
export const hashFile = async (source: FileSource): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of source.stream()) hash.update(chunk)
  return hash.digest('hex')
}
