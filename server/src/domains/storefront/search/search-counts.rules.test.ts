import { expect, test } from 'vitest'
import { studioTokens } from '#contract/catalog/studio-tokens.ts'
import type { Filters } from './facet-filters.rules.ts'
import type { Facets } from './facet-index.ts'
import { countFound } from './search-counts.rules.ts'

const none: Filters = { chosen: {}, fits: undefined, onSale: false }

/** So many products each with the same tokens. */
const groups: [count: number, tokens: string][] = [
  [3, 'category:Plugin price:free format:VST3 format:AU system:macOS kind:Reverb host:Reaper runs:macOS-arm/VST3'],
  [5, 'category:Plugin price:25-50 format:VST3 system:macOS system:Windows kind:Synth runs:Windows-x64/VST3'],
  [7, 'category:SamplePack price:under-25 format:WAV genre:House tempo:120-139 runs:any'],
]
const ids = new Map([...new Set(groups.flatMap(([, tokens]) => tokens.split(' ')))].map((token, at) => [token, at + 1]))
const listed = groups.flatMap(([count, tokens]) => Array<number[]>(count).fill(tokens.split(' ').map((token) => ids.get(token) ?? 0)))
const facets: Facets = {
  products: new Map(listed.map((of, at) => [at + 1, of])),
  ids,
  tallies: new Map(),
  listed: new Map(),
  shownPrices: new Map(),
  // Two of the synths and one pack.
  onSale: new Set([4, 5, 9]),
  newest: () => [],
  named: () => [],
  cheapest: {},
}

test('without filters everything is counted, by every choice', () => {
  expect(countFound(facets, 'all', none)).toEqual({
    total: 15,
    counts: {
      category: [
        { value: 'Plugin', count: 8 },
        { value: 'SamplePack', count: 7 },
      ],
      price: [
        { value: 'free', count: 3 },
        { value: 'under-25', count: 7 },
        { value: '25-50', count: 5 },
      ],
      format: [
        { value: 'VST3', count: 8 },
        { value: 'AU', count: 3 },
        { value: 'WAV', count: 7 },
      ],
      system: [
        { value: 'macOS', count: 8 },
        { value: 'Windows', count: 5 },
      ],
      kind: [
        { value: 'Synth', count: 5 },
        { value: 'Reverb', count: 3 },
      ],
      genre: [{ value: 'House', count: 7 }],
      tempo: [{ value: '120-139', count: 7 }],
      key: [],
      host: [{ value: 'Reaper', count: 3 }],
      onSale: 3,
    },
  })
})

test('a filter narrows the other choices and leaves its own to look at', () => {
  const { total, counts } = countFound(facets, 'all', { ...none, chosen: { category: 'Plugin' } })
  expect(total).toBe(8)
  expect(counts.category).toEqual([
    { value: 'Plugin', count: 8 },
    { value: 'SamplePack', count: 7 },
  ])
  expect(counts.price).toEqual([
    { value: 'free', count: 3 },
    { value: '25-50', count: 5 },
  ])
  expect(counts.onSale).toBe(2)
  expect(counts.genre).toEqual([])
})

test('only what is discounted counts once that is asked for', () => {
  const { total, counts } = countFound(facets, 'all', { ...none, onSale: true, chosen: { format: 'VST3' } })
  expect(total).toBe(2)
  expect(counts.format).toEqual([
    { value: 'VST3', count: 2 },
    { value: 'WAV', count: 1 },
  ])
})

test('a chosen value stays in the list even when nothing is left of it', () => {
  const { counts } = countFound(facets, 'all', { ...none, chosen: { category: 'SamplePack', format: 'AU' } })
  expect(counts.format).toContainEqual({ value: 'AU', count: 0 })
})

test('a studio lets pass what runs on its machine in its formats, and what runs anywhere', () => {
  expect(countFound(facets, 'all', { ...none, fits: studioTokens('macOS-arm.VST3.Reaper') }).total).toBe(10)
  expect(countFound(facets, 'all', { ...none, fits: studioTokens('macOS-arm.AAX') }).total).toBe(7)
  expect(countFound(facets, 'all', { ...none, fits: studioTokens('') }).total).toBe(15)
})

test('what was found by words is counted as the whole shop is', () => {
  const filters: Filters = { ...none, chosen: { format: 'VST3' } }
  expect(countFound(facets, [...facets.products.keys()], filters)).toEqual(countFound(facets, 'all', filters))
  expect(countFound(facets, [1, 4, 9], filters)).toMatchObject({ total: 2, counts: { onSale: 1 } })
})
