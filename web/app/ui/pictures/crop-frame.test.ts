import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstCrop, panCrop, zoomCrop } from './crop-frame.ts'

test('the first frame is the largest that fits, centred', () => {
  expect(firstCrop({ width: 400, height: 200 }, 1)).toEqual({ x: 100, y: 0, width: 200, height: 200 })
  expect(firstCrop({ width: 200, height: 400 }, 1)).toEqual({ x: 0, y: 100, width: 200, height: 200 })
  expect(firstCrop({ width: 400, height: 300 }, 4 / 3)).toEqual({ x: 0, y: 0, width: 400, height: 300 })
})

test('zooming keeps the centre, and zooming out again moves the frame back inside the image', () => {
  const picture = { width: 400, height: 200 }
  const close = zoomCrop(firstCrop(picture, 1), picture, 1, 2)
  expect(close).toEqual({ x: 150, y: 50, width: 100, height: 100 })
  const moved = panCrop(close, picture, 1000, 1000)
  expect(moved).toEqual({ x: 300, y: 100, width: 100, height: 100 })
  expect(zoomCrop(moved, picture, 1, 1)).toEqual({ x: 200, y: 0, width: 200, height: 200 })
})

test('after any change the frame keeps its ratio and stays inside the image', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  const step = fc.double({ min: -5000, max: 5000, noNaN: true })
  fc.assert(
    fc.property(side, side, fc.double({ min: 1, max: 8, noNaN: true }), step, step, (width, height, zoom, byX, byY) => {
      const picture = { width, height }
      const crop = panCrop(zoomCrop(firstCrop(picture, 1), picture, 1, zoom), picture, byX, byY)
      expect(crop.width).toBeCloseTo(crop.height, 5)
      expect(crop.x).toBeGreaterThanOrEqual(0)
      expect(crop.x + crop.width).toBeLessThanOrEqual(width + 1e-6)
      expect(crop.y + crop.height).toBeLessThanOrEqual(height + 1e-6)
    }),
  )
})
