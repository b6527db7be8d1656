import { expect, test } from 'vitest'
import { approveHref, neighborOf, rejectHref, releaseIn, reviewHref, wishIn } from './review-address.ts'

const one = 'rel_00000000000000000000000001'
const two = 'rel_00000000000000000000000002'

const query = (text: string) => new URLSearchParams(text)

test('the queue first shows what is waiting, and ignores invalid values in the address', () => {
  expect(wishIn(query(''))).toEqual({ show: 'waiting' })
  expect(wishIn(query(`show=decided&q= tape &after=${one}`))).toEqual({ show: 'decided', search: 'tape', after: one })
  expect(wishIn(query("show=all'--&after=x"))).toEqual({ show: 'waiting' })
})

test('a release is found next to the queue and in both screens over it', () => {
  expect(releaseIn('/admin/releases', query(`release=${one}`))).toBe(one)
  expect(releaseIn(`/admin/releases/approve/${two}`, query(`release=${one}`))).toBe(two)
  expect(releaseIn(`/admin/releases/reject/${one}/`, query(''))).toBe(one)
  expect(releaseIn('/admin/releases', query('release=../x'))).toBeUndefined()
  expect(releaseIn('/admin/releases', query(''))).toBeUndefined()
})

test('every link keeps the filter of the queue', () => {
  const now = query(`show=mine&q=tape&release=${one}`)
  expect(reviewHref(now, two)).toBe(`/admin/releases?show=mine&q=tape&release=${two}`)
  expect(reviewHref(now)).toBe('/admin/releases?show=mine&q=tape')
  expect(reviewHref(query('outcome=changes'))).toBe('/admin/releases')
  expect(approveHref(now, one)).toBe(`/admin/releases/approve/${one}?show=mine&q=tape`)
  expect(rejectHref(now, one, 'reject')).toBe(`/admin/releases/reject/${one}?show=mine&q=tape`)
  expect(rejectHref(query(''), one, 'changes')).toBe(`/admin/releases/reject/${one}?outcome=changes`)
})

test('j and k move through the queue, begin at its top, and stop at its ends', () => {
  const ids = ['rel_1', 'rel_2', 'rel_3']
  expect([neighborOf(ids, 'rel_1', 1), neighborOf(ids, 'rel_3', -1)]).toEqual(['rel_2', 'rel_2'])
  expect([neighborOf(ids, undefined, 1), neighborOf(ids, 'rel_9', -1)]).toEqual(['rel_1', 'rel_1'])
  expect([neighborOf(ids, 'rel_3', 1), neighborOf(ids, 'rel_1', -1), neighborOf([], undefined, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
