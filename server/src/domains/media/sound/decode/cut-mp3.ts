import type { ByteReader } from '#platform/files/byte-reader.ts'
import { type Mp3Frame, promisedFrames, readMp3Frame } from './mp3-frame.ts'
import { damaged, requireShort, requireWhole } from './sound.rules.ts'
import { unreadable } from './unreadable.ts'

const word = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 3))

/** Titles and pictures at the beginning. Their length is written in groups of seven bits. */
const skipTitles = async (reader: ByteReader): Promise<void> => {
  for (let head = await reader.peek(10); head.length === 10 && word(head) === 'ID3'; head = await reader.peek(10)) {
    const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
    if (!(await reader.skip(10 + length))) unreadable(damaged)
  }
}

/** Titles at the end: ID3v1, APE and Lyrics3. */
const endsHere = (bytes: Uint8Array): boolean => ['TAG', 'APE', 'LYR'].includes(word(bytes))

/** A few lost bytes are heard as a click; more is a file that something happened to. */
const mayLose = (size: number): number => Math.max(1_024, size / 100)

/** Hands on whole frames only, each of which is followed by another: a decoder that is fed anything else may never come back. */
export async function* cutMp3(reader: ByteReader, size: number): AsyncGenerator<{ bytes: Uint8Array; frame: Mp3Frame }> {
  await skipTitles(reader)
  let first: Mp3Frame | undefined
  let promised = 0
  let [count, lost] = [0, 0]
  for (let head = await reader.peek(4); head.length === 4 && !endsHere(head); head = await reader.peek(4)) {
    const frame = readMp3Frame(head)
    const fits = frame && (!first || (frame.sampleRate === first.sampleRate && frame.version === first.version))
    const ahead = fits ? await reader.peek(frame.length + 4) : head
    // The last frame may be cut off, as radio recorders do; it is left out.
    if (fits && ahead.length < frame.length) break
    const isFollowed =
      fits && (ahead.length < frame.length + 4 || readMp3Frame(ahead, frame.length) !== undefined || endsHere(ahead.subarray(frame.length)))
    if (!isFollowed) {
      lost += 1
      if (lost > mayLose(size)) unreadable(damaged)
      await reader.skip(1)
      continue
    }
    // Copied, because the reader lends its memory only until it is asked again.
    const bytes = ((await reader.take(frame.length)) ?? unreadable(damaged)).slice()
    const contents = first ? undefined : promisedFrames(bytes, frame)
    if (contents) requireShort((contents * frame.samples) / frame.sampleRate)
    promised ||= contents ?? 0
    first ??= frame
    count += 1
    yield { bytes, frame }
  }
  if (!first) return unreadable(damaged)
  // Programs count the table of contents or do not.
  if (promised > count + 1) requireWhole((promised * first.samples) / first.sampleRate, (count * first.samples) / first.sampleRate)
}
