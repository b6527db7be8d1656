import { arrive } from '../../chunks/arrive.ts'
import { lazyRoute } from './lazy-route.ts'

const ofStorefront = () => arrive(import('#contract/storefront/storefront.ts'))

/** What more than one page asks of a storefront. */
export const getProduct = lazyRoute(
  { name: 'getProduct', method: 'GET', path: '/api/storefront/products/{creatorId}/{productId}' },
  async () => (await ofStorefront()).getProduct,
)

export const getCreatorPage = lazyRoute(
  { name: 'getCreatorPage', method: 'GET', path: '/api/storefront/creators/{creatorId}' },
  async () => (await ofStorefront()).getCreatorPage,
)

export const getBundle = lazyRoute(
  { name: 'getBundle', method: 'GET', path: '/api/storefront/bundles/{creatorId}/{bundleId}' },
  async () => (await ofStorefront()).getBundle,
)

export const searchProducts = lazyRoute(
  { name: 'searchProducts', method: 'GET', path: '/api/storefront/search' },
  async () => (await arrive(import('#contract/storefront/discovery.ts'))).searchProducts,
)
