import type { Chance } from '../chance.ts'
import type { Stereo } from '../signal/tone.ts'

/** Makes the wet side from the dry one, with the same length and without delay. */
export type Effect = (dry: Stereo, setting: { tempo: number; chance: Chance }) => Stereo
