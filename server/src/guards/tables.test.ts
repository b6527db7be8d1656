import { expect, test } from 'vitest'
import { floors, readSources, type Source } from './sources.ts'

const floorOf = new Map(floors.flatMap((names, floor) => names.map((name) => [name, floor] as const)))
const domainOf = ({ path }: Source): string => path.split('/')[3] ?? ''

const sources = readSources('server/src/domains')
const ownerOf = new Map(
  sources
    .filter(({ path }) => path.endsWith('tables.ts'))
    .flatMap((source) =>
      [...(source.text.split('Tables = {')[1] ?? '').matchAll(/^ {2}(\w+): \{/gm)].map(
        ([, table = '']) => [table, domainOf(source)] as const,
      ),
    ),
)

const named = ({ text }: Source, patterns: readonly RegExp[]): string[] => [
  ...new Set(
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table)).filter((table) => ownerOf.has(table)),
  ),
]
const reads = [/(?:selectFrom|innerJoin|leftJoin)\(\s*'(\w+)/g, /\b(?:from|join)\s+(\w+)/g]
const writes = [/(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g, /\b(?:insert into|delete from|update|merge into)\s+(\w+)/g]

test('the tables are found', () => {
  expect(ownerOf.size).toBeGreaterThan(60)
  expect(ownerOf.get('orders')).toBe('orders')
})

test('a domain writes its own tables alone', () => {
  const found = sources.flatMap((source) =>
    named(source, writes)
      .filter((table) => ownerOf.get(table) !== domainOf(source))
      .map((table) => `${source.path} writes ${table} of ${ownerOf.get(table)}`),
  )
  expect(found).toEqual([])
})

test('a domain reads tables of its own or of a lower floor', () => {
  const found = sources.flatMap((source) => {
    const domain = domainOf(source)
    const isHigher = (owner = ''): boolean => owner !== domain && (floorOf.get(owner) ?? 0) >= (floorOf.get(domain) ?? 0)
    return named(source, reads)
      .filter((table) => isHigher(ownerOf.get(table)))
      .map((table) => `${domain} reads ${table} of ${ownerOf.get(table)}`)
  })
  expect([...new Set(found)].sort()).toEqual([])
})
