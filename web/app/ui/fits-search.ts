/** A text as it is searched: accents and capitals do not matter. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** Whether every word that was typed is somewhere in the texts, in any order. */
export const fitsSearch = (typed: string, ...texts: (string | null | undefined)[]): boolean => {
  const text = plainText(texts.filter(Boolean).join(' '))
  return plainText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
