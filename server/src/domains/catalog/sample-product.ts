import { noTraits } from '#contract/catalog/trait-rules.ts'
import type { ProductContent, VariationContent } from './product-content.ts'

/** A product for tests: complete, plain, and easy to vary. */
export const sampleVariation = (change: Partial<VariationContent> = {}): VariationContent => ({
  id: 'perpetual',
  name: 'Perpetual',
  description: null,
  prices: { USD: 7900 },
  recurrence: { type: 'OneOff' },
  tiers: [],
  licensePolicy: { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false },
  ...change,
})

export const sampleProduct = (change: Partial<ProductContent> = {}): ProductContent => ({
  name: 'Tape One',
  tagline: 'A tape deck that remembers its last reel',
  description: null,
  iconUrl: '/files/images/icon.webp',
  images: [],
  variations: [sampleVariation()],
  compatibility: { systems: [], hosts: [], contents: [] },
  traits: noTraits,
  tags: [],
  pageBlocks: [],
  externalFulfillment: null,
  ...change,
})
