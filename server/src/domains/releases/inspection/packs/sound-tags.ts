import type { Chunks } from './watch-chunks.ts'

export type SoundTags = { tempo: number | null; key: string | null }

const names = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B']

const isTempo = (value: number): boolean => Number.isFinite(value) && value >= 20 && value <= 400

/** What loop programs write: whether it is a loop, its root note, its tempo. */
const readAcid = (chunk: Buffer | undefined): SoundTags => {
  if (!chunk || chunk.length < 24) return { tempo: null, key: null }
  const flags = chunk.readUInt32LE(0)
  const tempo = Math.round(chunk.readFloatLE(20) * 100) / 100
  const hasRoot = (flags & 2) !== 0
  // A single hit has no tempo, whatever stands in its place.
  return { tempo: (flags & 1) === 0 && isTempo(tempo) ? tempo : null, key: hasRoot ? (names[chunk.readUInt16LE(4) % 12] ?? null) : null }
}

/** The root note for samplers. Middle C is what programs write that do not know. */
const readSampler = (chunk: Buffer | undefined): string | null => {
  const note = chunk && chunk.length >= 16 ? chunk.readUInt32LE(12) : 60
  return note === 60 || note === 0 || note > 127 ? null : (names[note % 12] ?? null)
}

const seven = (bytes: Buffer, at: number): number => bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 127), 0)

const frameText = (bytes: Buffer): string => {
  const [encoding, text] = [bytes[0], bytes.subarray(1)]
  const decoded =
    encoding === 1 || encoding === 2 ? text.toString('utf16le').replace(/^\ufeff/, '') : text.toString(encoding === 3 ? 'utf8' : 'latin1')
  return decoded.replace(/\0.*$/s, '').trim()
}

/** As ID3 writes it: a note, b or #, m for minor. */
const keyText = (text: string): string | null => {
  const [, note, sign, minor] = /^([A-G])([#b])?(m)?$/.exec(text) ?? []
  return note ? `${note}${sign === '#' ? '♯' : sign === 'b' ? '♭' : ''} ${minor ? 'minor' : 'major'}` : null
}

/** Titles of an MP3, also as a chunk in a WAV or AIFF. Versions 3 and 4. */
export const readId3 = (bytes: Buffer | undefined): SoundTags => {
  const tags: SoundTags = { tempo: null, key: null }
  if (!bytes || bytes.length < 20 || bytes.toString('latin1', 0, 3) !== 'ID3' || (bytes[3] !== 3 && bytes[3] !== 4)) return tags
  const end = Math.min(bytes.length, 10 + seven(bytes, 6))
  for (let at = 10; at + 10 <= end && bytes[at] !== 0; ) {
    const length = bytes[3] === 4 ? seven(bytes, at + 4) : bytes.readUInt32BE(at + 4)
    const name = bytes.toString('latin1', at, at + 4)
    if (at + 10 + length > end) break
    const text = frameText(bytes.subarray(at + 10, at + 10 + length))
    if (name === 'TBPM' && isTempo(Number(text))) tags.tempo = Number(text)
    if (name === 'TKEY') tags.key = keyText(text)
    at += 10 + length
  }
  return tags
}

/** What a sound says about itself, the most exact first. */
export const readTags = (chunks: Chunks, head: Buffer): SoundTags => {
  const titles = readId3(chunks.get('id3 ') ?? chunks.get('ID3 ') ?? head)
  const acid = readAcid(chunks.get('acid'))
  return { tempo: titles.tempo ?? acid.tempo, key: titles.key ?? acid.key ?? readSampler(chunks.get('smpl')) }
}
