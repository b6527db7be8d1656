// They turn the reading direction of everything after them, unseen.
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const breaking = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
// Where mail clients would see an address and make it a link.
const linking = /\.(?=\p{L}{2})|:(?=\/\/)|@(?=\S)/gu

/**
 * A name as an email may say it. Anyone can sign up somebody else under the name "win at evil.example": without the
 * invisible space our emails would carry a stranger's link.
 */
export const plainName = (name: string): string => name.replace(turning, '').replace(breaking, ' ').trim().replace(linking, '$&\u200b')

/** The same, short enough for a subject. */
export const shortName = (name: string, longest = 38): string => {
  const letters = Array.from(plainName(name))
  const isLong = letters.join('').length > longest
  while (letters.join('').length > longest) letters.pop()
  return isLong ? `${letters.join('').trimEnd()}…` : letters.join('')
}
