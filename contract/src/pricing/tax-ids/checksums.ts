/** Helpers shared by numbering schemes. Digits come as a string; the caller interprets the sum. */

export const digitsOf = (text: string): number[] => [...text].map(Number)

/** The sum of each digit times its weight; digits without a weight are ignored. */
export const weigh = (text: string, weights: readonly number[]): number => {
  const digits = digitsOf(text)
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
}

/** Every second digit from the right is doubled and its digits added. 0 for a valid number. */
export const luhn = (text: string): number =>
  digitsOf(text)
    .reverse()
    .reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) % 10

/** ISO 7064 MOD 11,10: whether the last digit is the check digit of the ones before it. */
export const isMod11And10 = (text: string): boolean => {
  let rest = 10
  for (const digit of digitsOf(text.slice(0, -1))) {
    const sum = (rest + digit) % 10 || 10
    rest = (sum * 2) % 11
  }
  return (11 - rest) % 10 === Number(text.at(-1))
}

/** The remainder of a whole number of any length. */
export const remainder = (text: string, by: number): number => digitsOf(text).reduce((rest, digit) => (rest * 10 + digit) % by, 0)
