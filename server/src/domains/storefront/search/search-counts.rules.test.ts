import { expect, test } from 'vitest'
import { countFound, type Filters, type FoundGroup, fittingGroups } from './search-counts.rules.ts'

const none: Filters = { category: undefined, price: undefined, format: undefined, system: undefined, onSale: false }
const groups: FoundGroup[] = [
  { id: 1, category: 'Plugin', price: 'free', formats: ['VST3', 'AU'], systems: ['macOS'], count: 3, onSale: 0 },
  { id: 2, category: 'Plugin', price: '25-100', formats: ['VST3'], systems: ['macOS', 'Windows'], count: 5, onSale: 2 },
  { id: 3, category: 'SamplePack', price: 'under-25', formats: ['WAV'], systems: [], count: 7, onSale: 1 },
]

test('without filters everything is counted, by every choice', () => {
  expect(countFound(groups, none)).toEqual({
    total: 15,
    counts: {
      category: [
        { value: 'Plugin', count: 8 },
        { value: 'SamplePack', count: 7 },
      ],
      price: [
        { value: 'free', count: 3 },
        { value: 'under-25', count: 7 },
        { value: '25-100', count: 5 },
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
      onSale: 3,
    },
  })
})

test('a filter narrows the other choices and leaves its own to look at', () => {
  const { total, counts } = countFound(groups, { ...none, category: 'Plugin' })
  expect(total).toBe(8)
  expect(counts.category).toEqual([
    { value: 'Plugin', count: 8 },
    { value: 'SamplePack', count: 7 },
  ])
  expect(counts.price).toEqual([
    { value: 'free', count: 3 },
    { value: '25-100', count: 5 },
  ])
  expect(counts.onSale).toBe(2)
})

test('only what is on sale counts once that is asked for', () => {
  const { total, counts } = countFound(groups, { ...none, onSale: true, format: 'VST3' })
  expect(total).toBe(2)
  expect(counts.format).toEqual([
    { value: 'VST3', count: 2 },
    { value: 'WAV', count: 1 },
  ])
})

test('a chosen value stays in the list even when nothing is left of it', () => {
  expect(countFound(groups, { ...none, category: 'SamplePack', format: 'AU' }).counts.format).toContainEqual({ value: 'AU', count: 0 })
})

test('the groups that pass all filters are known by their numbers', () => {
  expect(fittingGroups(groups, { ...none, format: 'VST3', system: 'Windows' }).map(({ id }) => id)).toEqual([2])
})
