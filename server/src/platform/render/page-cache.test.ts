import { expect, test } from 'vitest'
import { type CachedPage, makePageCache, type PageShows } from './page-cache.ts'
import { makeTemplate } from './page-template.ts'

const page = (shows: PageShows, text = 'page'): CachedPage => ({ template: makeTemplate(text), shows, renderedAt: 0 })

test('a change of one creator drops its pages and the lists, and no others', () => {
  const cache = makePageCache(1e6)
  cache.set('/lowtide', page(new Set(['lowtide'])))
  cache.set('/glasshouse', page(new Set(['glasshouse'])))
  cache.set('/', page('everyone'))
  cache.set('/terms-of-use', page(new Set()))
  cache.drop('lowtide')
  expect(['/lowtide', '/glasshouse', '/', '/terms-of-use'].map((key) => cache.find(key) !== undefined)).toEqual([false, true, false, true])
})

test('a global change drops everything', () => {
  const cache = makePageCache(1e6)
  cache.set('/terms-of-use', page(new Set()))
  cache.drop('*')
  expect(cache.find('/terms-of-use')).toBeUndefined()
  expect(cache.size()).toBe(0)
})

test('the cache never exceeds its limit, and recently used pages stay', () => {
  const one = page('everyone', 'x'.repeat(1000))
  const weight = one.template.plain.length * 1.34
  const cache = makePageCache(weight * 3.5)
  for (const key of ['a', 'b', 'c']) cache.set(key, one)
  cache.find('a')
  cache.set('d', one)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true, true])
  expect(cache.size()).toBeLessThanOrEqual(weight * 3.5)
})

test('caching a page again does not count it twice', () => {
  const cache = makePageCache(1e6)
  cache.set('a', page('everyone'))
  const once = cache.size()
  cache.set('a', page('everyone'))
  expect(cache.size()).toBe(once)
})

test('after a lost connection to the database all pages are doubtful, and none is dropped', () => {
  const cache = makePageCache(1e6)
  cache.set('/', page('everyone'))
  cache.doubt()
  expect(cache.find('/')).toMatchObject({ isDoubtful: true })
  cache.set('/', page('everyone'))
  expect(cache.find('/')?.isDoubtful).toBeUndefined()
})

test('every change is counted, so that a page started before one is not cached after it', () => {
  const cache = makePageCache(1000)
  expect(cache.changes()).toBe(0)
  cache.drop('lowtide')
  cache.drop('*')
  cache.doubt()
  expect(cache.changes()).toBe(3)
})
