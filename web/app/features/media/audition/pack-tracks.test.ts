import { expect, test } from 'vitest'
import type { AuditionSound } from '#contract/releases/sounds.ts'
import { matchedGains } from '../player/loudness.ts'
import { lengthText, packLoudness, packTracks, soundFacts } from './pack-tracks.ts'

const sound = (id: string, loudness: number | null): AuditionSound => ({
  ...{ id, name: `${id}.wav`, seconds: 1, tempo: null, key: null },
  preview: loudness === null ? null : { url: `/files/previews/${id}.mp3`, sound: { peaks: 'AZ', seconds: 1, loudness } },
})
const origin = { subtitle: 'Waves by Low Tide', href: '/lowtide/waves', coverUrl: null }

test('only open sounds are played, named without their file extension', () => {
  const tracks = packTracks([sound('Kick 01', -9), sound('Closed', null)], origin)
  expect(tracks.map(({ title, wet, dry }) => [title, wet, dry])).toEqual([['Kick 01', '/files/previews/Kick 01.mp3', null]])
})

test('all sounds of a pack are played at the loudness of the quietest one', () => {
  const tracks = packTracks([sound('loud', -8), sound('quiet', -20)], origin)
  const heard = tracks.map((track) => (Object.values(track.sounds)[0]?.loudness ?? 0) + 20 * Math.log10(matchedGains(track).wet))
  expect(heard[0]).toBeCloseTo(-20)
  expect(heard[1]).toBeCloseTo(-20)
})

test.each([
  [0.04, '0.1 s'],
  [0.42, '0.4 s'],
  [4.6, '4.6 s'],
  [75, '1:15'],
])('a sound of %d seconds is %s long', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})

test('a barely audible sound does not lower the others', () => {
  expect(packLoudness([sound('loud', -8), sound('air', -45)])).toBe(-23)
  expect(packLoudness([sound('loud', -8), sound('silent', -70)])).toBe(-8)
  expect(packLoudness([sound('silent', -70), sound('closed', null)])).toBeUndefined()
})

test.each([
  [{ key: 'A minor', tempo: 120 }, 'A minor · 120 bpm'],
  [{ key: null, tempo: 92.5 }, '92.5 bpm'],
  [{ key: 'C', tempo: null }, 'C'],
  [{ key: null, tempo: null }, ''],
])('the facts about a sound are shown in short', (known, text) => {
  expect(soundFacts(known)).toBe(text)
})
