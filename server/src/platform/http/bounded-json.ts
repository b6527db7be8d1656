/** Pages, orders and coupons are about six levels deep. Recursive code may recurse this often. */
const maxDepth = 40

/** How many values a body may have. Larger bodies consist of long texts or files, not of thousands of fields. */
const maxValues = 100_000
const bytesPerValue = 13

export const boundsText = {
  'too-deep': `The body is nested more than ${maxDepth} deep.`,
  'too-many-values': 'The body holds too many values.',
} as const
export type BoundsVerdict = { bounded: true } | { bounded: false; because: keyof typeof boundsText }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d

/** The index after the string that begins at a quote; inline images make it megabytes long, so it uses indexOf instead of a loop. */
const endOfText = (json: string, start: number): number => {
  let end = json.indexOf('"', start + 1)
  while (end !== -1) {
    let first = end
    while (json.charCodeAt(first - 1) === backslash) first--
    if ((end - first) % 2 === 0) return end + 1
    end = json.indexOf('"', end + 1)
  }
  return json.length
}

/**
 * Whether JSON is neither nested too deep nor has too many values, checked before parsing: later code, first of all zod, recurses for each
 * level and may report an error for each value. Does not check whether it is valid JSON.
 */
export const judgeBounds = (json: string, bodyLimit: number): BoundsVerdict => {
  const limit = Math.min(maxValues, bodyLimit / bytesPerValue)
  let depth = 0
  let values = 0
  let at = 0
  while (at < json.length) {
    const code = json.charCodeAt(at)
    if (code === quote) {
      at = endOfText(json, at)
      continue
    }
    if (isOpening(code)) depth++
    else if (isClosing(code)) depth--
    if (isOpening(code) || code === comma) values++
    if (depth > maxDepth) return { bounded: false, because: 'too-deep' }
    if (values > limit) return { bounded: false, because: 'too-many-values' }
    at++
  }
  return { bounded: true }
}
