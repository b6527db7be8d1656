import { expect, test } from 'vitest'
import { createPlayer } from './create-player.ts'
import type { Engine, EngineEvents } from './engine.ts'
import type { Track } from './track.ts'
import { Trouble } from './trouble.ts'

const track = (id: string, href = '/tape-one'): Track => ({
  ...{ id, href, title: id, subtitle: 'Tape One', coverUrl: null, wet: `${id}-wet`, dry: `${id}-dry` },
  sounds: { [`${id}-wet`]: { peaks: '', seconds: 40, loudness: -14 } },
})
const [one, two] = [track('one'), track('two')]
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A player on a fake engine, which records its calls and loads as each test says. */
const withFakeEngine = () => {
  const asked: string[] = []
  const fake = { at: 0, load: async (_: Track) => 40, events: undefined as EngineEvents | undefined }
  const engine: Engine = {
    wake: () => undefined,
    load: (wanted) => fake.load(wanted),
    start: (at, side) => void asked.push(`start ${at} ${side}`),
    stop: () => void asked.push('stop'),
    position: () => fake.at,
    switchTo: (side) => void asked.push(`switch ${side}`),
    setLevel: (level) => void asked.push(`level ${level}`),
    rest: () => void asked.push('rest'),
  }
  const player = createPlayer(async (events) => {
    fake.events = events
    return engine
  })
  return { player, asked, fake }
}

test('a track is loading, then playing', async () => {
  const { player, asked } = withFakeEngine()
  player.play(one)
  expect(player.getState()).toMatchObject({ status: 'loading', track: one, seconds: 40 })
  await settled()
  expect(player.getState().status).toBe('playing')
  expect(asked).toContain('start 0 wet')
})

test('of several quick clicks the last wins', async () => {
  const { player, asked, fake } = withFakeEngine()
  const slow = Promise.withResolvers<number>()
  fake.load = (wanted) => (wanted === one ? slow.promise : Promise.resolve(20))
  player.play(one)
  player.play(two)
  await settled()
  slow.resolve(40)
  await settled()
  expect(player.getState()).toMatchObject({ track: two, status: 'playing', seconds: 20 })
  expect(asked.filter((line) => line.startsWith('start'))).toHaveLength(1)
})

test('a track paused while loading does not start', async () => {
  const { player, asked } = withFakeEngine()
  player.play(one)
  player.toggle()
  await settled()
  expect(player.getState().status).toBe('paused')
  expect(asked).not.toContain('start 0 wet')
})

test('a pause keeps the position, and playing continues from there', async () => {
  const { player, asked, fake } = withFakeEngine()
  player.play(one)
  await settled()
  fake.at = 12
  player.toggle()
  expect(player.getState()).toMatchObject({ status: 'paused', position: 12 })
  player.toggle(one)
  await settled()
  expect(asked).toContain('start 12 wet')
})

test('when a sound ends the next of the queue starts, and the last stops at its start', async () => {
  const { player, fake } = withFakeEngine()
  player.play(one, [one, two])
  await settled()
  fake.events?.ended()
  expect(player.getState().track).toBe(two)
  await settled()
  fake.events?.ended()
  expect(player.getState()).toMatchObject({ track: two, status: 'paused', position: 0 })
})

test('a sound of a pack stops at its end, and the next is one step away', async () => {
  const { player, fake } = withFakeEngine()
  const shot = { ...one, endsAlone: true }
  player.play(shot, [shot, two])
  await settled()
  fake.events?.ended()
  expect(player.getState()).toMatchObject({ track: shot, status: 'paused', position: 0 })
  player.next()
  expect(player.getState().track).toBe(two)
})

test('a side chosen before the first play is the one heard', async () => {
  const { player, asked } = withFakeEngine()
  player.chooseSide('dry', one)
  player.play(one)
  await settled()
  expect(asked).toContain('start 0 dry')
})

test('the side stays for the sounds of a product, and the next product is heard wet', async () => {
  const { player, asked } = withFakeEngine()
  player.play(one, [one, two])
  await settled()
  player.chooseSide('dry')
  expect(asked).toContain('switch dry')
  player.next()
  await settled()
  expect(asked.at(-1)).toBe('start 0 dry')
  player.play(track('three', '/glass-choir'))
  await settled()
  expect(asked.at(-1)).toBe('start 0 wet')
})

test('a seek stays inside the sound', async () => {
  const { player, asked } = withFakeEngine()
  player.play(one)
  await settled()
  player.seekBy(-5)
  player.seek(99)
  expect(asked.slice(-2)).toEqual(['start 0 wet', 'start 40 wet'])
})

test('a missing sound says so, and can be tried again', async () => {
  const { player, fake } = withFakeEngine()
  fake.load = () => Promise.reject(new Trouble('missing'))
  player.play(one)
  await settled()
  expect(player.getState()).toMatchObject({ status: 'error', error: 'This sound is no longer available.' })
  fake.load = async () => 40
  player.resume()
  await settled()
  expect(player.getState()).toMatchObject({ status: 'playing', error: null })
})

test('a browser without audio gets a message instead of a crash, also the second time', async () => {
  const player = createPlayer(async () => {
    throw new Trouble('unsupported')
  })
  for (const _ of [1, 2]) {
    player.play(one)
    await settled()
    expect(player.getState()).toMatchObject({ status: 'error', error: 'This browser can’t play audio on this page.' })
  }
})

test('unmuting restores the volume, and changing the volume unmutes', async () => {
  const { player } = withFakeEngine()
  player.setVolume(0.4)
  player.toggleMute()
  expect(player.getState()).toMatchObject({ volume: 0.4, muted: true })
  player.toggleMute()
  expect(player.getState()).toMatchObject({ volume: 0.4, muted: false })
  player.toggleMute()
  player.setVolume(0.7)
  expect(player.getState()).toMatchObject({ volume: 0.7, muted: false })
})

test('closing forgets the track and keeps the volume', async () => {
  const { player, asked } = withFakeEngine()
  player.setVolume(0.4)
  player.play(one)
  await settled()
  player.close()
  expect(player.getState()).toMatchObject({ track: null, status: 'idle', volume: 0.4 })
  expect(asked.at(-1)).toBe('rest')
})

test('queued tracks are played after those already waiting, and can be removed again', async () => {
  const { player } = withFakeEngine()
  const three = track('three')
  player.enqueue(one)
  await settled()
  expect(player.getState(), 'nothing waits: it begins').toMatchObject({ track: one, status: 'playing' })
  player.enqueue(two)
  player.enqueue(three)
  player.enqueue(two)
  expect(player.getState().queue).toEqual([one, three, two])
  player.drop(three)
  player.drop(one)
  expect(player.getState().queue, 'what is heard stays').toEqual([one, two])
  player.next()
  expect(player.getState().track).toBe(two)
})

test('a queue in another order plays on, and then in that order', async () => {
  const { player, asked, fake } = withFakeEngine()
  const three = track('three')
  player.play(one, [one, two, three])
  await settled()
  const before = asked.length
  player.reorder([three, one, two])
  expect(player.getState()).toMatchObject({ track: one, status: 'playing', queue: [three, one, two] })
  expect(asked, 'the sound is not touched').toHaveLength(before)
  fake.events?.ended()
  expect(player.getState().track).toBe(two)
})
