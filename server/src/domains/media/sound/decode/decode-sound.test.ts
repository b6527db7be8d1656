import { expect, test } from 'vitest'
import { isLongRun } from '../../../../../testing/rounds.ts'
import { flacBomb, flacOf, opusOf } from '../../../../../testing/sample-flac.ts'
import { aiffOf, mp3Of, toneOf, vorbisOf, wavHead, wavOf } from '../../../../../testing/sample-sounds.ts'
import { decodeSound } from './decode-sound.ts'
import { Unreadable } from './unreadable.ts'

async function* inPieces(bytes: Uint8Array, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const decode = async (bytes: Uint8Array, piece?: number) => {
  let [frames, top, sampleRate, channels, largest] = [0, 0, 0, 0, 0]
  for await (const part of decodeSound(inPieces(bytes, piece), bytes.length)) {
    sampleRate = part.sampleRate
    channels = part.channels.length
    frames += part.channels[0]?.length ?? 0
    largest = Math.max(largest, part.channels[0]?.length ?? 0)
    for (const samples of part.channels) for (const sample of samples) top = Math.max(top, Math.abs(sample))
  }
  return { seconds: frames / sampleRate, top, sampleRate, channels, largest }
}

const reasonOf = async (bytes: Uint8Array): Promise<string> => {
  const error = await decode(bytes).then(
    () => new Error('It was read.'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Unreadable)
  return (error as Error).message
}

const second = { seconds: 1, channels: 2, sampleRate: 44_100 }

test.each([
  ['8 bits', wavOf({}, { bits: 8 })],
  ['16 bits', wavOf()],
  ['24 bits', wavOf({}, { bits: 24 })],
  ['32 bits', wavOf({}, { bits: 32 })],
  ['32-bit float', wavOf({}, { bits: 32, isFloat: true })],
  ['64-bit float', wavOf({}, { bits: 64, isFloat: true })],
  ['the extensible header', wavOf({}, { bits: 24, isExtensible: true })],
  ['AIFF', aiffOf()],
  ['AIFF with 8 bits', aiffOf({}, { bits: 8 })],
  ['AIFF with 24 bits', aiffOf({}, { bits: 24 })],
  ['AIFF-C with the small end first', aiffOf({}, { compression: 'sowt' })],
  ['AIFF-C in floats', aiffOf({}, { bits: 32, compression: 'fl32' })],
  ['FLAC', flacOf()],
])('a second in %s is a second of the same tone', async (_what, bytes) => {
  const { top, largest, ...form } = await decode(bytes)
  expect(form).toEqual(second)
  expect(top).toBeCloseTo(0.5, 1)
  expect(largest).toBeLessThanOrEqual(65_536)
})

test.each([
  ['MP3', mp3Of],
  ['Ogg Vorbis', vorbisOf],
])('a second in %s is about a second of about the same tone', async (_what, make) => {
  const { seconds, top, sampleRate, channels } = await decode(await make())
  expect({ sampleRate, channels }).toEqual({ sampleRate: 44_100, channels: 2 })
  expect(Math.abs(seconds - 1)).toBeLessThan(0.06)
  expect(Math.abs(top - 0.5)).toBeLessThan(0.05)
})

test('Ogg Opus is read', async () => {
  expect(await decode(opusOf(2))).toMatchObject({ seconds: 2, channels: 2, sampleRate: 48_000 })
})

test.each([
  ['mono', { channels: 1 }],
  ['8 kHz', { sampleRate: 8_000 }],
  ['96 kHz', { sampleRate: 96_000 }],
])('a WAV in %s keeps its form', async (_what, tone) => {
  expect(await decode(wavOf(tone))).toMatchObject({ ...second, ...tone })
})

test('an MP3 at a lower rate, in mono, with titles before and after it', async () => {
  const titles = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x07\x68', 'latin1'), Buffer.alloc(1_000)])
  const end = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)])
  const { seconds, sampleRate } = await decode(Buffer.concat([titles, await mp3Of({ sampleRate: 22_050, channels: 1 }), end]))
  expect(sampleRate).toBe(22_050)
  expect(Math.abs(seconds - 1)).toBeLessThan(0.1)
})

test('not a number is silence, and nothing is louder than full', async () => {
  const bytes = wavOf({ seconds: 0.1 }, { bits: 32, isFloat: true })
  bytes.writeFloatLE(Number.NaN, 44)
  bytes.writeFloatLE(1e30, 48)
  bytes.writeFloatLE(Number.NEGATIVE_INFINITY, 52)
  expect((await decode(bytes)).top).toBe(1)
})

const mp3 = await mp3Of({ seconds: 4 })
const vorbis = await vorbisOf({ seconds: 3 })
const holed = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, bytes.length / 3), Buffer.alloc(bytes.length / 3, 'x'), bytes.subarray((bytes.length * 2) / 3)])
const twoHours = 2 * 3600 * 176_400
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

const broken: (readonly [string, Buffer, RegExp])[] = [
  ['nothing', Buffer.alloc(0), /^This file is empty\. Use WAV/],
  ['a text', Buffer.from('RIFF is a good start'), /^This file is a text file\. Use WAV, AIFF, FLAC, MP3 or Ogg\.$/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /a PNG image/],
  ['an archive', Buffer.from('PK\x03\x04', 'latin1'), /a ZIP archive/],
  ['an M4A', Buffer.from('\0\0\0\x20ftypM4A \0\0', 'latin1'), /an M4A sound\. Use WAV/],
  ['zeros', Buffer.alloc(5_000), /of an unknown type/],
  ['a WAV of two hours, by its header', wavHead(twoHours), /^This sound is 2 h 0 min long\. Use at most 10 minutes\.$/],
  [
    'a WAV that promises more than is there',
    wavOf({}, { dataLength: 176_400 * 300 }),
    /promises 5 min 0 s of sound, but it holds only 1 s/,
  ],
  ['a WAV that was cut off', wavOf({ seconds: 2 }).subarray(0, 200_000), /promises 2 s of sound, but it holds only 1\.1 s/],
  ['a WAV with no data', wavHead(0), /^There is no sound in this file\.$/],
  ['a WAV that says its length is unknown', Buffer.concat([wavHead(0xffffffff), Buffer.alloc(1_000)]), /does not say how long it is/],
  ['a WAV with no header behind its name', Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), /no sound/],
  ['a WAV whose data comes first', Buffer.from('RIFF\0\0\0\0WAVEdata\x04\0\0\0abcd', 'latin1'), /damaged/],
  ['a WAV with no channels', wavHead(1_000, { channels: 0 }), /no channels/],
  ['a WAV with six channels', wavHead(1_200, { channels: 6 }), /has 6 channels\. Use mono or stereo/],
  ['a WAV of one sample a second', wavHead(1_000, { sampleRate: 1 }), /has 1 samples a second/],
  ['a WAV of four billion samples a second', wavHead(1_000, { sampleRate: 0xffffffff }), /samples a second/],
  ['a WAV in telephone coding', wavHead(1_000, { kind: 6, bits: 8 }), /compressed in a way we can’t read/],
  ['a WAV with 7 bits', wavHead(1_000, { bits: 7 }), /compressed in a way/],
  ['an AIFF that was cut off', aiffOf().subarray(0, 50_000), /ends too early/],
  ['an AIFF of nothing but its name', Buffer.from('FORM\0\0\0\x04AIFF', 'latin1'), /no sound/],
  ['an MP3 with a hole', holed(mp3), /damaged/],
  ['an MP3 that is only titles', Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x10', 'latin1'), Buffer.alloc(16)]), /damaged/],
  ['an MP3 whose titles are longer than the file', Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), /damaged/],
  [
    'an MP3 header followed by noise',
    Buffer.concat([mp3.subarray(0, 4), Buffer.from(Array.from({ length: 30_000 }, (_, i) => (i * 7919) % 251))]),
    /damaged/,
  ],
  ['a FLAC of which the end is missing', flacOf({ seconds: 1, promised: 3 }), /promises 3 s of sound, but it holds only 1 s/],
  ['a FLAC of two hours, by its header', flacOf({ seconds: 0.1, promised: 7_200 }), /2 h 0 min long/],
  ['a FLAC with a wrong bit', flipped(flacOf(), 60_000), /damaged|ends too early/],
  ['a FLAC of hours of silence in a few kilobytes', flacBomb(2_000), /longer than 10 minutes/],
  ['an Ogg that was cut off', vorbis.subarray(0, vorbis.length - 2_000), /damaged|ends too early/],
  ['an Ogg without its last page', vorbis.subarray(0, vorbis.lastIndexOf('OggS')), /last page is missing/],
  ['an Ogg with a hole', holed(vorbis), /damaged/],
  [
    'an Ogg of something else',
    Buffer.concat([Buffer.from('OggS\0\x02', 'latin1'), Buffer.alloc(20), Buffer.from([1, 4]), Buffer.from('xxxx')]),
    /neither Vorbis nor Opus/,
  ],
  // Decoding it takes five seconds; in the gate a FLAC of hours is refused.
  ...(isLongRun ? [['an Opus of eleven minutes', opusOf(660), /longer than 10 minutes/] as const] : []),
]

test.each(broken)('%s is refused with the reason', async (_what, bytes, reason) => {
  expect(await reasonOf(bytes)).toMatch(reason)
})

test('noise behind any known beginning is refused or read, and ends', async () => {
  const noise = Buffer.from(Uint8Array.from({ length: 20_000 }, (_, index) => (index * index * 31 + index * 7) % 256))
  const beginnings = [
    wavHead(10_000),
    aiffOf().subarray(0, 54),
    flacOf().subarray(0, 42),
    mp3.subarray(0, 1_000),
    vorbis.subarray(0, 4_000),
    opusOf(1).subarray(0, 100),
  ]
  for (const beginning of beginnings)
    await decode(Buffer.concat([beginning, noise])).catch((error: unknown) => expect(error).toBeInstanceOf(Error))
})

test('the tone that tests use is what it says', () => {
  expect(toneOf({ seconds: 0.5, channels: 1 })).toMatchObject([{ length: 22_050 }])
})
