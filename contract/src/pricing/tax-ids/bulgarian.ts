import { weigh } from './checksums.ts'

const isCompany = (text: string): boolean => {
  const first = weigh(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = first === 10 ? weigh(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first
  return check % 10 === Number(text[8])
}

/** A person's number begins with the date of birth; 20 or 40 are added to the month for other centuries. */
const isCitizen = (text: string): boolean => {
  const month = Number(text.slice(2, 4)) % 20
  const day = Number(text.slice(4, 6))
  const isDay = Number(text.slice(2, 4)) < 60 && month >= 1 && month <= 12 && day >= 1 && day <= 31
  return isDay && (weigh(text, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(text[9])
}

const isForeigner = (text: string): boolean => weigh(text, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === Number(text[9])

/** Public bodies and others. A remainder of 1 never occurs in a valid number. */
const isOther = (text: string): boolean => (11 - (weigh(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(text[9])

export const isBulgarian = (text: string): boolean =>
  text.length === 9 ? isCompany(text) : isCitizen(text) || isForeigner(text) || isOther(text)
