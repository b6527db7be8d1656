import { expect, test } from 'vitest'
import { utmOf } from './utm-of.ts'

test.each([
  [{ utm_source: 'newsletter', other: 'x', utm_: 'x', UTM_SOURCE: 'x' }, { utm_source: 'newsletter' }],
  [{ utm_source: ['a', 'b'] }, {}],
  [{ utm_source: 'a\u0000b\r\nc' }, { utm_source: 'abc' }],
  [{ utm_source: 'x'.repeat(500) }, { utm_source: 'x'.repeat(200) }],
  [{ utm_source: `${'x'.repeat(199)}🎛` }, { utm_source: `${'x'.repeat(199)}\ufffd` }],
])('from %j an order stores %j', (query, stored) => {
  expect(utmOf(query)).toEqual(stored)
})
