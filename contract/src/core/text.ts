import { z } from 'zod'

/** Control characters, line separators, and marks that turn or hide what stands beside them: a name could pose as another with these. */
const unseen = /^[^\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u
const plainText = 'Use plain text without control characters'

/** One line of text: trimmed, with nothing that a mail header, a table or a reader could trip over. */
export const line = (limit: number, empty: string) =>
  z.string({ error: empty }).trim().min(1, empty).max(limit, `Use at most ${limit} characters`).regex(unseen, plainText)

/** A line that may be left empty, which is the same as not saying it. */
export const optionalLine = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Use at most ${limit} characters`)
    .regex(unseen, plainText)
    .transform((value) => value || null)
    .nullable()

/** What storefront SDKs send along for something that Soundfair has not: customers’ groups. Read, and left alone. */
export const ignoredGroups = z.array(z.string().max(200)).max(100).nullable().optional()

const emailExample = 'Enter an e-mail address such as name@example.com'

/** An address that a mail server takes exactly as it is written: no quotes, comments, lists or other letters than ASCII. */
export const email = z
  .string({ error: emailExample })
  .trim()
  .min(1, emailExample)
  .max(254, 'Use at most 254 characters')
  .pipe(z.email(emailExample))
