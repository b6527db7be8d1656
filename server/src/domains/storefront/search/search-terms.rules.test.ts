import { expect, test } from 'vitest'
import { kindsMeant, partCategory, partFormats, readingsOf, readTerms } from './search-terms.rules.ts'

const known = (word: string) => ({ word, known: true, near: [] })

test('all words are looked for, each also as the beginning of a longer one', () => {
  expect(readTerms([known('warm'), known('tape')])).toEqual({ query: "('warm':*) & ('tape':*)", meant: null })
})

test('a plural finds its singular, and one or two letters only themselves', () => {
  expect(readTerms([known('loops')]).query).toBe("('loops':* | 'loop')")
  expect(readTerms([known('bass')]).query).toBe("('bass':*)")
  expect(readTerms([known('eq')]).query).toBe("('eq')")
})

test('a mistyped word is looked for as what was meant', () => {
  expect(readTerms([{ word: 'tpae', known: false, near: ['tape', 'type'] }, known('deck')])).toEqual({
    query: "('tpae':* | 'tape':*) & ('deck':*)",
    meant: 'tape deck',
  })
})

test('an unknown word that resembles nothing stays what it is', () => {
  expect(readTerms([{ word: 'xyzzy', known: false, near: ['tape'] }])).toEqual({ query: "('xyzzy':*)", meant: null })
})

test('no words, no query', () => {
  expect(readTerms([])).toEqual({ query: '', meant: null })
})

test('17.8 a word that is a kind of product names it, in any number and mistyped too', () => {
  expect(kindsMeant([known('plate'), known('reverbs')])).toEqual(['Reverb'])
  expect(kindsMeant([known('drum'), known('machine')])).toEqual(['Drum machine', 'Drums'])
  expect(kindsMeant([{ word: 'revreb', known: false, near: ['reverb'] }])).toEqual(['Reverb'])
  expect(kindsMeant([known('tape')])).toEqual([])
})

test('17.8 a format is no word of a text: it narrows to what has it', () => {
  expect(partFormats([known('vsts'), known('plate'), known('au')])).toEqual({ formats: ['VST3', 'AU'], others: [known('plate')] })
  expect(partFormats([known('clap')])).toEqual({ formats: [], others: [known('clap')] })
})

test('17.8 what a category is called is taken out of the words', () => {
  expect(partCategory([known('sample'), known('packs')])).toEqual({ category: 'SamplePack', others: [] })
  expect(partCategory([known('reverb'), known('plugins')])).toEqual({ category: 'Plugin', others: [known('reverb')] })
  expect(partCategory([known('midi'), known('pack')])).toEqual({ category: 'MIDIPack', others: [] })
  expect(partCategory([known('tape')])).toBeUndefined()
})

/** Words come without their signs, as the database folds them. */
const typedAs = (text: string) =>
  text
    .toLowerCase()
    .split(/[ #♯♭]+/)
    .map(known)
const readings = (text: string) => readingsOf(typedAs(text), text).map(({ named, others }) => [named, others.map(({ word }) => word)])

test('17.8 a key and a tempo that are named narrow, with the category or without', () => {
  expect(readings('a minor')).toEqual([[['key:A minor'], []]])
  expect(readings('dark loops 120 bpm')).toEqual([[['tempo:120-139'], ['dark', 'loops']]])
  expect(readings('85bpm')).toEqual([[['tempo:80-99'], []]])
  expect(readings('sample pack a minor 120 bpm').at(-1)).toEqual([['key:A minor', 'tempo:120-139', 'category:SamplePack'], []])
  expect(['F# minor', 'c#minor', 'B♭ major', 'Bb major', 'g ♯ minor'].map((text) => readings(text)[0]?.[0])).toEqual([
    ['key:F# minor'],
    ['key:Db minor'],
    ['key:Bb major'],
    ['key:Bb major'],
    ['key:Ab minor'],
  ])
  // Numbers are in many names.
  expect(readings('tape 120')).toEqual([])
  expect(readings('minor tape')).toEqual([])
})

test('17.8 a key among other words may be a name, and is asked for only where no text has them', () => {
  const resorts = (text: string) => readingsOf(typedAs(text), text).map(({ isLastResort }) => isLastResort)
  expect(resorts('a minor blues')).toEqual([true])
  expect(resorts('a minor')).toEqual([false])
  expect(resorts('a minor sample packs').at(-1)).toBe(false)
})

test('17.8 hosts and systems that are named narrow, with the category or without', () => {
  expect(readings('reverb pro tools mac')).toEqual([[['host:Pro Tools', 'system:macOS'], ['reverb']]])
  expect(readings('ableton live')).toEqual([[['host:Ableton Live'], []]])
  expect(readings('live studio')).toEqual([])
  expect(readings('reaper plugins')).toEqual([
    [['category:Plugin'], ['reaper']],
    [['host:Reaper'], ['plugins']],
    [['host:Reaper', 'category:Plugin'], []],
  ])
})
