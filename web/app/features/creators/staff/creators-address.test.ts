import { expect, test } from 'vitest'
import { applicationsHref, applicationWishIn, chosenHref, chosenIn, creatorsHref, creatorWishIn, tabIn } from './creators-address.ts'

const of = (text: string) => new URLSearchParams(text)
const id = `cap_${'0'.repeat(26)}`

test('the address has the list, its filter, and the chosen entry', () => {
  expect(tabIn(of(''))).toBe('applications')
  expect(tabIn(of('tab=creators'))).toBe('creators')
  expect(applicationWishIn(of(`show=decided&q= low &after=${id}`))).toEqual({ show: 'decided', q: 'low', after: id })
  expect(creatorWishIn(of('tab=creators&show=suspended&after=lowtide'))).toEqual({ show: 'suspended', after: 'lowtide' })
  expect(chosenIn(of(`chosen=${id}`))).toBe(id)
  expect(chosenIn(of('tab=creators&chosen=lowtide'))).toBe('lowtide')
})

test('values that no page could have produced are ignored', () => {
  expect(applicationWishIn(of('show=x&after=lowtide'))).toEqual({ show: 'waiting' })
  expect(creatorWishIn(of(`show=waiting&after=${id}`))).toEqual({ show: 'all' })
  expect(chosenIn(of('chosen=lowtide'))).toBeUndefined()
  expect(chosenIn(of(`tab=creators&chosen=${id}`))).toBeUndefined()
})

test('links stay in their list', () => {
  expect(chosenHref(of('tab=creators&q=low'), 'lowtide')).toBe('/admin/creators?tab=creators&q=low&chosen=lowtide')
  expect(chosenHref(of('chosen=lowtide'))).toBe('/admin/creators')
  expect(applicationsHref()).toBe('/admin/creators')
  expect(applicationsHref('all', id)).toBe(`/admin/creators?show=all&chosen=${id}`)
  expect(creatorsHref('lowtide')).toBe('/admin/creators?tab=creators&chosen=lowtide')
})
