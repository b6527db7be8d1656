import { expect } from 'vitest'

/** How zod's own messages begin, and what they speak of. */
const ofTheLibrary = /^(invalid|too (big|small)|unrecognized|expected)\b|\b(expected|received|discriminator|NaN|undefined|regex|pattern)\b/i

/** What a person can act on: a capital letter, no shouting, and none of the library's words. House sentences stand without a full stop. */
export const expectSentence = (message: string, where = ''): void => {
  expect(message, where).not.toMatch(ofTheLibrary)
  expect(message, where).toMatch(/^[\p{Lu}\p{N}][^!]{5,}[^\s!,;:]$/u)
}
