import { expect, test } from 'vitest'
import { packText } from './pack-text.ts'

const write = (count: number): string => count.toLocaleString('de')

const pack = {
  sounds: 1312,
  formats: ['WAV', 'AIFF'],
  sampleRates: [44_100, 48_000],
  bitDepths: [16, 24],
  seconds: 2890,
  clipped: 0,
  silent: 0,
}

test('the facts about a pack are a few figures', () => {
  expect(packText(pack, write)).toEqual(['1.312 sounds', 'WAV, AIFF', '44.1, 48 kHz', '16, 24 bit', '48 min'])
})

test.each([
  [1, '1 s'],
  [59.6, '1 min'],
  [3600, '1 h 0 min'],
  [7_384, '2 h 3 min'],
])('%s seconds of sound are shown as %s', (seconds, text) => {
  expect(packText({ ...pack, sounds: 1, formats: [], sampleRates: [], bitDepths: [], seconds }, write)).toEqual(['1 sound', text])
})
