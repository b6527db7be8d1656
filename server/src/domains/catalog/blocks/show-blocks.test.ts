import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { showBlocks } from './block-registry.ts'

const base = { id: crypto.randomUUID(), title: 'Why', subtitle: null }
const text = (body: string): PageBlock => ({ ...base, type: 'TextBlock', body, alignment: 'Left' })

test('the text of a page comes as safe HTML next to its Markdown', async () => {
  const [shown] = await showBlocks([text('**Because** <img onerror=x>')])
  expect(shown).toMatchObject({ body: '**Because** <img onerror=x>', bodyHtml: '<p><strong>Because</strong> &lt;img onerror=x&gt;</p>' })
})

test('HTML stored in a block is not shown, even where there is no text', async () => {
  const image: PageBlock = { ...base, type: 'ImageBlock', image: '/a.webp', body: null, reverseOrder: false }
  const brought = { bodyHtml: '<script>alert(1)</script>' }
  const shown = await showBlocks([
    { ...text(''), ...brought },
    { ...text('Hi'), ...brought },
    { ...image, ...brought },
  ])
  expect(shown.map((block) => 'bodyHtml' in block && block.bodyHtml)).toEqual(['', '<p>Hi</p>', ''])
})
