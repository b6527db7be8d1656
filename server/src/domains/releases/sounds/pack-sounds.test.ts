import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { AuditionSound } from '#contract/releases/sounds.ts'
import * as contract from '#contract/releases/sounds.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { openPackShop, packOf } from '../../../../testing/pack-shop.ts'
import { wavOf } from '../../../../testing/sample-sounds.ts'
import { zipOf } from '../inspection/testing/zip-of.ts'

const shop = await openPackShop()
const { ada, stranger, finance, add, publish, listen, own, open, act, countChanges, call, release } = shop
const { files } = shop.shop

const names = ['Bass_120bpm_Am.wav', ...Array.from({ length: 9 }, (_, index) => `Hit ${index + 1}.wav`)]
const first = await add(packOf(names))

const heard = async (query = ''): Promise<AuditionSound[]> => (await listen('lowtide/waves', query)).json().items

test('a pack that passed its check has a preview of each sound, of which the first eight are open', async () => {
  const { state, made, sounds } = await own(first.releaseId)
  expect([state, made]).toEqual(['Ready', 10])
  expect(sounds.map(({ name }) => name)).toEqual(names)
  expect(sounds[0]).toMatchObject({ path: `Waves/${names[0]}`, seconds: 0.3, tempo: 120, key: 'A minor', isPlayable: true })
  expect(sounds.map(({ isOpen }) => isOpen)).toEqual([...Array(8).fill(true), false, false])
})

test('nobody can play a pack before its release is published', async () => {
  expect((await listen()).json()).toEqual({ items: [], hasMore: false, next: null, total: 0, open: 0 })
  await publish(first.releaseId)
  expect((await listen()).json()).toMatchObject({ total: 10, open: 8, hasMore: false })
})

test('open sounds can be played, and of closed ones only name, length, tempo and key are shown', async () => {
  const sounds = await heard()
  expect(sounds.map(({ name }) => name)).toEqual(names)
  expect(sounds[0]).toMatchObject({ seconds: 0.3, tempo: 120, key: 'A minor' })
  expect(sounds[0]?.preview?.sound).toMatchObject({ peaks: expect.stringMatching(/^.{160}$/), loudness: expect.any(Number) })
  expect(sounds.slice(8).map(({ preview }) => preview)).toEqual([null, null])
})

test('what is heard is an mp3 and never the product itself', async () => {
  const [sound] = await heard()
  const answer = await shop.app.inject({ url: sound?.preview?.url ?? '' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  const wav = wavOf({ seconds: 0.3, hz: 200 })
  expect(answer.rawPayload.length).toBeLessThan(wav.length)
  expect(answer.rawPayload.includes(wav.subarray(1_000, 1_064))).toBe(false)
})

test('its creator chooses what is open, and pages that show it are dropped', async () => {
  const { sounds } = await own(first.releaseId)
  const before = await countChanges()
  const answer = await open(first.releaseId, [sounds[9]?.id ?? '', sounds[1]?.id ?? ''])
  expect(answer.json().sounds.flatMap((sound: { isOpen: boolean; name: string }) => (sound.isOpen ? [sound.name] : []))).toEqual([
    'Hit 1.wav',
    'Hit 9.wav',
  ])
  expect(await countChanges()).toBeGreaterThan(before)
  const shown = await heard()
  expect(shown.map(({ preview }) => preview !== null)).toEqual([true, true, ...Array(8).fill(false)])
  expect(shown.slice(0, 3).map(({ name }) => name)).toEqual(['Hit 1.wav', 'Hit 9.wav', names[0]])
  expect((await listen('lowtide/waves', '?after=9')).json()).toMatchObject({ total: 10, items: [{ name: 'Hit 8.wav' }] })
})

test('a sound that is closed again is not served any more, even by its former address', async () => {
  const { sounds } = await own(first.releaseId)
  const ids = sounds.slice(0, 2).map(({ id }) => id)
  await open(first.releaseId, ids)
  const url = (await heard())[0]?.preview?.url ?? ''
  const served = await shop.app.inject({ url })
  expect([served.statusCode, served.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  await open(first.releaseId, ids.slice(1))
  expectProblem(await shop.app.inject({ url }), 404)
  expectProblem(await shop.app.inject({ url, headers: { 'if-none-match': String(served.headers.etag) } }), 404)
})

test('another creator finds nothing, a reader changes nothing, and sounds of another pack are refused', async () => {
  const { sounds } = await own(first.releaseId)
  const id = sounds[0]?.id ?? ''
  expectProblem(await act(stranger, contract.getOwnPackSounds, first.releaseId), 404)
  expectProblem(await open(first.releaseId, [id], stranger), 404)
  expectProblem(await act(stranger, contract.makePackPreviews, first.releaseId), 404)
  expect((await open(first.releaseId, [id], finance)).statusCode).toBe(403)
  expect(Object.keys(expectProblem(await open(first.releaseId, [`snd_${'0'.repeat(26)}`]), 400).errors ?? {})).toEqual(['ids'])
})

test('a product that is not a pack has no sounds, and a hidden one answers as missing', async () => {
  expect((await listen('lowtide/deep')).json()).toMatchObject({ items: [], total: 0 })
  expectProblem(await listen('lowtide/pack'), 404)
  expectProblem(await listen('lowtide/none'), 404)
  const { id } = await release()
  expect(await own(id)).toEqual({ state: 'None', made: 0, sounds: [] })
  expectProblem(await open(id, []), 404)
})

test('a long sound is previewed for half a minute, and a damaged one is listed without a preview', async () => {
  const long = { path: 'Waves/Drone.wav', content: wavOf({ seconds: 33, sampleRate: 8_000, channels: 1 }) }
  const damaged = { path: 'Waves/Broken.wav', content: Buffer.from('RIFF1234WAVEfmt ') }
  const { releaseId } = await add(zipOf([long, damaged, { path: 'Waves/Hit 1.wav', content: wavOf({ seconds: 0.3 }) }]))
  const { sounds } = await own(releaseId)
  expect(sounds.map(({ isPlayable }) => isPlayable)).toEqual([true, false, true])
  // As its creator chose in the release before, by name.
  expect(sounds.map(({ isOpen }) => isOpen)).toEqual([false, false, true])
  expectProblem(await open(releaseId, [sounds[1]?.id ?? '']), 400)
  await open(releaseId, [sounds[0]?.id ?? ''])
  await publish(releaseId)
  const [drone] = await heard()
  expect(drone?.seconds).toBe(33)
  expect(drone?.preview?.sound.seconds).toBeCloseTo(30, 1)
  const key = drone?.preview?.url.replace('/files/', '') ?? ''
  expect((await buffer(await files.open(key))).length).toBeLessThan(long.content.length * 2)
  expect(await call(ada, contract.makePackPreviews, { params: { releaseId } })).toMatchObject({ statusCode: 200 })
})
