import { type ProductCategory, productCategories } from '#contract/catalog/catalog.ts'
import type { Host, ProductFormat, ProductSystem } from '#contract/catalog/machine-rules.ts'
import { musicalKeys, productKinds, tempoBandsOf } from '#contract/catalog/trait-rules.ts'
import type { MusicalKey } from '#contract/catalog/traits.ts'
import { termsMeant } from './typo.rules.ts'

/** A folded word of a search, whether anything in the shop has it, and if not, words that look like it. */
export type TypedTerm = { word: string; known: boolean; near: readonly string[] }

type ProductKind = (typeof productKinds)[number]

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`

/** A word finds what begins with it, and its singular. One or two letters must be a word of their own: half the shop begins with them. */
const formsOf = (word: string): string[] => {
  const singular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? [quoted(word.slice(0, -1))] : []
  return [word.length > 2 ? `${quoted(word)}:*` : quoted(word), ...singular]
}

/** Each word as it was typed and, where nothing in the shop has it, what was meant. */
const understand = (typed: readonly TypedTerm[]): string[][] =>
  typed.map(({ word, known, near }) => (known ? [word] : [word, ...termsMeant(word, near)]))

const singularOf = (word: string): string => word.replace(/s$/, '')

/** Words that name a format and nothing else. A clap is also a sound, and MIDI is in many names: those are looked for as words. */
const formatsByWord: ReadonlyMap<string, ProductFormat> = new Map([
  ['vst', 'VST3'],
  ['vst3', 'VST3'],
  ['au', 'AU'],
  ['aax', 'AAX'],
  ['wav', 'WAV'],
])

const formatNamed = ({ word }: TypedTerm): ProductFormat | undefined => formatsByWord.get(word) ?? formatsByWord.get(singularOf(word))

/** Facets that words name, and the words that are left. A last resort is tried only where no text has the words: a name stays a name. */
type Reading = { named: string[]; others: TypedTerm[]; isLastResort: boolean }

/** What people call hosts and systems, longer names first. "Live" and "studio" alone are words of many other things. */
const machineNames: readonly (readonly [name: string, facet: `host:${Host}` | `system:${ProductSystem}`])[] = [
  ['ableton live', 'host:Ableton Live'],
  ['bitwig studio', 'host:Bitwig Studio'],
  ['logic pro', 'host:Logic Pro'],
  ['fl studio', 'host:FL Studio'],
  ['pro tools', 'host:Pro Tools'],
  ['studio one', 'host:Studio One'],
  ['ableton', 'host:Ableton Live'],
  ['bitwig', 'host:Bitwig Studio'],
  ['cubase', 'host:Cubase'],
  ['garageband', 'host:GarageBand'],
  ['logic', 'host:Logic Pro'],
  ['protools', 'host:Pro Tools'],
  ['reaper', 'host:Reaper'],
  ['reason', 'host:Reason'],
  ['mac', 'system:macOS'],
  ['macos', 'system:macOS'],
  ['windows', 'system:Windows'],
  ['linux', 'system:Linux'],
]

/** Who types "reverb pro tools mac" looks for a reverb that runs there, which few texts mention. Undefined where no machine is named. */
const partMachines = (typed: readonly TypedTerm[]): Reading | undefined => {
  let others = [...typed]
  const named = new Set<string>()
  for (const [name, facet] of machineNames) {
    const words = name.split(' ')
    const start = others.findIndex((_, index) => words.every((word, after) => others[index + after]?.word === word))
    if (start < 0) continue
    named.add(facet)
    others = others.toSpliced(start, words.length)
  }
  return named.size > 0 ? { named: [...named], others, isLastResort: true } : undefined
}

/** Sharps and flats that the list of keys has by their other name. */
const otherNames: Readonly<Record<string, string>> = { 'C#': 'Db', 'D#': 'Eb', Gb: 'F#', 'G#': 'Ab', 'A#': 'Bb' }

/** The keys of a text, in order. The words have lost their signs: of F sharp only F is left, which is another key. */
const keysIn = (text: string): (MusicalKey | undefined)[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])([a-g]) ?([#♯♭b]?) *(?<= |[#♯♭])(major|minor)(?!\p{L})/giu)].map(
    ([, letter = '', sign = '', mode = '']) => {
      const tonic = `${letter.toUpperCase()}${sign.replace('♯', '#').replace(/[♭B]/, 'b')}`
      return musicalKeys.find((key) => key === `${otherNames[tonic] ?? tonic} ${mode.toLowerCase()}`)
    },
  )

/**
 * Who types "A minor 120 bpm" looks for what is in that key and tempo, which few texts mention. Undefined where neither is named.
 * With more words it may be a name, such as "A Minor Blues".
 */
const partSound = (typed: readonly TypedTerm[], text: string): Reading | undefined => {
  const words = typed.map(({ word }) => word)
  const keys = keysIn(text)
  const taken = new Set<number>()
  const named = words.flatMap((word, at): string[] => {
    const next = words[at + 1]
    const key = /^[a-g]b?$/.test(word) && /^(major|minor)$/.test(next ?? '') ? keys.shift() : undefined
    const beats = Number(/^(\d{2,3})(bpm)?$/.exec(word)?.[1])
    const isTempo = beats > 0 && (word.endsWith('bpm') || next === 'bpm')
    if (key || (isTempo && next === 'bpm')) taken.add(at + 1)
    if (key || isTempo) taken.add(at)
    return [...(key ? [`key:${key}`] : []), ...(isTempo ? tempoBandsOf({ from: beats, to: beats }).map((band) => `tempo:${band}`) : [])]
  })
  const others = typed.filter((_, at) => !taken.has(at))
  const isMore = (partCategory(others)?.others ?? others).length > 0
  return named.length > 0 ? { named, others, isLastResort: isMore } : undefined
}

/** What people call a category when they look for something of it: the word it takes, and one that may stand beside it. */
const categoryTerms: Record<ProductCategory, { names: readonly string[]; beside?: string }> = {
  Plugin: { names: ['plugin'] },
  SamplePack: { names: ['sample'], beside: 'pack' },
  PresetPack: { names: ['preset'], beside: 'pack' },
  MIDIPack: { names: ['midi'], beside: 'pack' },
  EBookGuide: { names: ['ebook', 'book', 'guide'] },
  DAWTemplate: { names: ['template'], beside: 'daw' },
  CourseTutorial: { names: ['course', 'tutorial'] },
  ProjectFile: { names: ['project'], beside: 'file' },
}

/** Who types "reverb plugins" looks for a reverb among the plugins. Undefined where no category is named. */
export const partCategory = (typed: readonly TypedTerm[]): { category: ProductCategory; others: TypedTerm[] } | undefined => {
  const words = typed.map(({ word }) => singularOf(word))
  const category = productCategories.find((one) => categoryTerms[one].names.some((name) => words.includes(name)))
  if (!category) return undefined
  const { names, beside } = categoryTerms[category]
  return { category, others: typed.filter((_, index) => ![...names, beside].includes(words[index])) }
}

/** Who types "vst reverb" looks for a reverb in that format, which no text has to mention. */
export const partFormats = (typed: readonly TypedTerm[]): { formats: ProductFormat[]; others: TypedTerm[] } => ({
  formats: [...new Set(typed.flatMap((term) => formatNamed(term) ?? []))],
  others: typed.filter((term) => !formatNamed(term)),
})

const withCategory = ({ named, others, isLastResort }: Reading): Reading[] => {
  const parted = partCategory(others)
  return parted ? [{ named: [...named, `category:${parted.category}`], others: parted.others, isLastResort }] : []
}

/** The other ways to read what was typed: words that name a category, a key, a tempo or a machine narrow instead of being looked for. */
export const readingsOf = (typed: TypedTerm[], text: string): Reading[] => {
  const parted = [partSound(typed, text), partMachines(typed)].flatMap((reading) => (reading ? [reading, ...withCategory(reading)] : []))
  return [...withCategory({ named: [], others: typed, isLastResort: false }), ...parted]
}

/** The kinds of product that somebody named: who looks for "plate reverbs" looks for a reverb. */
export const kindsMeant = (typed: readonly TypedTerm[]): ProductKind[] => {
  const named = new Set(understand(typed).flat().map(singularOf))
  return productKinds.filter((kind) =>
    kind
      .toLowerCase()
      .split(' ')
      .every((word) => named.has(singularOf(word))),
  )
}

/** What is looked for, as a text for `to_tsquery`: all of the words, each in any of its forms. */
export const readTerms = (typed: readonly TypedTerm[]): { query: string; meant: string | null } => {
  const understood = understand(typed)
  return {
    query: understood.map((terms) => `(${terms.flatMap(formsOf).join(' | ')})`).join(' & '),
    meant: understood.some((terms) => terms.length > 1) ? understood.map((terms) => terms[1] ?? terms[0]).join(' ') : null,
  }
}
