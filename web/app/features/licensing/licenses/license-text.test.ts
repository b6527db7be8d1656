import { expect, test } from 'vitest'
import { isOlder, newsOf } from './license-text.ts'

const license = {
  status: 'Active' as const,
  isOver: false,
  installedVersions: ['2.3.0'],
  createdAt: '2030-01-01T00:00:00.000Z',
  product: { currentVersion: '2.4.0', releasedAt: '2030-03-01T00:00:00.000Z' },
}

test('versions are compared by their numbers', () => {
  expect([isOlder('2.3', '2.4.0'), isOlder('2.4', '2.4.0'), isOlder('2.10.0', '2.9.0'), isOlder('nightly', '2.4.0')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a version is new where a device reports an older one', () => {
  expect(newsOf(license)).toEqual({ version: '2.4.0', since: '2030-03-01T00:00:00.000Z', installed: ['2.3.0'] })
  expect(newsOf({ ...license, installedVersions: ['2.2.0', '2.4.0'] })?.installed).toEqual(['2.2.0'])
  expect(newsOf({ ...license, installedVersions: ['2.4.0'] })).toBeUndefined()
})

test('without devices a version is new when it was released after the license was created', () => {
  expect(newsOf({ ...license, installedVersions: [] })).toMatchObject({ version: '2.4.0', installed: [] })
  expect(newsOf({ ...license, installedVersions: [], createdAt: '2030-04-01T00:00:00.000Z' })).toBeUndefined()
})

test('an ended or revoked license has no news', () => {
  expect(newsOf({ ...license, isOver: true })).toBeUndefined()
  expect(newsOf({ ...license, status: 'Revoked' })).toBeUndefined()
})
