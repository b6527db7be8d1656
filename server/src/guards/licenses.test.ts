import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'

type Manifest = { version: string; license?: unknown }
type Locked = Manifest & { dev?: boolean }

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T

/** Packages for other platforms are not installed here: for these the lockfile has the license. */
const manifestOf = (path: string, locked: Locked): Manifest =>
  existsSync(join(root, path, 'package.json')) ? readJson<Manifest>(`${path}/package.json`) : locked

const installed = Object.entries(readJson<{ packages: Record<string, Locked> }>('package-lock.json').packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, locked]) => {
    const { version, license } = manifestOf(path, locked)
    return {
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
      version,
      license: typeof license === 'string' ? license : 'none stated',
    }
  })

/** These only require that their text stays with the code. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 OFL-1.1 PostgreSQL Python-2.0 Unlicense'.split(' '),
)
const isPermissive = (license: string): boolean => license.split(/ AND | OR |[()]/).every((one) => one === '' || permissive.has(one))

const notice = readFileSync(join(root, 'NOTICE.md'), 'utf8')
const named = [...notice.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|/gm)].map(([, name = '', versions = '', license = '']) => ({
  isFor: (other: string): boolean => (name.endsWith('*') ? other.startsWith(name.slice(0, -1)) : other === name),
  name,
  versions: versions.split(', '),
  license,
}))

test('production packages with a copyleft or unknown license are named in NOTICE.md', () => {
  expect(installed.length).toBeGreaterThan(100)
  const missing = installed.filter(
    ({ name, version, license }) =>
      !isPermissive(license) && !named.some((row) => row.isFor(name) && row.versions.includes(version) && row.license === license),
  )
  expect(missing).toEqual([])
})

test('NOTICE.md names the installed versions: a new one has to be checked first', () => {
  for (const { name, isFor, versions } of named) {
    const found = installed.filter((one) => isFor(one.name)).map(({ version }) => version)
    expect([name, [...new Set(found)].sort()]).toEqual([name, versions])
  }
})

test.each(['codec-parser', 'mpg123-decoder', 'wasm-media-encoders'])(
  '%s contains code under the LGPL, with its source and how to replace it',
  (name) => {
    const row = notice.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    expect(row).toMatch(/LGPL-[23].*https:\/\//)
    expect(notice).toContain('How to replace one')
  },
)
