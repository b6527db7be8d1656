import { expect, test } from 'vitest'
import { judgeLocation } from './location.rules.ts'

test.each([
  [
    { network: 'DE', card: null },
    { proven: true, country: 'DE', by: ['billing', 'network'] },
  ],
  [
    { network: null, card: 'DE' },
    { proven: true, country: 'DE', by: ['billing', 'card'] },
  ],
  [
    { network: 'FR', card: 'DE' },
    { proven: true, country: 'DE', by: ['billing', 'card'] },
  ],
  [
    { network: null, card: null },
    { proven: false, because: 'only-one' },
  ],
  [
    { network: 'FR', card: null },
    { proven: false, because: 'they-differ' },
  ],
  [
    { network: 'FR', card: 'FR' },
    { proven: false, because: 'they-differ' },
  ],
])('§6 an address in DE with %j', (others, verdict) => {
  expect(judgeLocation({ billing: 'DE', ...others })).toEqual(verdict)
})
