import { expect, test } from 'vitest'
import { readWords } from './search-words.rules.ts'

const known = (word: string) => ({ word, known: true, near: [] })

test('all words are looked for, each also as the beginning of a longer one', () => {
  expect(readWords([known('warm'), known('tape')])).toEqual({ query: "('warm':*) & ('tape':*)", meant: null })
})

test('a plural finds its singular, and one or two letters only themselves', () => {
  expect(readWords([known('loops')]).query).toBe("('loops':* | 'loop')")
  expect(readWords([known('bass')]).query).toBe("('bass':*)")
  expect(readWords([known('eq')]).query).toBe("('eq')")
})

test('a mistyped word is looked for as what was meant', () => {
  expect(readWords([{ word: 'tpae', known: false, near: ['tape', 'type'] }, known('deck')])).toEqual({
    query: "('tpae':* | 'tape':*) & ('deck':*)",
    meant: 'tape deck',
  })
})

test('an unknown word that resembles nothing stays what it is', () => {
  expect(readWords([{ word: 'xyzzy', known: false, near: ['tape'] }])).toEqual({ query: "('xyzzy':*)", meant: null })
})

test('no words, no query', () => {
  expect(readWords([])).toEqual({ query: '', meant: null })
})
