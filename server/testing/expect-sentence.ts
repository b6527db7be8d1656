import { expect } from 'vitest'

/** The start of zod's own messages, and words they use. */
const ofTheLibrary = /^(invalid|too (big|small)|unrecognized|expected)\b|\b(expected|received|discriminator|NaN|undefined|regex|pattern)\b/i

/**
 * A message that people can act on: a capital letter, no exclamation mark, none of zod's words, and no full stop after a single sentence.
 */
export const expectSentence = (message: string, where = ''): void => {
  expect(message, where).not.toMatch(ofTheLibrary)
  expect(message, where).toMatch(/^[\p{Lu}\p{N}][^!]{5,}[^\s!,;:]$/u)
}
