import { expect, test } from 'vitest'
import { explainHiddenCreator, explainNotFeatured } from './featured.rules.ts'

const whole = { isSuspended: false, isCreatorLive: true, isLive: true, hasSound: true, hasPicture: true, hasRelease: true }

test.each([
  [{}, null],
  [{ isLive: false }, 'It is not live.'],
  [{ isLive: false, isCreatorLive: false }, 'Its creator’s storefront is not live.'],
  [{ isSuspended: true, hasSound: false }, 'Its creator is suspended.'],
  [{ hasSound: false }, 'It needs a sound first.'],
  [{ hasPicture: false, hasRelease: false }, 'It needs an image and a published release first.'],
  [{ hasSound: false, hasPicture: false, hasRelease: false }, 'It needs a sound, an image, and a published release first.'],
])('16.3 a product with %j: %s', (change, reason) => expect(explainNotFeatured({ ...whole, ...change })).toBe(reason))

test.each([
  [{ isSuspended: false, isLive: true }, null],
  [{ isSuspended: false, isLive: false }, 'Its storefront is not live.'],
  [{ isSuspended: true, isLive: true }, 'It is suspended.'],
])('16.3 a creator with %j: %s', (creator, reason) => expect(explainHiddenCreator(creator)).toBe(reason))
