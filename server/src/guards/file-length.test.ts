import { expect, test } from 'vitest'
import { readSourcesAndTests, readStyles } from './sources.ts'

const limit = 260

test(`no source, style, test or journey has more than ${limit} lines`, () => {
  const long = ['contract', 'server', 'web', 'demo', 'scripts', 'bench', 'e2e']
    .flatMap((folder) => [...readSourcesAndTests(folder), ...readStyles(folder)])
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
  expect(long).toEqual([])
})
