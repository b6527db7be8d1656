import { expect, test } from 'vitest'
import { searchHref, withChoice } from './home-search.ts'
import { chosenFilters, searchTitle } from './search-labels.ts'

test.each([
  [{ q: 'tape', category: 'Plugin' }, '“tape”'],
  [{ category: 'SamplePack', price: 'free' }, 'Sample packs'],
  [{ sale: 'true' }, 'On sale'],
  [{ price: 'free' }, 'Free'],
  [{ format: 'AAX' }, 'AAX'],
  [{ system: 'Linux' }, 'For Linux'],
  [{ host: 'Reaper' }, 'For Reaper'],
  [{ kind: 'Reverb' }, 'Reverb'],
  [{ tempo: '120-139' }, '120 to 139 BPM'],
  [{ fits: 'macOS-arm.VST3' }, 'Fits my studio'],
  [{ sort: 'name' }, 'Everything'],
] as const)('%o is titled %s', (search, title) => {
  expect(searchTitle(search)).toBe(title)
})

test('each active filter has the search without it', () => {
  const search = { q: 'tape', category: 'Plugin', price: 'free' } as const
  const ways = chosenFilters(search).map(({ label, without }) => [label, searchHref(withChoice(search, without))])
  expect(ways).toEqual([
    ['Plugins', '/?q=tape&price=free'],
    ['Free', '/?q=tape&category=Plugin'],
  ])
})

test('17.7 a price band is named in the currency it compares, in the visitor’s format', () => {
  const label = (currency?: 'EUR' | 'JPY', locale?: string) =>
    chosenFilters({ price: '25-50', ...(currency && { currency }) }, locale).map((chosen) => chosen.label.replaceAll('\u00a0', ' '))
  expect(label()).toEqual(['$25 to $50'])
  expect(label('EUR')).toEqual(['€25 to €50'])
  expect(label('EUR', 'de-DE')).toEqual(['25 € to 50 €'])
  expect(label('JPY')).toEqual(['¥4,000 to ¥7,500'])
})
