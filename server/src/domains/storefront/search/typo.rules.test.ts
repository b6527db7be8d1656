import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSlips, termsMeant } from './typo.rules.ts'

test.each([
  ['tape', 'tape', 0],
  ['tpae', 'tape', 1],
  ['tap', 'tape', 1],
  ['taape', 'tape', 1],
  ['tupe', 'tape', 1],
  ['nortlight', 'northlight', 1],
  ['norhtlihgt', 'northlight', 2],
  ['', 'tape', 4],
])('from "%s" to "%s" it is %i slips', (typed, meant, slips) => {
  expect(countSlips(typed, meant)).toBe(slips)
})

test('slips count the same both ways, and none only between equal words', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(countSlips(one, other)).toBe(countSlips(other, one))
      expect(countSlips(one, other) === 0).toBe(one === other)
    }),
  )
})

test.each([
  ['tpae', ['tape', 'type', 'drum'], ['tape']],
  ['nortlight', ['northlight', 'nightlight'], ['northlight']],
  ['reverbb', ['reverb', 'reverbs'], ['reverb', 'reverbs']],
  ['tpa', ['tap', 'tape'], []],
  ['zzzz', ['tape'], []],
  ['tape', [], []],
])('"%s" among %j means %j', (typed, known, meant) => {
  expect(termsMeant(typed, known)).toEqual(meant)
})
