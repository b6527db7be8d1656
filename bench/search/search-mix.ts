import { tradeTerms } from './fill-shop.ts'

const swapLetters = (word: string): string => `${word[0]}${word[2] ?? ''}${word[1] ?? ''}${word.slice(3)}`

const filters = [
  {},
  { category: 'SamplePack' },
  { price: 'free', format: 'WAV' },
  { system: 'Linux' },
  { onSale: 'true' },
  { category: 'Plugin', price: '50-100', format: 'VST3', system: 'macOS' },
  { category: 'EBookGuide', price: 'over-100', onSale: 'true' },
  { kind: 'Reverb' },
  { host: 'Reaper', format: 'VST3' },
  { genre: 'Techno', tempo: '120-139' },
  { key: 'A minor', price: 'under-25' },
  { fits: 'macOS-arm.VST3.AU.Reaper' },
  { fits: 'Linux-x64.CLAP', kind: 'Synth', onSale: 'true' },
]
const sorts = [{}, { sort: 'newest' }, { sort: 'price-low' }, { sort: 'price-high' }, { sort: 'name' }]
const pages = [{}, {}, {}, { after: '24' }, { after: '240' }]

/** Search texts: frequent words, rare ones, prefixes, pairs, typos, and no text. */
const texts = tradeTerms.flatMap((word, at) => [
  [{ q: word }, { q: `${word} ${tradeTerms[(at * 7 + 3) % tradeTerms.length]}` }, { q: swapLetters(word) }, { q: word.slice(0, 3) }, {}][
    at % 5
  ] ?? {},
])

/** Searches with mixed filters, sort orders and pages, always the same. */
export const searchMix = (count: number): Record<string, string>[] =>
  Array.from({ length: count }, (_, at) => ({
    ...texts[at % texts.length],
    ...filters[at % filters.length],
    ...sorts[at % sorts.length],
    ...pages[Math.floor(at / 3) % pages.length],
  }))

/** Search texts as typed letter by letter. */
export const suggestionMix = (count: number): Record<string, string>[] =>
  Array.from({ length: count }, (_, at) => {
    const word = tradeTerms[(at * 5) % tradeTerms.length] ?? ''
    return { q: at % 4 === 3 ? swapLetters(word) : word.slice(0, 1 + (at % word.length)) }
  })
