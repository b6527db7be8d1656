import type { Chance } from '#demo/sound/chance.ts'
import type { Inks } from './inks.ts'

/** What a kind of cover is drawn with: a square of 1200, its inks, and the sound in any number of columns. */
export type Print = Inks & {
  chance: Chance
  /** A tone between paper and ink. */
  shade: string
  relief: (columns: number) => number[]
}

export const side = 1200
export const middle = side / 2
