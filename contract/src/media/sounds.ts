import { z } from 'zod'

/**
 * What is known of a sound before it is loaded.
 * `peaks` draws its waveform: one letter per column, from A (silence) to _ (full scale), in the order of base64url.
 * `loudness` is integrated loudness in LUFS; the player brings both sides of a comparison to the same.
 */
export const sound = z.object({ peaks: z.string().regex(/^[A-Za-z0-9_-]*$/), seconds: z.number(), loudness: z.number() })
export type Sound = z.infer<typeof sound>
