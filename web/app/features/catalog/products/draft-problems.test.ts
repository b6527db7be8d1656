import { expect, test } from 'vitest'
import { productDraft } from '#contract/catalog/editing.ts'
import { findProblems, problemsAt, problemText } from './draft-problems.ts'
import { newVariation } from './variations/new-variation.ts'

const draft = {
  name: 'Tape One',
  tagline: null,
  description: null,
  iconUrl: null,
  images: [],
  variations: [newVariation('perpetual', [], true)],
  pageBlocks: [],
  compatibility: { systems: [], hosts: [], contents: [] },
  tags: [],
  externalFulfillment: null,
}

test('a draft may be incomplete', () => {
  expect(findProblems(productDraft, { ...draft, name: '' })).toEqual({})
})

test('each field gets its first message', () => {
  const problems = findProblems(productDraft, {
    ...draft,
    name: 'x'.repeat(81),
    variations: [{ ...newVariation('perpetual', [], true), prices: { USD: 1.005 } }],
  })
  expect(problems).toEqual({ name: 'Use at most 80 characters', 'variations.0.prices.USD': 'Use at most two decimals' })
  expect(problemsAt(problems, 'variations.0')).toEqual({ 'prices.USD': 'Use at most two decimals' })
})

test('a single problem is shown itself, several are counted', () => {
  expect(problemText({})).toBeUndefined()
  expect(problemText({ name: 'Too long' })).toBe('Too long')
  expect(problemText({ name: 'Too long', tagline: 'Too long' })).toBe('2 fields need attention')
})
