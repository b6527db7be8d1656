import { expect, test } from 'vitest'
import { keyTrackOf } from './page-track.ts'
import { emptyPlayer } from './player-state.ts'
import type { Track } from './track.ts'

const track = (id: string): Track => ({ id, title: id, subtitle: '', href: '/', coverUrl: null, wet: 'w', dry: 'd', sounds: {} })
const own = { track: track('own'), queue: [track('own')] }
const other = { ...emptyPlayer, track: track('other'), queue: [track('other')] }

test('the page’s player has the keys before anything was played', () => {
  expect(keyTrackOf(emptyPlayer, own)?.track.id).toBe('own')
})

test('a playing track has the keys, wherever it comes from', () => {
  expect(keyTrackOf({ ...other, status: 'playing' }, own)?.track.id).toBe('other')
  expect(keyTrackOf({ ...other, status: 'loading' }, own)?.track.id).toBe('other')
})

test('a paused track leaves the keys to the page’s player, and has them where the page has none', () => {
  expect(keyTrackOf({ ...other, status: 'paused' }, own)?.track.id).toBe('own')
  expect(keyTrackOf({ ...other, status: 'paused' }, undefined)?.track.id).toBe('other')
})
