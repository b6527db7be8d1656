import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

const folder = join(root, 'server/migrations')

const sum = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex')

test('a merged migration never changes: add its line to migration-checksums.txt, and put later changes into a new migration', () => {
  const found = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  expect(readFileSync(join(import.meta.dirname, 'migration-checksums.txt'), 'utf8')).toBe(
    found
      .sort()
      .map((name) => `${sum(name)}  ${name}\n`)
      .join(''),
  )
})

/** "0035 to 0039" are five. */
const numbersIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/(\d{4})(?: to (\d{4}))?/g)].flatMap(([, first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index).padStart(4, '0')),
    ),
  )

test('a migration that takes from the version before it what it reads is named in docs/operations.md', () => {
  const [, chapter = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split('## A new version')
  const named = numbersIn(chapter.split('\n## ', 1)[0] ?? '')
  const taking = readdirSync(folder).filter((name) =>
    /alter table[^;]*(drop column|rename (column|to)\b)|drop table/i.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(taking.length).toBeGreaterThan(10)
  expect(taking.filter((name) => !named.has(name.slice(0, 4)))).toEqual([])
})
