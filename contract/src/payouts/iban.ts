/** The countries of the Single Euro Payments Area, and the length of their IBANs. */
export const sepaLengths: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** ISO 7064, mod 97-10: a letter counts as two digits, A is 10. */
const remainderOf97 = (text: string): number => {
  let rest = 0
  for (const letter of text) {
    const value = Number.parseInt(letter, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** What is wrong with an IBAN, as a sentence; undefined if it is valid. Spaces and small letters are allowed. */
export const faultOfIban = (written: string): string | undefined => {
  const iban = plainIban(written)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{4,30}$/.test(iban)) return 'Enter an IBAN such as DE89 3704 0044 0532 0130 00'
  const country = iban.slice(0, 2)
  const length = sepaLengths[country]
  if (length === undefined) return 'We only pay to bank accounts in SEPA countries. For an account in the United States, choose ACH.'
  if (iban.length !== length) return `An IBAN that starts with ${country} has ${length} characters; this one has ${iban.length}`
  if (remainderOf97(iban.slice(4) + iban.slice(0, 4)) !== 1) return 'This IBAN has a typo: the check digits don’t match'
  return undefined
}

/** As in bank files: no spaces, capital letters. */
export const plainIban = (written: string): string => written.replaceAll(/[\s-]/g, '').toUpperCase()

/** In groups of four, for people to read. */
export const groupIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

export const faultOfBic = (written: string): string | undefined =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(written.trim().toUpperCase()) ? undefined : 'A BIC has 8 or 11 letters and digits'
