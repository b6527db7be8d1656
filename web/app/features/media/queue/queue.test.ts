import { expect, test } from 'vitest'
import { emptyPlayer } from '../player/player-state.ts'
import type { Track } from '../player/track.ts'
import { findNext, getPrevious, heirOf, placeOf } from './queue.ts'

const track = (id: string): Track => ({ id, title: id, subtitle: '', href: '/', coverUrl: null, wet: `${id}.mp3`, dry: null, sounds: {} })
const [one, two, three] = [track('one'), track('two'), track('three')]
const queue = [one, two, three]

test('the next sound is the next of its queue', () => {
  expect(findNext(queue, one)).toBe(two)
})

test('after the last sound there is no next', () => {
  expect(findNext(queue, three)).toBeUndefined()
})

test('a sound that is not in the queue has no next', () => {
  expect(findNext(queue, track('four'))).toBeUndefined()
})

test('previous goes to the previous sound', () => {
  expect(getPrevious(queue, two, 1)).toBe(one)
})

test('previous goes back to the start when the sound has played for a while', () => {
  expect(getPrevious(queue, two, 3.5)).toBe(two)
})

test('previous on the first sound starts it again', () => {
  expect(getPrevious(queue, one, 0)).toBe(one)
})

test('a track can be added while another is loaded, once', () => {
  expect(placeOf(emptyPlayer, two)).toBe('silent')
  expect(placeOf({ track: one, queue: [one] }, two)).toBe('open')
  expect(placeOf({ track: one, queue: [one, two] }, two)).toBe('queued')
  expect(placeOf({ track: one, queue: [one, two] }, one)).toBe('queued')
})

test('when a track is removed the focus goes to the next row, from the last to the one before', () => {
  expect(heirOf(queue, one)).toBe(two)
  expect(heirOf(queue, two)).toBe(three)
  expect(heirOf(queue, three)).toBe(two)
  expect(heirOf([one], one)).toBeUndefined()
})
