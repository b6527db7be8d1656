import { expect, test } from 'vitest'
import { encodeMp3, encodeRepeated } from './encode-mp3.ts'

const sampleRate = 44100
const second = Float32Array.from({ length: sampleRate }, (_, at) => 0.4 * Math.sin(at / 16) * Math.sin(at / 5000))

test('the same sound gives the same bytes, also after another one', async () => {
  const once = await encodeMp3([second, second], sampleRate)
  await encodeMp3([second.map((sample) => sample * 0.3), second], sampleRate)
  expect(Buffer.compare(await encodeMp3([second, second], sampleRate), once)).toBe(0)
})

test('the first frame tells browsers the exact length of the sound', async () => {
  const mp3 = Buffer.from(await encodeMp3([second, second], sampleRate))
  const frames = mp3.readUInt32BE(44)
  const [delay, padding] = [mp3.readUIntBE(177, 3) >> 12, mp3.readUIntBE(177, 3) & 0xfff]
  expect(mp3.toString('latin1', 36, 40)).toBe('Xing')
  expect(mp3.readUInt32BE(48)).toBe(mp3.length)
  expect(frames * 1152 - delay - padding).toBe(sampleRate)
})

test('a sound repeated three times has the length it states, and is encoded once', async () => {
  const once = await encodeMp3([second, second], sampleRate)
  const { mp3, period, samples } = await encodeRepeated([second, second], sampleRate, 3)
  const tag = Buffer.from(mp3)
  const [delay, padding] = [tag.readUIntBE(177, 3) >> 12, tag.readUIntBE(177, 3) & 0xfff]
  expect(tag.readUInt32BE(44) * 1152 - delay - padding).toBe(samples)
  expect(samples).toBe(2 * period + sampleRate)
  expect(mp3.length).toBeLessThan(3 * once.length)
})
