import type { Traits } from './traits.ts'

/**
 * The traits of a product and of its sound, from fixed lists so that search can filter by them. This file does not import zod, because
 * pages that only show a search load it.
 */

/** What a plugin does. */
export const pluginKinds = [
  'Synth',
  'Sampler',
  'Drum machine',
  'Reverb',
  'Delay',
  'Equaliser',
  'Compressor',
  'Limiter',
  'Saturation',
  'Distortion',
  'Filter',
  'Modulation',
  'Pitch',
  'Bass enhancer',
  'Transient shaper',
  'Utility',
] as const

/** What a pack contains. */
export const packKinds = [
  'Drums',
  'Bass',
  'Keys',
  'Pads',
  'Leads',
  'Chords',
  'Guitar',
  'Strings',
  'Vocals',
  'Percussion',
  'Textures',
  'Field recordings',
  'Foley',
  'Impulse responses',
  'Songs',
] as const

export const productKinds = [...pluginKinds, ...packKinds] as const
export const genres = [
  'Ambient',
  'Cinematic',
  'Classical',
  'Drum and bass',
  'Dub',
  'Experimental',
  'Folk',
  'Funk',
  'Hip-hop',
  'House',
  'Industrial',
  'Jazz',
  'Lo-fi',
  'Pop',
  'R&B',
  'Rock',
  'Soul',
  'Synthwave',
  'Techno',
  'Trap',
] as const

const tonics = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const
export const musicalKeys = tonics.flatMap((tonic) => [`${tonic} major`, `${tonic} minor`] as const)

export const noTraits: Traits = { kind: null, genres: [], tempo: null, keys: [] }

/** By beats per minute; a product is in every band that its tempo range touches. */
export const tempoBands = ['under-80', '80-99', '100-119', '120-139', '140-159', 'over-160'] as const
export type TempoBand = (typeof tempoBands)[number]

const bandStarts: Record<TempoBand, number> = {
  'under-80': 0,
  '80-99': 80,
  '100-119': 100,
  '120-139': 120,
  '140-159': 140,
  'over-160': 160,
}

export const tempoBandsOf = ({ from, to }: NonNullable<Traits['tempo']>): TempoBand[] =>
  tempoBands.filter((band, at) => {
    const next = tempoBands[at + 1]
    return bandStarts[band] <= to && (next === undefined || from < bandStarts[next])
  })
