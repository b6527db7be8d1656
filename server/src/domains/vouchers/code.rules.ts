/** No characters that can be mistaken for another: no 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B. */
export const codeAlphabet = '34679ACDEFGHJKMNPQRTUVWXY'

const groups = 3
const groupLength = 4

/** As it is printed: three groups of four. */
export const writeCode = (letters: string): string => letters.match(/.{4}/g)?.join('-') ?? letters

/** Draws a code with a function that returns whole numbers below a bound. */
export const newCode = (chance: (below: number) => number): string =>
  Array.from({ length: groups * groupLength }, () => codeAlphabet[chance(codeAlphabet.length)]).join('')

/** Normalises a typed code; undefined for what cannot be one. */
export const readCode = (typed: string): string | undefined => {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.]/gu, '')
  return letters.length === groups * groupLength && [...letters].every((letter) => codeAlphabet.includes(letter)) ? letters : undefined
}
