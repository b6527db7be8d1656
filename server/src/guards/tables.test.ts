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

/** A table as SQL names it, alone or in a list: `orders`, `"orders" o`, `public.orders as o, coupons`. */
const one = String.raw`(?:only\s+)?(?:public\.)?"?\w+"?`
const list = String.raw`(${one}(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*${one})*)`
/** As Kysely is told: `'orders as o'`, `['orders', 'coupons']`. */
const told = String.raw`\(\s*('\w+|\[[^\]]*\])`

const reads = [
  new RegExp(String.raw`\b(?:selectFrom|from|using|(?:inner|left|right|full|cross)Join(?:Lateral)?|table)${told}`, 'g'),
  new RegExp(String.raw`\b(?:from|join|using)\s+${list}`, 'gi'),
]
const writes = [
  new RegExp(String.raw`\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)${told}`, 'g'),
  new RegExp(String.raw`\b(?:insert into|delete from|update|merge into|truncate(?: table)?|lock table)\s+${list}`, 'gi'),
]

const namedIn = (text: string, patterns: readonly RegExp[]): string[] => {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, tables = '']) => tables.match(/\w+/g) ?? []))
  return [...new Set(found)].filter((table) => ownerOf.has(table))
}
const named = ({ text }: Source, patterns: readonly RegExp[]): string[] => namedIn(text, patterns)

test.each([
  "selectFrom('orders as o')",
  "selectFrom(['coupons', 'orders'])",
  ".fullJoin('orders', 'a', 'b')",
  ".innerJoinLateral('orders', 'a')",
  ".updateTable('coupons').from('orders')",
  ".deleteFrom('coupons').using('orders')",
  "sql.table('orders')",
  'select from coupons c, orders o',
  'SELECT 1 FROM public."orders"',
  'delete from coupons using orders',
])('%s reads orders', (text) => {
  expect(namedIn(text, reads)).toContain('orders')
})

test.each(["updateTable(['orders'])", 'UPDATE only orders', 'truncate orders', 'insert into public.orders'])('%s writes orders', (text) => {
  expect(namedIn(text, writes)).toContain('orders')
})

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
