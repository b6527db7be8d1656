import { weigh } from './checksums.ts'

const letters = 'WABCDEFGHIJKLMNOPQRSTUV'

export const isIrish = (text: string): boolean => {
  // The old form has a letter or a sign as its second character; its digits are weighed in another order.
  const isOld = !/^\d{7}/.test(text)
  const digits = isOld ? `0${text.slice(2, 7)}${text.charAt(0)}` : text.slice(0, 7)
  const extra = text.length > 8 ? 9 * letters.indexOf(text.charAt(8)) : 0
  return letters[(weigh(digits, [8, 7, 6, 5, 4, 3, 2]) + extra) % 23] === text[7]
}
