import { expect, test } from 'vitest'
import { explainNotFeatured } from './featured.rules.ts'

const whole = { isLive: true, hasSound: true, hasPicture: true, hasRelease: true }

test.each([
  [{}, null],
  [{ isLive: false }, 'It is not live.'],
  [{ hasSound: false }, 'It needs a sound first.'],
  [{ hasPicture: false, hasRelease: false }, 'It needs a picture and a published release first.'],
  [{ hasSound: false, hasPicture: false, hasRelease: false }, 'It needs a sound, a picture, and a published release first.'],
])('16.3 a product with %j: %s', (change, reason) => expect(explainNotFeatured({ ...whole, ...change })).toBe(reason))
