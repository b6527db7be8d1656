import { termsMeant } from './typo.rules.ts'

/** A folded word of a search, whether anything in the shop has it, and if not, words that look like it. */
export type TypedTerm = { word: string; known: boolean; near: readonly string[] }

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`

/** A word finds what begins with it, and its singular. One or two letters must be a word of their own: half the shop begins with them. */
const formsOf = (word: string): string[] => {
  const singular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? [quoted(word.slice(0, -1))] : []
  return [word.length > 2 ? `${quoted(word)}:*` : quoted(word), ...singular]
}

/** What is looked for, as a text for `to_tsquery`: all of the words, each in any of its forms. */
export const readTerms = (typed: readonly TypedTerm[]): { query: string; meant: string | null } => {
  const understood = typed.map(({ word, known, near }) => (known ? [word] : [word, ...termsMeant(word, near)]))
  return {
    query: understood.map((terms) => `(${terms.flatMap(formsOf).join(' | ')})`).join(' & '),
    meant: understood.some((terms) => terms.length > 1) ? understood.map((terms) => terms[1] ?? terms[0]).join(' ') : null,
  }
}
