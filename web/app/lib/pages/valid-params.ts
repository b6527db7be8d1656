import { data, type Params } from 'react-router'
import { activationRequestId, bundleId, creatorId, licenseId, orderId, productId } from '#contract/core/ids.ts'

const shapes = { creatorId, productId, bundleId, orderId, licenseId, requestId: activationRequestId } as const

/** A malformed id in the address: no such page can exist. */
export const hasValidParams = (params: Params): boolean =>
  Object.entries(shapes).every(([name, shape]) => params[name] === undefined || shape.safeParse(params[name]).success)

/** Rejected by validation: a fatal 404. */
export const rejectedRoute = (path: string) => notFound(`Page Not Found: ${path}`)

/** Matching nothing: a 404 page. */
export const unmatchedRoute = (path: string) => notFound(`Page not found: ${path}`)

const notFound = (message: string) => data(message, { status: 404, statusText: message })
