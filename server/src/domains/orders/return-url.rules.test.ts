import { expect, test } from 'vitest'
import { judgeReturnUrl } from './return-url.rules.ts'

const origins = ['https://shop.test', 'https://maker.test']

test.each(['https://shop.test/cart?q=1#x', 'https://maker.test/'])('§11 %s may be returned to', (url) => {
  expect(judgeReturnUrl(url, origins)).toEqual({ fits: true })
})

test.each([
  ['https://evil.test/', 'other-site'],
  ['http://shop.test/', 'other-site'],
  ['https://shop.test:8443/', 'other-site'],
  ['https://shop.test.evil.test/', 'other-site'],
  ['https://shop.test@evil.test/', 'no-address'],
  ['javascript:alert(1)', 'no-address'],
  ['https://shop.test/\u0000', 'no-address'],
  ['https://shop.test/\r\nx', 'no-address'],
  ['/cart', 'no-address'],
  ['', 'no-address'],
])('§11 %j may not', (url, because) => {
  expect(judgeReturnUrl(url, origins)).toEqual({ fits: false, because })
})
