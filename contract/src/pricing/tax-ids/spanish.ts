import { luhn } from './checksums.ts'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const companyLetters = 'JABCDEFGHI'

const letterOf = (digits: string): string | undefined => letters[Number(digits) % 23]

/** Sources disagree on which kinds of company have a digit and which a letter at the end, so both forms are accepted. */
const isCompany = (text: string): boolean => {
  const check = (10 - luhn(`${text.slice(1, 8)}0`)) % 10
  return text[8] === String(check) || text[8] === companyLetters[check]
}

export const isSpanish = (text: string): boolean => {
  const last = text[8]
  if (/^\d/.test(text)) return letterOf(text.slice(0, 8)) === last
  if (/^[KLM]/.test(text)) return letterOf(text.slice(1, 8)) === last
  if (/^[XYZ]/.test(text)) return letterOf(`${'XYZ'.indexOf(text.charAt(0))}${text.slice(1, 8)}`) === last
  return isCompany(text)
}
