import { expect, test } from 'vitest'
import { judgePictureSize } from './picture.rules.ts'

test.each([
  [1, 1, true],
  [7_071, 7_071, true],
  [7_072, 7_072, false],
  [12_000, 4_166, true],
  [12_001, 1, false],
  [1, 12_001, false],
  [20_000, 20_000, false],
])('a picture of %i x %i pixels', (width, height, fits) => {
  expect(judgePictureSize(width, height).fits).toBe(fits)
})

test('who is refused learns the size and what to use', () => {
  expect(judgePictureSize(20_000, 20_000)).toEqual({
    fits: false,
    because: 'This image is 20000 x 20000 pixels. Use at most 12,000 pixels a side and 50 megapixels in all.',
  })
})
