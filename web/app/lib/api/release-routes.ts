import { arrive } from '../../chunks/arrive.ts'
import { lazyRoute } from './lazy-route.ts'

const ofReleases = () => arrive(import('#contract/releases/releases.ts'))

export const listReleases = lazyRoute(
  { name: 'listReleases', method: 'GET', path: '/api/storefront/products/{creatorId}/{productId}/releases' },
  async () => (await ofReleases()).listReleases,
)

export const getDownload = lazyRoute(
  { name: 'getDownload', method: 'GET', path: '/api/customer/inventory/downloads/{downloadId}' },
  async () => (await ofReleases()).getDownload,
)
