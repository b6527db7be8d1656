import { remainder, weigh } from './checksums.ts'

const weights = [8, 7, 6, 5, 4, 3, 2]

const isCompany = (text: string): boolean => {
  const check = (11 - (weigh(text, weights) % 11)) % 11 || 1
  return !text.startsWith('9') && check % 10 === Number(text[7])
}

/** People whose number begins with a 6, which is not part of the checksum. */
const isSpecial = (text: string): boolean => {
  const rest = weigh(text.slice(1), weights) % 11
  return (18 - ((10 - rest) % 11)) % 10 === Number(text[8])
}

/** Women's months have 50 added, and another 20 if a day's numbers ran out. */
const isDay = (month: number, day: number): boolean => {
  const plain = (month % 50) - (month % 50 > 20 ? 20 : 0)
  return plain >= 1 && plain <= 12 && day >= 1 && day <= 31
}

/** The birth number: until 1953 it had nine digits without a check digit; in later ones a remainder of 10 counts as 0. */
const isPerson = (text: string): boolean => {
  if (!isDay(Number(text.slice(2, 4)), Number(text.slice(4, 6)))) return false
  if (text.length === 9) return Number(text.slice(0, 2)) <= 53
  return remainder(text.slice(0, 9), 11) % 10 === Number(text[9])
}

export const isCzech = (text: string): boolean => {
  if (text.length === 8) return isCompany(text)
  return (text.length === 9 && text.startsWith('6') && isSpecial(text)) || isPerson(text)
}
