import { digitsOf, weigh } from './checksums.ts'

export const isEstonian = (text: string): boolean => weigh(text, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0

const isLatvianPerson = (text: string): boolean =>
  text.startsWith('32') || ((1 + weigh(text, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === Number(text[10])

export const isLatvian = (text: string): boolean =>
  text.charAt(0) > '3' ? weigh(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3 : isLatvianPerson(text)

/** Weights run from 1 to 9 and start again; if the remainder is 10, a second pass starts them at 3. */
export const isLithuanian = (text: string): boolean => {
  const digits = digitsOf(text.slice(0, -1))
  const sumFrom = (start: number): number => digits.reduce((sum, digit, index) => sum + (1 + ((index + start) % 9)) * digit, 0) % 11
  const first = sumFrom(0)
  return (first === 10 ? sumFrom(2) % 10 : first) === Number(text.at(-1))
}
