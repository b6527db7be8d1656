import { expect, test } from 'vitest'
import { addSeen, parseSeen, type Seen } from './recently-viewed.ts'

const product = (id: string): Seen => ({ id, name: id, iconUrl: null, creator: { name: 'Lowtide', slug: 'lowtide' } })

test('the newest comes first, and a product seen again moves up', () => {
  const list = ['tape', 'choir', 'tape'].reduce<Seen[]>((seen, id) => addSeen(seen, product(id)), [])
  expect(list.map(({ id }) => id)).toEqual(['tape', 'choir'])
})

test('no more are stored than a row shows, plus the page itself', () => {
  const list = Array.from({ length: 20 }, (_, at) => product(`p${at}`)).reduce<Seen[]>(addSeen, [])
  expect(list).toHaveLength(9)
  expect(list[0]?.id).toBe('p19')
})

test('only the shown fields are stored, however much a page knows', () => {
  const page = { ...product('tape'), price: 59, creator: { name: 'Lowtide', slug: 'lowtide', email: 'x' } }
  expect(addSeen([], page)).toEqual([product('tape')])
})

test.each([null, '', '{', '{"a":1}', '[{"id":1}]'])('%j in the storage is ignored', (stored) => {
  expect(parseSeen(stored)).toEqual([])
})
