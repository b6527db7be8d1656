export { discoveryRoutes } from './discovery.routes.ts'
export { servePosters } from './posters/serve-og.ts'
export { serveSitemap } from './sitemap/serve-sitemap.ts'
export { storefrontRoutes } from './storefront.routes.ts'
