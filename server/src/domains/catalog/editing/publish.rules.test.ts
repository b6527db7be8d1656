import { expect, test } from 'vitest'
import { sampleProduct, sampleVariation } from '../sample-product.ts'
import { prepareForVisitors, soundsOf } from './publish.rules.ts'

test('an image that does not exist is left out instead of breaking the page', () => {
  const content = sampleProduct({ images: [{ id: crypto.randomUUID(), alt: 'A panel' }] })
  expect(prepareForVisitors(content, { images: new Map(), sounds: {} }).images).toEqual([])
})

test('both sides of every sample are sounds of the page', () => {
  const sample = { id: crypto.randomUUID(), title: 'Drums' }
  const samples = [
    { ...sample, wet: '/a.mp3', dry: '/b.mp3' },
    { ...sample, wet: '/c.mp3', dry: null },
  ]
  expect(soundsOf([{ id: crypto.randomUUID(), type: 'AudioPlayerBlock', samples }])).toEqual(['/a.mp3', '/b.mp3', '/c.mp3'])
})

test('a preview shows the variations that have a price, and leaves out the others', () => {
  const content = { ...sampleProduct(), variations: [{ ...sampleVariation(), prices: {} }, sampleVariation({ id: 'monthly' })] }
  expect(prepareForVisitors(content, { images: new Map(), sounds: {} }).variations.map((variation) => variation.id)).toEqual(['monthly'])
})
