import { z } from 'zod'
import { fitsInline, isInline, isMediaAddress } from './media-address.ts'

/** What the kinds of blocks are made of. */

/** Longer than any 3 MB, also where every byte is written as %ff, so that the size has its own message and nothing is endless. */
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

/** What the server makes of a body for whoever reads the page: HTML in which nothing can run. It is no input, and stored nowhere. */
export const derivedFields = { bodyHtml: z.string() }
