/** Letters that Unicode does not decompose into a letter and a mark. */
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', å: 'a', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** A readable id made from a name: "Tape One (Mk II)" becomes tape-one-mk-ii. Empty for a name without suitable letters. */
export const slugText = (name: string, limit = 40): string =>
  name
    .toLowerCase()
    .replaceAll(/[ßæøåœłđðþı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, limit)
    .replaceAll(/^-+|-+$/g, '')
