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
