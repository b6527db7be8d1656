import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './sources.ts'
import { isTooHigh, namedIn, ownerOf, reads, writes } from './tables.ts'

/** The functions of the database, as the last migration of each defines them. */
const functions = new Map<string, string>()
/** The tables whose triggers run each function. */
const triggerTables = new Map<string, Set<string>>()

for (const path of listFiles('server/migrations')) {
  const text = readFileSync(join(root, path), 'utf8')
  const made = String.raw`create (?:or replace )?function (\w+)\([^$]*?as \$\$([\s\S]*?)\$\$`
  const bound = String.raw`create (?:constraint )?trigger \w+\s[^;]*?\bon (\w+)[^;]*?execute function (\w+)`
  for (const [, name = '', body = ''] of text.matchAll(new RegExp(made, 'g'))) functions.set(name, body)
  for (const [, table = '', name = ''] of text.matchAll(new RegExp(bound, 'g')))
    triggerTables.set(name, (triggerTables.get(name) ?? new Set()).add(table))
  for (const [, name = ''] of text.matchAll(/drop function (?:if exists )?(\w+)/g)) functions.delete(name)
}

/** Functions that write tables of a lower floor than the table of their trigger, and why. */
const sums =
  'creators shows how many licenses, trials and sales each creator has; counted by whoever changes one, for nobody may count them all'
const allowed: Readonly<Record<string, string>> = {
  count_new_licenses: sums,
  count_changed_licenses: sums,
  count_gone_licenses: sums,
  count_new_trials: sums,
  count_gone_trials: sums,
  count_new_sales: sums,
  count_gone_sales: sums,
  tell_pages_changed: 'the platform’s own: it raises the version of whichever creator it is told, and knows nothing of the table',
}

const ownersOf = (tables: readonly string[]): string[] => [...new Set(tables.map((table) => ownerOf.get(table) ?? ''))]

test('the database’s functions were found', () => {
  expect(functions.size).toBeGreaterThan(40)
  expect([...(triggerTables.get('count_new_licenses') ?? [])]).toEqual(['licenses'])
})

test('a database function writes tables of one domain only', () => {
  const found = [...functions].filter(([, body]) => ownersOf(namedIn(body, writes)).length > 1).map(([name]) => name)
  expect(found).toEqual([])
})

test('its trigger and the tables it reads are on no higher floor than the tables it writes', () => {
  const found = [...functions].filter(([name, body]) => {
    const [writer] = ownersOf(namedIn(body, writes))
    const others = ownersOf([...namedIn(body, reads), ...(triggerTables.get(name) ?? [])])
    return writer !== undefined && others.some((owner) => isTooHigh(owner, writer))
  })
  expect(found.map(([name]) => name).sort()).toEqual(Object.keys(allowed).sort())
})
