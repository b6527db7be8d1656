import type { IncomingHttpHeaders } from 'node:http'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must come from our own pages. Browsers report its origin in Sec-Fetch-Site, older ones only in Origin.
 * Programs send neither, and have no cookies that could be abused.
 */
export const isCrossSite = (method: string, headers: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean => {
  if (safeMethods.has(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && !ownOrigins.includes(headers.origin)
}
