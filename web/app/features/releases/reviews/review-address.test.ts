import { expect, test } from 'vitest'
import { approveHref, neighborOf, rejectHref, releaseIn, reviewHref, wishIn } from './review-address.ts'

const query = (text: string) => new URLSearchParams(text)

test('the queue begins with what waits, and takes nothing from the address that it could not have written', () => {
  expect(wishIn(query(''))).toEqual({ show: 'waiting' })
  expect(wishIn(query('show=decided&q= tape &after=rel_1'))).toEqual({ show: 'decided', search: 'tape', after: 'rel_1' })
  expect(wishIn(query("show=all'--&after=x"))).toEqual({ show: 'waiting' })
})

test('a release is known beside the queue and in both screens over it', () => {
  expect(releaseIn('/admin/releases', query('release=rel_1'))).toBe('rel_1')
  expect(releaseIn('/admin/releases/approve/rel_2', query('release=rel_1'))).toBe('rel_2')
  expect(releaseIn('/admin/releases/reject/rel_3/', query(''))).toBe('rel_3')
  expect(releaseIn('/admin/releases', query('release=../x'))).toBeUndefined()
  expect(releaseIn('/admin/releases', query(''))).toBeUndefined()
})

test('every way keeps what the queue shows', () => {
  const now = query('show=mine&q=tape&release=rel_1')
  expect(reviewHref(now, 'rel_2')).toBe('/admin/releases?show=mine&q=tape&release=rel_2')
  expect(reviewHref(now)).toBe('/admin/releases?show=mine&q=tape')
  expect(reviewHref(query('outcome=changes'))).toBe('/admin/releases')
  expect(approveHref(now, 'rel_1')).toBe('/admin/releases/approve/rel_1?show=mine&q=tape')
  expect(rejectHref(now, 'rel_1', 'reject')).toBe('/admin/releases/reject/rel_1?show=mine&q=tape')
  expect(rejectHref(query(''), 'rel_1', 'changes')).toBe('/admin/releases/reject/rel_1?outcome=changes')
})

test('j and k walk the queue, begin at its top, and stop at its ends', () => {
  const ids = ['rel_1', 'rel_2', 'rel_3']
  expect([neighborOf(ids, 'rel_1', 1), neighborOf(ids, 'rel_3', -1)]).toEqual(['rel_2', 'rel_2'])
  expect([neighborOf(ids, undefined, 1), neighborOf(ids, 'rel_9', -1)]).toEqual(['rel_1', 'rel_1'])
  expect([neighborOf(ids, 'rel_3', 1), neighborOf(ids, 'rel_1', -1), neighborOf([], undefined, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
