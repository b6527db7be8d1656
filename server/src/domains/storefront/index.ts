export { discoveryRoutes } from './discovery.routes.ts'
export { servePosters } from './serve-og.ts'
export { serveSitemap } from './serve-sitemap.ts'
export { storefrontRoutes } from './storefront.routes.ts'
