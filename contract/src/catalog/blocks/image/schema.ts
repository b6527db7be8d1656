import { z } from 'zod'
import { block, body, derivedFields, heading, image } from '../fields.ts'

export const imageBlock = block('ImageBlock', {
  image,
  title: heading.nullable(),
  subtitle: heading.nullable(),
  body: body.nullable(),
  reverseOrder: z.boolean(),
})

export const shownImageBlock = imageBlock.extend(derivedFields)
