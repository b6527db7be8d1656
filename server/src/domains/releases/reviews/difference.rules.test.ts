import { expect, test } from 'vitest'
import { type ComparedBuild, listDifferences } from './difference.rules.ts'

const build = (files: Record<string, number | undefined> | null, more: Partial<ComparedBuild> = {}): ComparedBuild => ({
  platform: 'Mac',
  size: 100,
  manifest: files && {
    files: Object.entries(files).map(([path, size]) => ({ name: path, path, ...(size !== undefined && { size }) })),
    licensePath: null,
  },
  report: null,
  ...more,
})
const differ = (before: ComparedBuild, now: ComparedBuild) => listDifferences({ version: '1.0.0', builds: [before] }, [now])[0]

test('the first release differs from nothing', () => {
  expect(listDifferences(undefined, [build({})])).toEqual([])
})

test('added, removed and changed files are listed', () => {
  expect(differ(build({ a: 1, b: 2, c: 3 }), build({ b: 2, c: 4, d: 5 }))).toMatchObject({
    ...{ added: ['d'], removed: ['a'], changed: [{ path: 'c', before: 3, now: 4 }], unlisted: 0 },
  })
})

test('a folder named after the version makes no file a new one', () => {
  expect(differ(build({ 'Deep 1.0/a': 1, 'Deep 1.0/x/b': 2 }), build({ 'Deep 1.1/a': 1, 'Deep 1.1/x/b': 2 }))).toMatchObject({
    ...{ added: [], removed: [], changed: [] },
  })
})

test('where sizes are not known no change is reported', () => {
  expect(differ(build({ a: undefined }), build({ a: 4 }))).toMatchObject({ changed: [], isCompared: true })
})

test('where one was never listed, only sizes are compared, and the result says so', () => {
  expect(differ(build(null), build({ a: 1 }, { size: 120 }))).toMatchObject({
    ...{ before: { version: '1.0.0', size: 100 }, sizeNow: 120, added: [], removed: [], isCompared: false },
  })
})

test('a long list is cut, and says by how much', () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_none, index) => [`file-${index}`, 1]))
  const difference = differ(build({}), build(many))
  expect(difference?.added).toHaveLength(100)
  expect(difference?.unlisted).toBe(150)
})

test('an added and a removed platform are both listed', () => {
  const differences = listDifferences({ version: '1.0.0', builds: [build(null)] }, [build(null, { platform: 'Windows' })])
  expect(differences).toMatchObject([
    { platform: 'Windows', before: null, sizeNow: 100 },
    { platform: 'Mac', before: { version: '1.0.0' }, sizeNow: null },
  ])
})
