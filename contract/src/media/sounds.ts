import { z } from 'zod'

/**
 * Facts about a sound, known before it is loaded. `peaks` is its waveform: one letter per column, from A (silence) to _ (full scale), in
 * the order of base64url. `loudness` is integrated loudness in LUFS; the player plays both sides of a comparison equally loud.
 */
export const sound = z.object({ peaks: z.string().regex(/^[A-Za-z0-9_-]*$/), seconds: z.number(), loudness: z.number() })
export type Sound = z.infer<typeof sound>
