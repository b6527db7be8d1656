import { z } from 'zod'
import { line, optionalLine } from './text.ts'

export const address = z.object({
  countryCode: z.string(),
  streetAddress1: z.string(),
  streetAddress2: z.string().nullable(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  postCode: z.string().nullable(),
})
export type Address = z.infer<typeof address>

/** An address as entered. Countries differ too much to require more than two lines. */
export const enteredAddress = z.object({
  countryCode: z
    .string({ error: 'Choose a country' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Choose a country'),
  streetAddress1: line(200, 'Enter the street and number'),
  streetAddress2: optionalLine(200).default(null),
  locality: optionalLine(100).default(null),
  region: optionalLine(100).default(null),
  postCode: optionalLine(20).default(null),
})
