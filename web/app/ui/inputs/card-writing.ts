/** Digits in groups of four, as on the card. */
export const groupCardNumber = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** "04 / 30" while typing; a single 4 means April. */
export const writeExpiry = (typed: string, before: string): string => {
  // Deleting the slash also deletes the digit before it.
  if (before.startsWith(typed) && before.endsWith(' / ')) return typed.replaceAll(/\D/g, '').slice(0, -1)
  const digits = typed.replaceAll(/\D/g, '')
  const padded = /^[2-9]/.test(digits) || /^\d\s*\//.test(typed) ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.length > 4 && padded.startsWith('20', 2) ? padded.slice(4, 6) : padded.slice(2, 4)]
  return month.length === 2 ? `${month} / ${year}` : month
}
