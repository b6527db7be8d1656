import { z } from 'zod'
import { block, heading, sound } from '../fields.ts'

export const audioSample = z.object({ id: z.uuid(), title: heading, wet: sound, dry: sound.nullable() })
export type AudioSample = z.infer<typeof audioSample>

export const audioPlayerBlock = block('AudioPlayerBlock', { samples: z.array(audioSample).max(50) })
