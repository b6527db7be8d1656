import { expect, test } from 'vitest'
import { ownedHere } from './owned-here.ts'

const owned = ['northlight-audio/drift-eq', 'lowtide/drift-eq', 'lowtide/choir']

test('a product’s address may mean any owned product with its id: creators change their slugs', () => {
  expect(ownedHere('/lowtide/choir', owned)).toEqual(['lowtide/choir'])
  expect(ownedHere('/low-tide/choir', owned)).toEqual(['lowtide/choir'])
  expect(ownedHere('/lowtide/drift-eq', owned)).toEqual(['northlight-audio/drift-eq', 'lowtide/drift-eq'])
})

test.each(['/', '/choir', '/lowtide/bundles/choir', '/lowtide/tape', '/support/choir/lowtide'])('%s is no owned product', (pathname) => {
  expect(ownedHere(pathname, owned)).toEqual([])
})

test('whoever owns nothing is asked about nothing', () => {
  expect(ownedHere('/lowtide/choir', [])).toEqual([])
})
