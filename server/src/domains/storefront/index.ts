export { storefrontRoutes } from './storefront.routes.ts'
