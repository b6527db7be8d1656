import { takes } from '../music/patterns.ts'
import type { Stage } from '../music/stage.ts'
import type { Tone } from '../signal/tone.ts'
import { hat, machineHat } from './cymbals.ts'
import { kick, kicks } from './kick.ts'
import { clap, rim, snare, snares } from './snare.ts'

type Hit = (velocity: number) => Tone
type Kit = { kick: Hit; snare: Hit; hat: Hit; openHat: Hit }

/** Drums of one style; every seed tunes them a little differently. */
export const kit = (stage: Stage, kind: 'acoustic' | 'dusty' | 'house' | 'techno' | 'garage' | 'soft'): Kit => {
  const chance = stage.chance.fork(`kit ${kind}`)
  const tune = chance.between(0.92, 1.08)
  const low = {
    acoustic: kicks.acoustic,
    dusty: kicks.dusty,
    house: kicks.house,
    techno: kicks.techno,
    garage: kicks.house,
    soft: kicks.soft,
  }[kind]
  const high = {
    acoustic: snares.acoustic,
    dusty: snares.dusty,
    house: snares.machine,
    techno: snares.machine,
    garage: snares.tight,
    soft: snares.dusty,
  }[kind]
  const isMachine = kind === 'house' || kind === 'techno' || kind === 'garage'
  const plate = isMachine ? machineHat : hat
  return {
    kick: takes((velocity) => kick({ ...low, pitch: low.pitch * tune }, velocity, chance), 2),
    snare: takes((velocity) => {
      if (kind === 'house' || kind === 'techno') return clap(velocity, chance)
      if (kind === 'soft') return rim(velocity, chance)
      return snare({ ...high, pitch: high.pitch * tune }, velocity, chance)
    }, 3),
    hat: takes((velocity) => plate(isMachine ? 0.07 : 0.085, velocity, chance), 4),
    openHat: takes((velocity) => plate(isMachine ? 0.34 : 0.5, velocity, chance), 2),
  }
}
