import { expect, test } from 'vitest'
import { mp3Of, toneOf, wavOf } from '../../../../testing/sample-sounds.ts'
import { decodeSound } from './decode/decode-sound.ts'
import { encodeApart } from './encode-apart.ts'
import { giveBackThread, takeThread } from './encode-threads.ts'
import { measureLoudness } from './measure-loudness.ts'

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 20_000) yield bytes.subarray(at, at + 20_000)
}
const encode = async (bytes: Buffer) => {
  const verdict = await encodeApart(inPieces(bytes), bytes.length)
  if (!verdict.made) throw new Error(verdict.reason)
  return verdict
}
const lengthOf = async (mp3: Uint8Array) => {
  let [frames, rate] = [0, 1]
  for await (const { channels, sampleRate } of decodeSound(inPieces(Buffer.from(mp3)), mp3.length)) {
    frames += channels[0]?.length ?? 0
    rate = sampleRate
  }
  return { seconds: frames / rate, rate }
}

test.each([
  ['stereo at 44.1 kHz', {}, 44_100],
  ['mono', { channels: 1 }, 44_100],
  ['96 kHz', { sampleRate: 96_000 }, 48_000],
  ['88.2 kHz in mono', { sampleRate: 88_200, channels: 1 }, 44_100],
  ['8 kHz', { sampleRate: 8_000 }, 48_000],
])('a sound in %s is published with its length and its loudness', async (_what, form, rate) => {
  const tone = { seconds: 1.5, level: 0.25, hz: 1_000 }
  const { mp3, sound } = await encode(wavOf({ ...tone, ...form }))
  expect(sound.seconds).toBeCloseTo(1.5, 2)
  const wanted = measureLoudness(toneOf(tone), 44_100)
  expect(Math.abs(sound.loudness - wanted)).toBeLessThan(0.15)
  const heard = await lengthOf(mp3)
  expect(heard.rate).toBe(rate)
  expect(heard.seconds).toBeCloseTo(1.5, 1)
})

test('the same file makes the same preview, whoever asks and however often', async () => {
  const bytes = await mp3Of({ seconds: 0.5 })
  const [one, other] = await Promise.all([encode(bytes), encode(bytes)])
  expect(Buffer.from(one.mp3).equals(other.mp3)).toBe(true)
  expect(one.sound).toEqual(other.sound)
})

test('silence has a loudness and a flat outline', async () => {
  const { sound } = await encode(wavOf({ level: 0 }))
  expect(sound).toMatchObject({ loudness: -70, peaks: 'A'.repeat(160) })
})

test('a sound that cannot be read in time is refused with the reason', async () => {
  const bytes = wavOf({ seconds: 10 })
  expect(await encodeApart(inPieces(bytes), bytes.length, { within: 1 })).toEqual({
    made: false,
    reason: expect.stringContaining('too long to read'),
  })
})

test('a storage that breaks in the middle is told as it is, not as a bad file', async () => {
  async function* breaking() {
    yield wavOf().subarray(0, 1_000)
    throw new Error('the storage went away')
  }
  await expect(encodeApart(breaking(), 100_000)).rejects.toThrow('the storage went away')
})

test('a thread that has read a sound reads the next; one that was given a bad sound is never used again', async () => {
  await encode(wavOf())
  const thread = takeThread()
  const before = thread.sounds
  await giveBackThread(thread)
  await encode(wavOf())
  expect(thread.sounds).toBe(before + 1)
  const bad = Buffer.from('no sound at all')
  expect((await encodeApart(inPieces(bad), bad.length)).made).toBe(false)
  const other = takeThread()
  expect(other).not.toBe(thread)
  await giveBackThread(other)
  await encode(wavOf())
})
