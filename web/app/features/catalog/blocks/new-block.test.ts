import { expect, test } from 'vitest'
import { pageBlock, pageBlocks } from '#contract/catalog/page-blocks.ts'
import { newSample } from './audio-player/editing.ts'
import { duplicateBlock, newBlock } from './block-editing.ts'
import { blockTypes } from './block-sketches.ts'
import { newTestimonial } from './testimonials/editing.ts'

const newId = () => crypto.randomUUID()

test('§3 there are eight kinds of blocks', () => {
  expect(blockTypes).toHaveLength(8)
})

test.each(blockTypes)('§3 a new %s can be saved as it is', (type) => {
  expect(pageBlock.safeParse(newBlock(type, 'northlight-audio', newId)).error).toBeUndefined()
})

test('what a new block sells is sold by the creator of the page', () => {
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
