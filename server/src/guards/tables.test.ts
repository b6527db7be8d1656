import { expect, test } from 'vitest'
import { domainOf, domainSources, isTooHigh, namedIn, ownerOf, platformSources, reads, writes } from './tables.ts'

const sources = [...domainSources, ...platformSources]

test.each([
  "selectFrom('orders as o')",
  "selectFrom(['coupons', 'orders'])",
  ".fullJoin('orders', 'a', 'b')",
  ".innerJoinLateral('orders', 'a')",
  ".updateTable('coupons').from('orders')",
  ".deleteFrom('coupons').using('orders')",
  "sql.table('orders')",
  "sql.ref('orders.id')",
  "sql.id('orders')",
  'select from coupons c, orders o',
  'SELECT 1 FROM public."orders"',
  'delete from coupons using orders',
  'sql`orders o join coupons c on true`',
  'sql`orders`',
  'where exists (table orders)',
  'copy orders to stdout',
])('%s reads orders', (text) => {
  expect(namedIn(text, reads)).toContain('orders')
})

test.each(["updateTable(['orders'])", 'UPDATE only orders', 'truncate orders', 'insert into public.orders'])('%s writes orders', (text) => {
  expect(namedIn(text, writes)).toContain('orders')
})

test('the tables were found', () => {
  expect(ownerOf.size).toBeGreaterThan(60)
  expect(ownerOf.get('orders')).toBe('orders')
})

test('a domain writes its own tables only, and so does the platform', () => {
  const found = sources.flatMap((source) =>
    namedIn(source.text, writes)
      .filter((table) => ownerOf.get(table) !== domainOf(source))
      .map((table) => `${source.path} writes ${table} of ${ownerOf.get(table)}`),
  )
  expect(found).toEqual([])
})

test('a domain reads its own tables and those of lower floors, the platform its own', () => {
  const found = sources.flatMap((source) =>
    namedIn(source.text, reads)
      .filter((table) => isTooHigh(ownerOf.get(table) ?? '', domainOf(source)))
      .map((table) => `${source.path} reads ${table} of ${ownerOf.get(table)}`),
  )
  expect(found).toEqual([])
})

test('a table is named where it is used, so that a search finds it', () => {
  const hidden = /\bsql\.table\((?!')|\b(?:selectFrom|insertInto|updateTable|deleteFrom)\((?!['[(]|\s*['[(]|tableOf\()/
  expect(domainSources.filter(({ text }) => hidden.test(text)).map(({ path }) => path)).toEqual([])
})
