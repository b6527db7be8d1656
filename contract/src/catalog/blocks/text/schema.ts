import { z } from 'zod'
import { block, body, derivedFields, heading } from '../fields.ts'

export const textBlock = block('TextBlock', {
  title: heading,
  subtitle: heading.nullable(),
  body,
  alignment: z.enum(['Left', 'Center', 'Right']),
})

export const shownTextBlock = textBlock.extend(derivedFields)
