import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles, readSources, readSourcesAndTests, type Source } from './sources.ts'

/**
 * Everyday ideas, with the words that we avoid and the ones we use. Words that are also right in another sense are left to readers: a
 * button is pressed, a code has letters, a price is shown, a country is a place. The demo shop is left out: its products can have any name.
 */
const instead: Record<string, string> = {
  ground: 'deps',
  kept: 'cached, stored',
  shelf: 'cache, snapshot, section',
  shelves: 'caches, catalogue, sections',
  frozen: 'snapshot',
  words: 'text, label, message, terms',
  truth: 'payment status',
  stray: 'late capture',
  papers: 'documents',
  via: 'channel',
  kit: 'SDK, client',
  kits: 'SDKs, clients',
  seal: 'encrypt, sign',
  sealed: 'encrypted, signed',
  stamp: 'version',
  stamps: 'versions',
  visit: 'principal, request',
  said: 'input, answer',
  desk: 'admin',
  desks: 'admin',
  sitting: 'admin',
  deed: 'action',
  deeds: 'actions',
  hardship: 'resilience',
  fresh: 'recently authenticated, new',
  door: 'public API, entrance',
  doors: 'entrances',
  peek: 'preview',
  most: 'limit',
}

/** Names in which such a word is right, and why. */
const rightOnes: Record<string, string> = {
  words: 'a field of orders, as the API sends it',
  reservedWords: 'the first word of an address, which no creator may take',
  firstWords: 'the same',
  pageWords: 'the same',
  apiWords: 'the same',
  wordsBesideProducts: 'the same, below a creator',
  via: 'a field of the first version of stored terms',
  fresh_at: 'a column',
  PDFKit: 'a library',
  sealed: 'Apple seals what is in a bundle',
  shelf: 'a filter, in sound',
  headShelf: 'a filter, in sound',
  visitOrder: 'reads an order and notes that somebody came',
  visitBuild: 'a visitor, as in the pattern',
  visit: 'a journey comes to a page',
  atMost: 'text of at most so many characters',
  mostRelevantFirst: 'an order of rows',
}

const partsOf = (name: string): string[] => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? []).map((part) => part.toLowerCase())

const avoided = (name: string): string[] => partsOf(name).filter((part) => Object.hasOwn(instead, part))

type Node = { type?: string; name?: unknown; computed?: unknown }

/** Names that are not ours to choose: fields, and anything after a dot. */
const isField = (parent: Node, key: string): boolean =>
  (!parent.computed && (key === 'key' || key === 'property')) || parent.type === 'JSXAttribute'

const collectNames = (node: unknown, parent: Node, key: string, names: Set<string>): Set<string> => {
  if (Array.isArray(node)) for (const one of node) collectNames(one, parent, key, names)
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as Node
    if (type?.endsWith('Identifier') && typeof name === 'string' && !isField(parent, key)) names.add(name)
    for (const [inner, value] of Object.entries(node)) collectNames(value, node as Node, inner, names)
  }
  return names
}

/** Most files contain none of these words, and need not be parsed. */
const mayAvoid = new RegExp(
  Object.keys(instead)
    .map((word) => `(?:(?<![A-Za-z])${word}|${word.charAt(0).toUpperCase()}${word.slice(1)})(?![a-z])`)
    .join('|'),
)

const namesIn = ({ path, text }: Source): string[] =>
  mayAvoid.test(text) ? [...collectNames(parseSync(path, text).program, {}, '', new Set())] : []

const judge = (path: string, names: readonly string[]): string[] =>
  names
    .filter((name) => !Object.hasOwn(rightOnes, name))
    .flatMap((name) => avoided(name).map((part) => `${path}: ${name}, say ${instead[part]}`))

test.each([
  ['const shelfOf = 1', ['a.ts: shelfOf, say cache, snapshot, section']],
  ['type Said = { words: string }', ['a.ts: Said, say input, answer']],
  ['({ words: text }) => text.kept', []],
  ['const { stray } = order', ['a.ts: stray, say late capture']],
  ['// kept in words', []],
])('in %s it finds %j', (text, found) => {
  expect(judge('a.ts', namesIn({ path: 'a.ts', text }))).toEqual(found)
})

const folders = ['contract', 'server', 'web', 'scripts', 'bench', 'e2e']

test('names use words that every engineer knows, and every exception is needed', () => {
  const sources = folders.flatMap(readSourcesAndTests).map((source) => ({ path: source.path, names: namesIn(source) }))
  expect(sources.flatMap(({ path, names }) => judge(path, names))).toEqual([])
  const used = new Set(sources.flatMap(({ names }) => names))
  expect(Object.keys(rightOnes).filter((name) => !used.has(name))).toEqual([])
})

test('so do file names', () => {
  const paths = folders.flatMap(listFiles).filter((path) => /\.[mc]?[jt]sx?$/.test(path))
  const found = paths.filter((path) => path.split(/[^a-z]+/i).some((part) => avoided(part).length > 0))
  expect(found).toEqual(['server/src/domains/releases/inspection/visit-build.ts'])
})

test('data says product and bundle: the letters of a line’s id are written in one file', () => {
  const letter = /\bkind(?::| [=!]==) ['"][pb]['"]|['"`][pb]\/\$\{|like '[pb]\//
  const sources = ['contract', 'server', 'web', 'demo'].flatMap(readSources)
  expect(sources.filter(({ text }) => letter.test(text)).map(({ path }) => path)).toEqual([])
})
