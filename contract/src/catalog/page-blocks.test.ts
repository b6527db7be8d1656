import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxInlineBytes } from './blocks/media-address.ts'
import { pageBlock } from './page-blocks.ts'

const id = '6f1d1e0a-7c1c-4a43-9a53-0d6a2f6f5c11'
const inline = (bytes: number, type = 'image/png'): string => `data:${type};base64,${Buffer.alloc(bytes).toString('base64')}`

const imageBlock = (image: string) => ({ id, type: 'ImageBlock', image, title: null, subtitle: null, body: null, reverseOrder: false })
const playerBlock = (wet: string, dry: string | null = null) => ({
  id,
  type: 'AudioPlayerBlock',
  samples: [{ id, title: 'Drums', wet, dry }],
})
const praiseBlock = (image: string | null) => ({
  id,
  type: 'TestimonialsBlock',
  testimonials: [{ id, quote: 'Warm.', name: 'Ada', title: null, image }],
})

const complaintsAbout = (block: unknown): string[] => pageBlock.safeParse(block).error?.issues.map((issue) => issue.message) ?? []

test.each([maxInlineBytes - 2, maxInlineBytes - 1, maxInlineBytes])('§5 an inline image or sound of %i bytes fits', (bytes) => {
  expect(complaintsAbout(imageBlock(inline(bytes)))).toEqual([])
  expect(complaintsAbout(praiseBlock(inline(bytes)))).toEqual([])
  expect(complaintsAbout(playerBlock(inline(bytes, 'audio/mpeg'), inline(bytes, 'audio/mpeg')))).toEqual([])
})

test.each([maxInlineBytes + 1, maxInlineBytes + 2, maxInlineBytes + 3])('§5 an inline image or sound of %i bytes is refused', (bytes) => {
  expect(complaintsAbout(imageBlock(inline(bytes)))).toEqual(['Image size exceeds 3MB'])
  expect(complaintsAbout(praiseBlock(inline(bytes)))).toEqual(['Image size exceeds 3MB'])
  expect(complaintsAbout(playerBlock(inline(bytes)))).toEqual(['Audio sample size exceeds 3MB'])
  expect(complaintsAbout(playerBlock('/files/sounds/a.mp3', inline(bytes)))).toEqual(['Audio sample size exceeds 3MB'])
})

test('§5 the limit is 3 MB', () => {
  expect(maxInlineBytes).toBe(3_145_728)
})

test.each(['/files/images/a.webp', 'https://example.test/a.png', 'a'.repeat(4_000_000)])(
  '§5 a value that is not inline passes: %.40s',
  (url) => {
    expect(complaintsAbout(imageBlock(url))).toEqual([])
    expect(complaintsAbout(playerBlock(url, url))).toEqual([])
  },
)

test.each(['DATA:', ' data:', 'Data:'])('§5 an inline image cannot hide behind the spelling %j', (scheme) => {
  expect(complaintsAbout(imageBlock(inline(maxInlineBytes + 1).replace('data:', scheme)))).toEqual(['Image size exceeds 3MB'])
})

test('§5 an inline image in percent-encoding is measured by its decoded size', () => {
  const percent = (bytes: number): string => `data:image/png,${'%ff'.repeat(bytes)}`
  expect(complaintsAbout(imageBlock(percent(1000)))).toEqual([])
  expect(complaintsAbout(imageBlock(percent(maxInlineBytes + 1)))).toEqual(['Image size exceeds 3MB'])
  expect(complaintsAbout(imageBlock(`data:image/svg+xml,${'€'.repeat(maxInlineBytes / 2)}`))).toEqual(['Image size exceeds 3MB'])
})

test('any text as an image address is checked without an exception', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(complaintsAbout(imageBlock(`data:${text}`))).toEqual([])))
})

const textBlock = { id, type: 'TextBlock', title: 'Why', subtitle: null, body: 'Because', alignment: 'Left' }
const everyKind = [
  textBlock,
  imageBlock('/a.webp'),
  playerBlock('/a.mp3'),
  praiseBlock(null),
  {
    id,
    type: 'VideoBlock',
    video: 'https://www.youtube-nocookie.com/embed/x',
    title: null,
    subtitle: null,
    body: null,
    reverseOrder: true,
  },
  { id, type: 'ProductBlock', productId: null, creatorId: null },
  { id, type: 'BasicProductBlock', productId: 'tape-one', creatorId: null, reverseOrder: false },
  { id, type: 'BundleBlock', bundleId: 'everything', creatorId: 'lowtide' },
]

test.each(everyKind)('§3 a $type is a valid block', (block) => {
  expect(complaintsAbout(block)).toEqual([])
})

test.each(everyKind)('§5 the id of a $type must be a uuid', (block) => {
  for (const bad of ['1', '', 'not-a-uuid', '6f1d1e0a7c1c4a439a530d6a2f6f5c11', null]) {
    expect(complaintsAbout({ ...block, id: bad })).not.toEqual([])
  }
})

test('§5 samples and testimonials have uuids too', () => {
  expect(complaintsAbout({ id, type: 'AudioPlayerBlock', samples: [{ id: '1', title: 'x', wet: '/a.mp3', dry: null }] })).not.toEqual([])
  expect(
    complaintsAbout({ id, type: 'TestimonialsBlock', testimonials: [{ id: '1', quote: '', name: '', title: null, image: null }] }),
  ).not.toEqual([])
})

test.each(['HtmlBlock', '', null])('a block of the unknown kind %j is refused', (type) => {
  expect(complaintsAbout({ ...textBlock, type })).not.toEqual([])
})
