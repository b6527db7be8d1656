import type { Chance } from '#demo/sound/chance.ts'
import { thinned } from '../inks.ts'
import { rect } from '../svg.ts'
import type { Scene } from './scene.ts'

const blackKeys = new Set([1, 3, 6, 8, 10])
const scale = [0, 2, 4, 7, 9]

type Drawn = { at: number; length: number; note: number; force: number; isHot: boolean }

/** A melody that rises where the sound is loud, with chords below it that change every quarter, and one accented phrase. */
const composed = (chance: Chance, levels: readonly number[], keys: number): Drawn[] => {
  const tonic = chance.whole(0, 5)
  const pitched = (position: number): number => Math.min(keys - 1, tonic + 12 * Math.floor(position / 5) + (scale[position % 5] ?? 0))
  const notes: Drawn[] = []
  const phrase = chance.whole(1, 3) * 8
  for (let at = 0; at < levels.length; ) {
    const length = chance.pick([1, 1, 1, 2, 2, 3])
    const level = levels[at] ?? 0.5
    const note = pitched(5 + Math.round(level * 3) + chance.pick([-1, 0, 0, 1]))
    if (!chance.is(0.1))
      notes.push({
        at,
        length: Math.min(length, levels.length - at),
        note,
        force: 0.3 + 0.7 * level,
        isHot: at >= phrase && at < phrase + 8,
      })
    at += length
  }
  for (const [quarter, root] of chance.shuffle([0, 1, 2, 3]).entries()) {
    const isBroken = chance.is(0.4)
    for (const [index, third] of [0, 1, 2].entries()) {
      const at = quarter * 8 + (isBroken ? index : 0)
      notes.push({ at, length: 8 - (at - quarter * 8), note: pitched(root + third), force: 0.5 + 0.1 * index, isHot: false })
    }
  }
  return notes
}

/** A piano roll: keys on the left, notes that follow the sound, their velocities below. */
export const roll: Scene = ({ chance, relief, paper, ink, hot, shade }, width, height) => {
  const keys = 24
  const left = 190
  const lane = 190
  const pitch = (height - lane) / keys
  const steps = 32
  const step = (width - left) / steps
  const rowOf = (note: number): number => (keys - 1 - note) * pitch
  const grid = thinned(ink, paper, 0.07)

  const rows = Array.from({ length: keys }, (_, note) =>
    blackKeys.has(note % 12) ? rect(left, rowOf(note), width - left, pitch, grid) : '',
  ).join('')
  const beats = Array.from({ length: steps / 4 }, (_, beat) =>
    rect(left + beat * 4 * step - 1.5, 0, 3, height, beat % 4 === 0 ? shade : grid),
  ).join('')
  const keyboard = Array.from({ length: keys }, (_, note) => {
    const isBlack = blackKeys.has(note % 12)
    const white = rect(0, rowOf(note) + 2, left - 24, pitch - 4, isBlack ? grid : thinned(ink, paper, 0.14), 4)
    return white + (isBlack ? rect(0, rowOf(note) + 2, (left - 24) * 0.62, pitch - 4, ink, 4) : '')
  }).join('')

  const notes = composed(chance, relief(steps), keys)
  const bars = notes.map(({ at, length, note, isHot }) =>
    rect(left + at * step + 3, rowOf(note) + 4, length * step - 6, pitch - 8, isHot ? hot : ink, 7),
  )
  const stalks = notes.map(({ at, force, isHot }) => {
    const tall = force * (lane - 60)
    return rect(left + at * step + 3, height - 24 - tall, 12, tall, isHot ? hot : ink, 6)
  })
  const floor = rect(0, height - lane, width, lane, paper) + rect(0, height - lane, width, 4, shade)
  return rows + beats + keyboard + bars.join('') + floor + stalks.join('')
}
