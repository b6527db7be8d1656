import { expect, test } from 'vitest'
import { newId, newUuid } from './ids.ts'
import { readTypedId, readTypedUuid } from './typed-id.ts'

const id = newId('lic', new Date('2030-03-01T12:00:00Z'))
const letters = id.slice(4)

test.each([
  ['as it is', id],
  ['in capitals', id.toUpperCase()],
  ['without its prefix', letters],
  ['with a dash for the line', id.replace('_', '-')],
  ['in groups', `LIC ${letters.replaceAll(/.{5}/g, '$&-')}`],
])('an id is read %s', (_how, text) => {
  expect(readTypedId(text, 'lic')).toBe(id)
})

test('anything else is not an id', () => {
  expect(readTypedId(id.slice(0, -1), 'lic')).toBeUndefined()
  expect(readTypedId(`${id}0`, 'lic')).toBeUndefined()
  expect(readTypedId('casey@example.test', 'lic')).toBeUndefined()
  expect(readTypedUuid(id)).toBeUndefined()
})

test('an order’s id is read with and without dashes', () => {
  const uuid = newUuid()
  for (const text of [uuid, uuid.toUpperCase(), uuid.replaceAll('-', '')]) expect(readTypedUuid(text)).toBe(uuid)
})
