import { z } from 'zod'
import { fitsInline, isInline, isMediaAddress } from './media-address.ts'

/** Fields shared by the kinds of blocks. */

/**
 * More than any 3 MB need, even with every byte written as %ff, so that the size check can give its own message while the input stays
 * bounded.
 */
const maxCharacters = 10 * 1024 * 1024
const notAnAddress = 'Use an address that starts with https://'
const media = (tooLarge: string) =>
  z
    .string()
    .max(maxCharacters, tooLarge)
    .refine(fitsInline, tooLarge)
    .refine((value) => isInline(value) || isMediaAddress(value), notAnAddress)

export const image = media('Image size exceeds 3MB')
export const sound = media('Audio sample size exceeds 3MB')

export const atMost = (limit: number) => z.string().max(limit, `Use at most ${limit} characters`)
export const address = atMost(2000).refine(isMediaAddress, notAnAddress)
export const heading = atMost(200)
/** Markdown. */
export const body = atMost(20_000)

export const block = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ id: z.uuid(), type: z.literal(type), ...fields })

/** The server's HTML of a body, in which nothing can run. It is never an input and never stored. */
export const derivedFields = { bodyHtml: z.string() }
