import { z } from 'zod'

/** Control characters, line separators, and marks that reverse or hide the text next to them: with these a name could imitate another. */
const visibleOnly = /^[^\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u
const plainText = 'Use plain text without control characters'

/** One line of text: trimmed, without characters that could break an email header, a table or the display. */
export const line = (limit: number, empty: string) =>
  z.string({ error: empty }).trim().min(1, empty).max(limit, `Use at most ${limit} characters`).regex(visibleOnly, plainText)

/** An optional line; an empty one counts as missing. */
export const optionalLine = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, `Use at most ${limit} characters`)
    .regex(visibleOnly, plainText)
    .transform((value) => value || null)
    .nullable()

/** Storefront SDKs send customer groups, which Soundfair does not have. Accepted and ignored. */
export const ignoredGroups = z.array(z.string().max(200)).max(100).nullable().optional()

const emailExample = 'Enter an e-mail address such as name@example.com'

/** An address that mail servers take exactly as written: no quotes, comments or lists, only ASCII. */
export const email = z
  .string({ error: emailExample })
  .trim()
  .min(1, emailExample)
  .max(254, 'Use at most 254 characters')
  .pipe(z.email(emailExample))
