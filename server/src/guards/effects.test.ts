import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Of the rule itself, of its group, or of everything. */
const suppression = /biome-ignore(-all|-start)? lint(\/correctness(\/useExhaustiveDependencies)?)?[:\s]/

test.each([
  'biome-ignore lint/correctness/useExhaustiveDependencies: it runs once',
  'biome-ignore-all lint/correctness: it is old',
  'biome-ignore lint: it is fine',
])('%s would be found', (text) => {
  expect(suppression.test(`// ${text}`)).toBe(true)
})

test('an effect lists all its dependencies: a function it only calls is an effect event', () => {
  const found = readSources('web/app').filter(({ text }) => suppression.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})
