import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flacOf } from '../../../../../testing/sample-flac.ts'
import { aiffOf, mp3Of, wavOf } from '../../../../../testing/sample-sounds.ts'
import type { ExtractedSound } from '../inspection.ts'
import { readSounds } from '../read-sounds.ts'
import { codesOf, inspectBytes, testTools, writeBuild } from '../testing/inspect-bytes.ts'
import { zipOf } from '../testing/zip-of.ts'
import { keyInName, tempoInName } from './sound-name.rules.ts'

/** A chunk at the end of a WAV, where programs write what they know of it. */
const withChunk = (wav: Buffer, name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([wav, head, content])
}
const acid = (flags: number, root: number, tempo: number): Buffer => {
  const bytes = Buffer.alloc(24)
  bytes.writeUInt32LE(flags, 0)
  bytes.writeUInt16LE(root, 4)
  bytes.writeFloatLE(tempo, 20)
  return bytes
}
const id3 = (frames: Record<string, string>): Buffer => {
  const parts = Object.entries(frames).map(([name, text]) => {
    const head = Buffer.alloc(11)
    head.write(name)
    head.writeUInt32BE(text.length + 1, 4)
    return Buffer.concat([head, Buffer.from(text)])
  })
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from('ID3\x03\0\0\0\0', 'latin1'), Buffer.from([body.length >> 7, body.length & 127]), body])
}

const short = { seconds: 0.25 }
const mp3 = await mp3Of(short)
const files = {
  'Pack/Bass_120bpm_Am.wav': wavOf({ seconds: 0.5 }, { bits: 24 }),
  'Pack/Loop one.wav': withChunk(wavOf(short), 'acid', acid(2, 57, 128)),
  'Pack/hit.wav': withChunk(wavOf(short), 'acid', acid(1, 0, 128)),
  'Pack/pad.aif': aiffOf({ ...short, sampleRate: 48_000 }),
  'Pack/lead.flac': flacOf({ seconds: 0.25 }),
  'Pack/vocal.mp3': Buffer.concat([id3({ TBPM: '96', TKEY: 'F#m' }), mp3]),
  'Pack/loud.wav': wavOf({ ...short, level: 1.6 }, { bits: 32, isFloat: true }),
  'Pack/nothing.wav': wavOf({ ...short, level: 0 }),
  'Pack/broken.wav': Buffer.from('RIFF1234WAVEfmt '),
  'Pack/song.mid': Buffer.from('MThd'),
  '__MACOSX/Pack/._hit.wav': Buffer.from('shadow'),
}
const pack = zipOf(Object.entries(files).map(([path, content]) => ({ path, content })))

test('a pack is counted, measured and listened to', async () => {
  const inspection = await inspectBytes('pack.zip', pack, { kind: 'pack', platform: 'Universal' })
  expect(inspection.pack).toMatchObject({ sounds: 9, clipped: 1, silent: 1, sampleRates: [44_100, 48_000] })
  expect(inspection.pack?.formats).toEqual(expect.arrayContaining(['WAV', 'AIFF', 'FLAC', 'MP3', 'MIDI']))
  expect(inspection.pack?.bitDepths).toEqual(expect.arrayContaining([16, 24, 32]))
  expect(inspection.pack?.seconds).toBeGreaterThan(2.2)
  expect(codesOf(inspection)).toEqual([
    'green content',
    'green pack',
    'amber sample-rates',
    'amber unreadable',
    'amber clipped',
    'amber silent',
    'amber virus-scan-off',
  ])
  expect(inspection.report.find(({ code }) => code === 'clipped')?.detail).toBe('Pack/loud.wav')
  expect(inspection.verdict).toBe('Ready')
})

test('the sounds of a pack come one by one, each as a file with what is known of it', async () => {
  const found: ExtractedSound[] = []
  for await (const sound of readSounds({ path: writeBuild('pack.zip', pack), name: 'pack.zip' }, { tools: testTools })) {
    expect(readFileSync(sound.file).equals(files[sound.path as keyof typeof files])).toBe(true)
    found.push(sound)
  }
  const of = (name: string) => found.find((sound) => sound.name === name)
  expect(found).toHaveLength(9)
  expect(of('Bass_120bpm_Am.wav')).toMatchObject({ tempo: 120, key: 'A minor', length: 0.5, bitDepth: 24, channels: 2, sampleRate: 44_100 })
  expect(of('Loop one.wav')).toMatchObject({ tempo: 128, key: 'A' })
  expect(of('hit.wav')).toMatchObject({ tempo: null, key: null })
  expect(of('vocal.mp3')).toMatchObject({ tempo: 96, key: 'F♯ minor', format: 'MP3', bitDepth: null })
  expect(of('lead.flac')).toMatchObject({ bitDepth: 16, format: 'FLAC' })
  expect(of('broken.wav')).toMatchObject({ length: null, problem: expect.stringMatching(/no sound|damaged/) })
  expect(existsSync(found[0]?.file ?? '')).toBe(false)
})

test('who stops in the middle leaves nothing behind', async () => {
  let file = ''
  for await (const sound of readSounds({ path: writeBuild('pack.zip', pack), name: 'pack.zip' }, { tools: testTools })) {
    file = sound.file
    break
  }
  expect(file).not.toBe('')
  expect(existsSync(file)).toBe(false)
})

test.each([
  [2, '7 sounds were not checked.'],
  [8, '1 sound was not checked.'],
])('no more sounds are listened to than the limit of %i says', async (sounds, title) => {
  const inspection = await inspectBytes('pack.zip', pack, { kind: 'pack', limits: { sounds } })
  expect(inspection.pack?.sounds).toBe(sounds)
  expect(inspection.report.find(({ code }) => code === 'sounds-left-out')?.title).toBe(title)
})

test.each([
  ['Bass_120bpm_Am', 120, 'A minor'],
  ['120 BPM - Drum Loop - F#min', 120, 'F♯ minor'],
  ['Kick 01', null, null],
  ['BB_synth_loop_140_Bbmaj', 140, 'B♭ major'],
  ['Pad_C_major_90', null, 'C major'],
  ['Pad_90_C', 90, 'C'],
  ['A long pad', null, 'A'],
  ['bpm174_amen', 174, null],
  ['loop_92.5bpm', 92.5, null],
  ['1999bpm', null, null],
  ['808_G#', null, 'G♯'],
])('%s is %s beats a minute in %s', (name, tempo, key) => {
  expect([tempoInName(name), keyInName(name)]).toEqual([tempo, key])
})
