import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { listInline, replaceInline } from './store-page-media.ts'

const id = '7f0c1b1e-5d0c-4a53-9a3b-000000000001'
const texts = { title: null, subtitle: null, body: null, reverseOrder: false }
const blocks: PageBlock[] = [
  { id, type: 'TextBlock', title: 'data:image/png;base64,no', subtitle: null, body: 'data:', alignment: 'Left' },
  { id, type: 'ImageBlock', image: ' DATA:image/png;base64,aGk=', ...texts },
  { id, type: 'ImageBlock', image: '/files/images/x.webp', ...texts },
  {
    id,
    type: 'TestimonialsBlock',
    testimonials: [
      { id, quote: '', name: '', title: null, image: null },
      { id, quote: '', name: '', title: null, image: 'data:image/png,hi' },
    ],
  },
  {
    id,
    type: 'AudioPlayerBlock',
    samples: [
      { id, title: '', wet: 'data:audio/wav;base64,YQ==', dry: null },
      { id, title: '', wet: '/a.mp3', dry: 'data:,b' },
    ],
  },
]

test('every inline picture and sound is found, with its field', () => {
  expect(listInline(blocks).map(({ kind, field }) => [kind, field])).toEqual([
    ['Image', 'pageBlocks.1.image'],
    ['Image', 'pageBlocks.3.testimonials.1.image'],
    ['Audio', 'pageBlocks.4.samples.0.wet'],
    ['Audio', 'pageBlocks.4.samples.1.dry'],
  ])
})

test('addresses replace them, and everything else stays', () => {
  const addresses = new Map(listInline(blocks).map(({ value, field }) => [value, `/files/${field}`]))
  const changed = replaceInline(blocks, addresses)
  expect(listInline(changed)).toEqual([])
  expect(changed[0]).toEqual(blocks[0])
  expect(changed[2]).toEqual(blocks[2])
  expect(changed[4]).toMatchObject({ samples: [{ wet: '/files/pageBlocks.4.samples.0.wet', dry: null }, { wet: '/a.mp3' }] })
})
