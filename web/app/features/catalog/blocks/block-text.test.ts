import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { gapOf, nameOf, newBlock, summaryOf } from './block-editing.ts'
import { blockTypes } from './block-sketches.ts'
import type { OwnItems } from './own-items.ts'
import { videoTrouble } from './video/video-trouble.ts'

const item = { iconUrl: null, note: '' }
const ownItems: OwnItems = {
  products: [
    { ...item, id: 'tape-one', name: 'Tape One', isLive: true },
    { ...item, id: 'tape-two', name: 'Tape Two', isLive: false },
  ],
  bundles: [],
}
const text: PageBlock = { id: 'a', type: 'TextBlock', title: '', subtitle: null, body: '\n## Machines\nwith a past', alignment: 'Left' }
const product = (productId: string | null, creatorId: string | null = 'me'): PageBlock => ({
  id: 'b',
  type: 'ProductBlock',
  productId,
  creatorId,
})
const gap = (block: PageBlock) => gapOf(block, ownItems, 'me')

test('a block is named by its title, else by the first words of its text', () => {
  expect(summaryOf({ ...text, title: 'About' } as PageBlock, ownItems)).toBe('About')
  expect(summaryOf(text, ownItems)).toBe('Machines')
})

test('a block that shows a product is named after it', () => {
  expect(nameOf(product('tape-one'), ownItems)).toBe('Product, Tape One')
  expect(nameOf(product(null), ownItems)).toBe('Product')
})

test.each(blockTypes)('a new %s says what to do with it, and shows nothing yet', (type) => {
  expect(gap(newBlock(type, 'me', () => 'x'))).toMatchObject({ isBlank: true })
})

test('a product that is not published is not shown, and the hint says so', () => {
  expect(gap(product('tape-one'))).toBeUndefined()
  expect(gap(product('tape-two'))?.text).toBe('Tape Two is not published. Visitors won’t see it here until it is.')
  expect(gap(product('gone'))?.text).toBe('This product is gone. Choose another.')
})

test('another creator’s product is not judged', () => {
  expect(gap(product('theirs', 'somebody-else'))).toBeUndefined()
})

test('one sample without a sound does not make the block blank', () => {
  const samples = ['/files/a', ''].map((wet, at) => ({ id: String(at), title: '', wet, dry: null }))
  expect(gap({ id: 'p', type: 'AudioPlayerBlock', samples })).toEqual({ text: 'One sample has no sound yet', isBlank: false })
})

test.each(['https://www.youtube.com/watch?v=abc123', 'https://youtu.be/abc123', 'https://vimeo.com/123456', '/files/videos/a.mp4', ''])(
  '%s plays on the page',
  (address) => expect(videoTrouble(address)).toBeUndefined(),
)

test.each(['javascript:alert(1)', 'http://youtu.be/abc', 'nonsense', 'https://example.test/film'])('%s does not', (address) => {
  expect(videoTrouble(address)).toEqual(expect.any(String))
})
