import { expect, test } from 'vitest'
import { fillAnswer } from './fill-answer.ts'
import { conversationHref, conversationIn, neighborOf, wishIn } from './inbox-address.ts'
import { durationText, timesText } from './inbox-text.ts'

test.each([
  [10, '1 min'],
  [2_400, '40 min'],
  [7_200, '2 h'],
  [3 * 86_400, '3 d'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test('16.7 a conversation shows how long it took to answer and to close it', () => {
  const times = { createdAt: '2030-03-01T12:00:00Z', firstAnsweredAt: null, closedAt: null }
  expect(timesText(times)).toBe('No answer yet')
  expect(timesText({ ...times, firstAnsweredAt: '2030-03-01T14:00:00Z', closedAt: '2030-03-04T12:00:00Z' })).toBe(
    'First answer after 2 h, closed after 3 d',
  )
})

test('16.7 the fields of a canned answer are filled in, and unknown ones stay visible', () => {
  const filling = { name: 'Casey', order: '', staff: 'Sam', support: 'https://shop.test/support' }
  expect(fillAnswer('Hello {name}, about {order}: {odd}. {staff}', filling)).toBe('Hello Casey, about {order}: {odd}. Sam')
})

const some = `cnv_${'0'.repeat(26)}`

test('the address of the inbox has the list’s filter and the open conversation', () => {
  expect(wishIn(new URLSearchParams('show=mine&q= tape &after=nonsense'))).toEqual({ show: 'mine', q: 'tape' })
  expect(wishIn(new URLSearchParams('show=odd'))).toEqual({ show: 'open' })
  expect(conversationIn(new URLSearchParams(`conversation=${some}`))).toBe(some)
  expect(conversationIn(new URLSearchParams('conversation=1'))).toBeUndefined()
  expect(conversationHref(new URLSearchParams('show=mine'), some)).toBe(`/admin/support?show=mine&conversation=${some}`)
})

test('the keys move from one to the next and stop at the ends', () => {
  expect(neighborOf(['a', 'b'], undefined, 1)).toBe('a')
  expect(neighborOf(['a', 'b'], 'a', 1)).toBe('b')
  expect(neighborOf(['a', 'b'], 'b', 1)).toBeUndefined()
})
