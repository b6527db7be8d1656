import type { ByteReader } from '#platform/files/byte-reader.ts'
import { damaged } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

export type OggPage = { bytes: Uint8Array; body: Uint8Array; isLast: boolean }

/** Cuts a file into its pages, of which none is larger than 64 KB. Decoders get them one by one, so that a bomb goes off page by page. */
export async function* cutOgg(reader: ByteReader): AsyncGenerator<OggPage> {
  let isLast = false
  for (let head = await reader.peek(27); head.length > 0; head = await reader.peek(27)) {
    const segments = head[26] ?? 0
    const table = (await reader.peek(27 + segments)).subarray(27)
    const isPage = head.length === 27 && String.fromCharCode(...head.subarray(0, 4)) === 'OggS' && table.length === segments
    const length = 27 + segments + table.reduce((sum, lacing) => sum + lacing, 0)
    const bytes = isPage ? await reader.take(length) : undefined
    if (!bytes) return unreadable(damaged)
    isLast = ((bytes[5] ?? 0) & 4) !== 0
    yield { bytes: bytes.slice(), body: bytes.slice(27 + segments), isLast }
  }
  if (!isLast) unreadable('The file ends too early: its last page is missing. Export it again.')
}
