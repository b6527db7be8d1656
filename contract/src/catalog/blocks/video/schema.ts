import { z } from 'zod'
import { address, block, body, derivedFields, heading } from '../fields.ts'

export const videoBlock = block('VideoBlock', {
  video: address,
  title: heading.nullable(),
  subtitle: heading.nullable(),
  body: body.nullable(),
  reverseOrder: z.boolean(),
})

export const shownVideoBlock = videoBlock.extend(derivedFields)
