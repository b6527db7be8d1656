import { expect, test } from 'vitest'
import { rememberUtm, utmFor } from './utm.ts'

const memoryStorage = () => {
  const stored = new Map<string, string>()
  return { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) }
}
const day = 24 * 60 * 60 * 1000

test('§11 utm values of the landing page are remembered for 30 days', () => {
  const stored = memoryStorage()
  rememberUtm('?utm_source=letter&utm_campaign=autumn&q=tape', 0, stored)
  expect(utmFor('', 30 * day, stored)).toEqual({ utm_source: 'letter', utm_campaign: 'autumn' })
  expect(utmFor('', 30 * day + 1, stored)).toEqual({})
})

test('§12 utm values of the current page win over stored ones', () => {
  const stored = memoryStorage()
  rememberUtm('?utm_source=letter&utm_medium=mail', 0, stored)
  expect(utmFor('?utm_source=radio', day, stored)).toEqual({ utm_source: 'radio', utm_medium: 'mail' })
})

test('each value has its own thirty days', () => {
  const stored = memoryStorage()
  rememberUtm('?utm_source=letter&utm_medium=mail', 0, stored)
  rememberUtm('?utm_source=radio', 20 * day, stored)
  expect(utmFor('', 25 * day, stored)).toEqual({ utm_source: 'radio', utm_medium: 'mail' })
  expect(utmFor('', 31 * day, stored)).toEqual({ utm_source: 'radio' })
})

test('a page without utm values leaves the stored ones; an unreadable store counts as empty', () => {
  const stored = memoryStorage()
  rememberUtm('?utm_source=letter', 0, stored)
  rememberUtm('?q=tape', day, stored)
  expect(utmFor('', day, stored)).toEqual({ utm_source: 'letter' })
  stored.setItem('utm', '{"at":')
  expect(utmFor('', day, stored)).toEqual({})
})
