import { expect, test } from 'vitest'
import { pageHeaders } from './security-headers.ts'

const policyOf = (change: Partial<Parameters<typeof pageHeaders>[0]> = {}): string[] =>
  (pageHeaders({ frameAncestors: [], isSecure: false, ...change })('NONCE')['content-security-policy'] ?? '').split('; ')

test('a page allows its own scripts and video frames, and cannot be framed', () => {
  expect(policyOf()).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-NONCE'",
      "connect-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "frame-ancestors 'none'",
    ]),
  )
})

test('a page with a card form allows the hosts of every form it may show, and no videos', () => {
  const formHosts = [
    { scripts: ['https://js.pay.test'], connections: ['https://api.pay.test'], frames: ['https://js.pay.test', 'https://bank.pay.test'] },
    { scripts: ['https://other.test'], connections: [], frames: [] },
  ]
  expect(policyOf({ formHosts, analyticsHost: 'https://count.test' })).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://js.pay.test https://other.test 'nonce-NONCE'",
      "connect-src 'self' https://count.test https://api.pay.test",
      "frame-src 'self' https://js.pay.test https://bank.pay.test",
    ]),
  )
})
