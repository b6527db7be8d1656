import { expect, test } from 'vitest'
import { sampleProduct, sampleVariation } from '../sample-product.ts'
import { prepareForVisitors, soundsOf } from './publish.rules.ts'

test('text of a published page is safe HTML beside its Markdown', () => {
  const content = sampleProduct({
    description: 'Warm <script>alert(1)</script>',
    pageBlocks: [
      { id: crypto.randomUUID(), type: 'TextBlock', title: 'Why', subtitle: null, body: '**Because** <img onerror=x>', alignment: 'Left' },
    ],
  })
  const published = prepareForVisitors(content, { images: new Map(), sounds: {} })
  expect(published.descriptionHtml).toBe('<p>Warm &lt;script&gt;alert(1)&lt;/script&gt;</p>')
  expect(published.pageBlocks[0]).toMatchObject({ bodyHtml: '<p><strong>Because</strong> &lt;img onerror=x&gt;</p>' })
})

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
