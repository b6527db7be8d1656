import { luhn, remainder } from './checksums.ts'

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Two characters before the company's number are its check key: digits in the old form, with a letter in the new one. */
const isKey = (key: string, company: string): boolean => {
  if (/^\d\d$/.test(key)) return remainder(`${company}12`, 97) === Number(key)
  const [first, second] = [alphabet.indexOf(key.charAt(0)), alphabet.indexOf(key.charAt(1))]
  const check = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(company) + 1 + Math.floor(check / 11)) % 11 === check % 11
}

export const isFrench = (text: string): boolean => {
  const company = text.slice(2)
  // Numbers from Monaco begin with three zeros and have no check digit of their own.
  return (company.startsWith('000') || luhn(company) === 0) && isKey(text.slice(0, 2), company)
}
