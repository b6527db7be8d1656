import { expect, test } from 'vitest'
import { pageBlocks } from '#contract/catalog/page-blocks.ts'
import { layOut, startingLayouts } from './starting-layouts.ts'

const newId = () => crypto.randomUUID()
const item = { iconUrl: null, note: '' }
const ownItems = {
  products: [
    { ...item, id: 'tape-two', name: 'Tape Two', isLive: false },
    { ...item, id: 'tape-one', name: 'Tape One', isLive: true },
  ],
  bundles: undefined,
}

test.each(startingLayouts)('$name can be saved as it is', (layout) => {
  expect(pageBlocks.safeParse(layOut(layout, 'northlight-audio', ownItems, newId)).success).toBe(true)
})

test('items for sale are already in it, each once', () => {
  const launch = startingLayouts.find(({ name }) => name === 'The launch')
  const blocks = launch ? layOut(launch, 'northlight-audio', ownItems, newId) : []
  expect(blocks.flatMap((block) => ('productId' in block ? [block.productId] : []))).toEqual(['tape-one', null])
})
