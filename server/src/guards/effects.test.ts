import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

test('an effect lists all its dependencies: a function it only calls is an effect event', () => {
  const found = readSources('web/app').filter(({ text }) => text.includes('biome-ignore lint/correctness/useExhaustiveDependencies'))
  expect(found.map(({ path }) => path)).toEqual([])
})
