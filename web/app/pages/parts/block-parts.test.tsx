import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Audition, BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import { PageBlocks } from '#web/features/catalog/blocks/page-blocks.tsx'
import { blockParts } from './block-parts.tsx'

const sounds = { '/pad.mp3': { peaks: 'AZaz09-_', seconds: 4, loudness: -9.2 } }
const audition: Audition = { id: '1', title: 'Pad', wet: '/pad.mp3', dry: null, sounds }
const prices = { USD: 100, EUR: 93, GBP: 79, CHF: 88, SEK: 1000, NOK: 1010, DKK: 690, CAD: 137, AUD: 152, JPY: 15000 }
const creator = { name: 'Lowtide', slug: 'lowtide' }
const shared = { creatorId: 'lowtide', tagline: null, creator, pricingConfiguration: null }
const product = (more: Partial<ProductCard>): ProductCard => ({
  ...{ ...shared, id: 'choir', name: 'Choir', iconUrl: null, type: 'DigitalProduct', category: 'SamplePack' },
  ...{ formats: [], publishedAt: '2030-01-01T00:00:00.000Z', audition, ...more },
})
const bundle: BundleCard = {
  ...{ ...shared, id: 'all', name: 'All of it', imageUrl: null, partial: false, productCount: 2, separatePrice: prices },
  audition: { ...audition, id: '2', title: 'Drone' },
}

const render = (blockProducts: ProductCard[], blockBundles: BundleCard[] = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PageBlocks
        blocks={[
          { id: 'b1', type: 'ProductBlock', productId: 'choir', creatorId: null },
          { id: 'b2', type: 'BasicProductBlock', productId: 'tape', creatorId: null, reverseOrder: false },
          { id: 'b3', type: 'BundleBlock', bundleId: 'all', creatorId: null },
        ]}
        parts={blockParts({
          ...{ creatorId: 'lowtide', subtitle: 'Lowtide', href: '/lowtide', coverUrl: null, isSuspended: true, sounds: {} },
          ...{ blockProducts, blockBundles },
        })}
      />
    </MemoryRouter>,
  )

test('a product and a bundle in a block can be played, with or without a buy button', () => {
  const html = render([product({}), product({ id: 'tape', audition: { ...audition, id: '3', title: 'Hiss' } })], [bundle])
  for (const title of ['Pad', 'Hiss', 'Drone']) expect(html).toContain(`aria-label="Play ${title}"`)
})

test('a product without a sample has no play button', () => {
  expect(render([product({ audition: null })])).not.toContain('aria-label="Play')
})
