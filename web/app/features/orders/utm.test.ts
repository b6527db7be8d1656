import { expect, test } from 'vitest'
import { rememberUtm, utmFor } from './utm.ts'

const keeping = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}
const day = 24 * 60 * 60 * 1000

test('§11 utm values of the landing page are remembered for 30 days', () => {
  const kept = keeping()
  rememberUtm('?utm_source=letter&utm_campaign=autumn&q=tape', 0, kept)
  expect(utmFor('', 30 * day, kept)).toEqual({ utm_source: 'letter', utm_campaign: 'autumn' })
  expect(utmFor('', 30 * day + 1, kept)).toEqual({})
})

test('§12 utm values of the current page win over remembered ones', () => {
  const kept = keeping()
  rememberUtm('?utm_source=letter&utm_medium=mail', 0, kept)
  expect(utmFor('?utm_source=radio', day, kept)).toEqual({ utm_source: 'radio', utm_medium: 'mail' })
})

test('each value is remembered for itself', () => {
  const kept = keeping()
  rememberUtm('?utm_source=letter&utm_medium=mail', 0, kept)
  rememberUtm('?utm_source=radio', 20 * day, kept)
  expect(utmFor('', 25 * day, kept)).toEqual({ utm_source: 'radio', utm_medium: 'mail' })
  expect(utmFor('', 31 * day, kept)).toEqual({ utm_source: 'radio' })
})

test('a page without utm values leaves what is remembered; broken memory is no memory', () => {
  const kept = keeping()
  rememberUtm('?utm_source=letter', 0, kept)
  rememberUtm('?q=tape', day, kept)
  expect(utmFor('', day, kept)).toEqual({ utm_source: 'letter' })
  kept.setItem('utm', '{"at":')
  expect(utmFor('', day, kept)).toEqual({})
})
