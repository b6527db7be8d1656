import { expect, test } from 'vitest'
import { isEventName, isRealId } from './analytics.ts'

test.each(['', ' ', 'undefined', 'NULL', ' null ', '0', '000', '00000000-0000-0000-0000-000000000000', '[object Object]', 'NaN', 'Guest'])(
  '§5 "%s" is not an id',
  (id) => expect(isRealId(id)).toBe(false),
)

test.each(['usr_01j9zk3v5h', 'a', '7', '10000000-0000-0000-0000-000000000000', 'nullify', 'guest-of-honour'])('"%s" can be an id', (id) =>
  expect(isRealId(id)).toBe(true),
)

test.each(['', '  ', '\n'])('§5 "%s" is not an event name', (name) => expect(isEventName(name)).toBe(false))

test('a word is an event name', () => expect(isEventName('order_completed')).toBe(true))
