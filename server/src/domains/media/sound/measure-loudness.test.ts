import { expect, test } from 'vitest'
import { measureLoudness, meterLoudness } from './measure-loudness.ts'

const sine = (decibels: number, seconds: number, sampleRate = 48000, hz = 1000): Float32Array =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => 10 ** (decibels / 20) * Math.sin((2 * Math.PI * hz * index) / sampleRate),
  )

const join = (...parts: Float32Array[]): Float32Array => {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

test.each([44100, 48000, 96000])('EBU Tech 3341: a stereo sine of 1 kHz at -23 dBFS reads -23.0 LUFS at %i Hz', (sampleRate) => {
  const tone = sine(-23, 5, sampleRate)
  expect(Math.abs(measureLoudness([tone, tone], sampleRate) + 23)).toBeLessThan(0.1)
})

test('one channel alone is 3 LU quieter than the same sound in both', () => {
  const tone = sine(-20, 3)
  expect(measureLoudness([tone, tone], 48000) - measureLoudness([tone], 48000)).toBeCloseTo(3.01, 1)
})

test('twice the amplitude is 6 LU louder', () => {
  expect(measureLoudness([sine(-20, 3)], 48000) - measureLoudness([sine(-26, 3)], 48000)).toBeCloseTo(6, 2)
})

test('EBU Tech 3341: quiet passages do not pull the loudness of a programme down', () => {
  const programme = join(sine(-36, 5), sine(-23, 20), sine(-36, 5))
  expect(Math.abs(measureLoudness([programme, programme], 48000) + 23)).toBeLessThan(0.1)
})

test('EBU Tech 3341: passages under the absolute gate are not part of the programme', () => {
  const programme = join(sine(-72, 4), sine(-36, 4), sine(-23, 20), sine(-36, 4), sine(-72, 4))
  expect(Math.abs(measureLoudness([programme, programme], 48000) + 23)).toBeLessThan(0.1)
})

test('silence is at the absolute gate, not minus infinity', () => {
  expect(measureLoudness([new Float32Array(48000), new Float32Array(48000)], 48000)).toBe(-70)
})

test('a sound too short for one block is measured with the silence after it', () => {
  const [whole, short] = [measureLoudness([sine(-6, 0.4)], 48000), measureLoudness([sine(-6, 0.25)], 48000)]
  expect(short - whole).toBeCloseTo(10 * Math.log10(0.25 / 0.4), 1)
  expect(measureLoudness([], 48000)).toBe(-70)
})

test('bass counts for less than treble', () => {
  expect(measureLoudness([sine(-20, 2, 48000, 30)], 48000)).toBeLessThan(measureLoudness([sine(-20, 2, 48000, 4000)], 48000) - 5)
})

test('a sound that comes in pieces measures as the whole does', () => {
  const tone = sine(-17, 2.33, 44100, 500)
  const meter = meterLoudness(2, 44100)
  for (let at = 0; at < tone.length; at += 1_234) meter.add([tone.subarray(at, at + 1_234), tone.subarray(at, at + 1_234)])
  expect(meter.read()).toBe(measureLoudness([tone, tone], 44100))
})
