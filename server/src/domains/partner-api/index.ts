export { siteOrderRoutes } from './site-orders.routes.ts'
export { siteStorefrontRoutes } from './site-storefront.routes.ts'
