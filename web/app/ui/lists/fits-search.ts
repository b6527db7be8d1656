/** A text normalised for searching: without accents, in lower case. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** Whether every typed word occurs in the texts, in any order. */
export const fitsSearch = (typed: string, ...texts: (string | null | undefined)[]): boolean => {
  const text = plainText(texts.filter(Boolean).join(' '))
  return plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
