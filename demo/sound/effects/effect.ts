import type { Chance } from '../chance.ts'
import type { Stereo } from '../signal/tone.ts'

/** Makes the wet side from the dry one, as long and in step with it: no effect may come late. */
export type Effect = (dry: Stereo, setting: { tempo: number; chance: Chance }) => Stereo
