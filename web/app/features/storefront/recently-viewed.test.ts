import { expect, test } from 'vitest'
import { addSeen, parseSeen, type Seen } from './recently-viewed.ts'

const product = (id: string): Seen => ({ id, name: id, iconUrl: null, creator: { name: 'Lowtide', slug: 'lowtide' }, audition: null })
const audition = { id: '1', title: 'Pad', wet: '/pad.mp3', dry: null, sounds: { '/pad.mp3': { peaks: 'AZ', seconds: 4, loudness: -9 } } }

test('the newest comes first, and a product seen again moves up', () => {
  const list = ['tape', 'choir', 'tape'].reduce<Seen[]>((seen, id) => addSeen(seen, product(id)), [])
  expect(list.map(({ id }) => id)).toEqual(['tape', 'choir'])
})

test('only the newest are stored', () => {
  const list = Array.from({ length: 40 }, (_, at) => product(`p${at}`)).reduce<Seen[]>(addSeen, [])
  expect(list).toHaveLength(24)
  expect(list[0]?.id).toBe('p39')
})

test('only the shown fields are stored, however much a page knows', () => {
  const page = { ...product('tape'), price: 59, creator: { name: 'Lowtide', slug: 'lowtide', email: 'x' } }
  expect(addSeen([], page)).toEqual([product('tape')])
})

test('the first sample of a product is stored with it', () => {
  const heard = { ...product('tape'), audition }
  expect(parseSeen(JSON.stringify(addSeen([], heard)))).toEqual([heard])
})

test('a list that was stored without samples is still read', () => {
  const { audition: _none, ...old } = product('tape')
  expect(parseSeen(JSON.stringify([old]))).toEqual([old])
})

test.each([1, {}, { ...audition, dry: 1 }, { ...audition, sounds: null }, { ...audition, sounds: { '/pad.mp3': null } }])(
  'the sample %j in the storage is ignored',
  (stored) => {
    expect(parseSeen(JSON.stringify([{ ...product('tape'), audition: stored }]))).toEqual([])
  },
)

test.each([null, '', '{', '{"a":1}', '[{"id":1}]'])('%j in the storage is ignored', (stored) => {
  expect(parseSeen(stored)).toEqual([])
})
