import { expect, test } from 'vitest'
import { agoText, instantText, plainText, servedText } from './instant-text.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:59:30Z', 'now'],
  ['2026-11-15T11:48:00Z', '12 minutes ago'],
  ['2026-11-15T10:00:30Z', '1 hour ago'],
  ['2026-11-14T11:00:00Z', 'yesterday'],
  ['2026-11-11T12:00:00Z', '4 days ago'],
  ['2026-11-15T15:00:00Z', 'in 3 hours'],
])('%s, seen at noon on 15 November, was %s', (at, text) => {
  expect(agoText(new Date(at), now, 'en-GB')).toBe(text)
})

test.each(['de-DE', 'da-DK', 'ar-EG', 'ja-JP'])(
  'a relative time is English in a browser that speaks %s, and a date is its own',
  (locale) => {
    expect(agoText(new Date('2026-10-28T12:00:00Z'), now, locale)).toBe('18 days ago')
    expect(servedText(new Date('2026-10-28T12:00:00Z'), 'ago', { locale, at: now.toISOString() })).toBe('18 days ago')
    const longAgo = new Date('2026-09-04T12:00:00Z')
    expect(agoText(longAgo, now, locale)).toBe(instantText(longAgo, 'date', locale))
  },
)

test('more than a month away is shown as a date', () => {
  expect(agoText(new Date('2026-09-04T12:00:00Z'), now, 'en-GB')).toMatch(/^\d+ Sept? 2026$/)
})

test('the same instant has the day of the reader’s time zone', () => {
  const at = new Date('2026-11-04T23:30:00Z')
  expect(instantText(at, 'date', 'en-GB', 'UTC')).toBe('4 Nov 2026')
  expect(instantText(at, 'date', 'en-GB', 'Asia/Tokyo')).toBe('5 Nov 2026')
})

test.each(Array.from({ length: 12 }, (_none, month) => new Date(Date.UTC(2026, month, 3 + month, month, 5))))(
  'the plain text of %s equals that of a British browser',
  (at) => {
    expect(plainText(at, 'date')).toBe(instantText(at, 'date', 'en-GB', 'UTC'))
    expect(plainText(at, 'moment')).toBe(instantText(at, 'moment', 'en-GB', 'UTC'))
  },
)

test('an American date equals that of an American browser', () => {
  for (let month = 0; month < 12; month++) {
    const at = new Date(2026, month, 3 + month, 23, 30)
    const written = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' }).format(at)
    expect(instantText(at, 'date', 'en-US')).toBe(written)
    const inUtc = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(at)
    expect(instantText(at, 'date', 'en-US', 'UTC')).toBe(inUtc)
  }
})

test('an hour has two digits on a 24-hour clock, and no leading zero on a 12-hour clock', () => {
  const at = new Date('2026-11-04T06:28:00Z')
  expect(instantText(at, 'moment', 'en-GB', 'UTC')).toBe('4 Nov 2026, 06:28')
  expect(instantText(at, 'moment', 'en-US', 'UTC').replace(/\s/g, ' ')).toBe('Nov 4, 2026, 6:28 AM')
})

test('17.12 the server writes a moment in the language of a signed-in user, relative to the time of the page', () => {
  const firstLook = { locale: 'en-US', at: now.toISOString() }
  const at = new Date('2026-11-11T12:00:00Z')
  expect(servedText(at, 'date', firstLook)).toBe('Nov 11, 2026')
  expect(servedText(at, 'ago', firstLook)).toBe('4 days ago')
  expect(servedText(at, 'moment', firstLook)).toMatch(/^Nov 11, 2026, 12:00\sPM$/)
  expect(servedText(at, 'ago', {})).toBe('11 Nov 2026')
})
