export { discoveryRoutes } from './discovery.routes.ts'
export { storefrontRoutes } from './storefront.routes.ts'
