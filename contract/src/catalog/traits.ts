import { z } from 'zod'
import { genres, musicalKeys, productKinds, tempoBands } from './trait-rules.ts'

export const productKind = z.enum(productKinds)
export const genre = z.enum(genres)
export const musicalKey = z.enum(musicalKeys)
export const tempoBand = z.enum(tempoBands)
export type ProductKind = z.infer<typeof productKind>
export type Genre = z.infer<typeof genre>
export type MusicalKey = z.infer<typeof musicalKey>

/** Beats per minute; a single tempo has the same value in both. */
const tempo = z.object({ from: z.number().int(), to: z.number().int() })

export const traits = z.object({
  kind: productKind.nullable(),
  genres: z.array(genre),
  tempo: tempo.nullable(),
  keys: z.array(musicalKey),
})
export type Traits = z.infer<typeof traits>

const beats = z.number({ error: 'Enter beats per minute' }).int('Use a whole number').min(20, 'Use 20 to 400').max(400, 'Use 20 to 400')

export const draftTraits = traits.extend({
  genres: z.array(genre).max(5, 'Use at most 5 genres'),
  tempo: z
    .object({ from: beats, to: beats })
    .refine(({ from, to }) => from <= to, { error: 'Enter the slowest first', path: ['to'] })
    .nullable(),
  keys: z.array(musicalKey).max(musicalKeys.length),
})
