import { data, type Params } from 'react-router'
import { isFreeForCreators, isFreeForProducts, prefixedPattern, readablePattern, uuidPattern } from '#contract/core/id-rules.ts'

/** The formats of core/ids.ts, without the library of shapes: every page checks these before it navigates. */
const isValid: Readonly<Record<string, (id: string) => boolean>> = {
  creatorId: (id) => readablePattern.test(id) && isFreeForCreators(id),
  productId: (id) => readablePattern.test(id) && isFreeForProducts(id),
  bundleId: (id) => readablePattern.test(id),
  orderId: (id) => uuidPattern.test(id),
  licenseId: (id) => prefixedPattern('lic').test(id),
  requestId: (id) => prefixedPattern('req').test(id),
  // Somebody with an account, at /admin/customers/:id.
  id: (id) => prefixedPattern('usr').test(id),
}

/** A malformed id in the address: no such page can exist. */
export const hasValidParams = (params: Params): boolean =>
  Object.entries(isValid).every(([name, isId]) => params[name] === undefined || isId(params[name]))

/** Rejected by validation: a fatal 404. */
export const rejectedRoute = (path: string) => notFound(`Page Not Found: ${path}`)

/** Matching nothing: a 404 page. */
export const unmatchedRoute = (path: string) => notFound(`Page not found: ${path}`)

const notFound = (message: string) => data(message, { status: 404, statusText: message })
