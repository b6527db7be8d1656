import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ProductReleases } from '#contract/releases/releases.ts'
import { ProductHead } from './product-head.tsx'

const product: ProductReleases = {
  ...{ productId: 'past', name: 'Past', type: 'Plugin', iconUrl: null, creatorId: 'lowtide', trialDays: 0, platform: null },
  ...{ downloadsNeedsUser: true, downloadsNeedsOwnership: true, downloadsAllowed: true, releases: [], hasMore: false, next: null },
  creator: { name: 'Lowtide', slug: 'lowtide' },
}

const linksOf = (change: Partial<ProductReleases>): string[] => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ProductHead product={{ ...product, ...change }} title="Downloads" />
    </MemoryRouter>,
  )
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

test('a download names its product and its maker, and links only to pages that exist', () => {
  expect(linksOf({})).toEqual(['/lowtide/past', '/lowtide'])
  expect(linksOf({ isWithdrawn: true })).toEqual(['/lowtide'])
  expect(linksOf({ isWithdrawn: true, creator: { name: 'Lowtide', slug: 'lowtide', isHidden: true } })).toEqual([])
})
