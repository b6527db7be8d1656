import { expect, test } from 'vitest'
import { pageBlock, pageBlocks } from '#contract/catalog/page-blocks.ts'
import { blockTypes } from './block-kinds.ts'
import { duplicateBlock, newBlock, newSample, newTestimonial } from './new-block.ts'

const newId = () => crypto.randomUUID()

test('§3 there are eight kinds of blocks', () => {
  expect(blockTypes).toHaveLength(8)
})

test.each(blockTypes)('§3 a new %s can be saved as it is', (type) => {
  expect(pageBlock.safeParse(newBlock(type, 'northlight-audio', newId)).error).toBeUndefined()
})

test('what is sold in a new block is sold by the creator of the page', () => {
  for (const type of ['ProductBlock', 'BasicProductBlock', 'BundleBlock'] as const) {
    expect(newBlock(type, 'northlight-audio', newId)).toMatchObject({ creatorId: 'northlight-audio' })
  }
})

test('§5 a duplicate has the same content and ids of its own, inside too', () => {
  const player = { id: newId(), type: 'AudioPlayerBlock' as const, samples: [newSample(newId), newSample(newId)] }
  const quotes = { id: newId(), type: 'TestimonialsBlock' as const, testimonials: [{ ...newTestimonial(newId), quote: 'Warm.' }] }
  const copies = [player, quotes].map((block) => duplicateBlock(block, newId))
  expect(pageBlocks.safeParse([player, quotes, ...copies]).success).toBe(true)
  const ids = JSON.stringify([player, quotes, copies]).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(10)
  expect(copies[1]).toMatchObject({ testimonials: [{ quote: 'Warm.' }] })
})
