import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

test('§8 a path is reloaded at most once within 10 s', () => {
  const store = memory()
  expect(mayReload('/lowtide', 1_000, store)).toBe(true)
  expect(mayReload('/lowtide', 10_999, store)).toBe(false)
  expect(mayReload('/lowtide', 11_000, store)).toBe(true)
})

test('§8 another path has a guard of its own', () => {
  const store = memory()
  expect(mayReload('/lowtide', 1_000, store)).toBe(true)
  expect(mayReload('/glasshouse', 1_001, store)).toBe(true)
  expect(mayReload('/lowtide', 1_002, store)).toBe(false)
})

test('a memory that somebody scribbled in does not stop a reload', () => {
  const store = memory()
  store.setItem('reloaded', 'not json')
  expect(mayReload('/', 1, store)).toBe(true)
})
