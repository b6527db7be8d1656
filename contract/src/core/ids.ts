import { z } from 'zod'
import { isFreeForCreators, isFreeForProducts, prefixedPattern, readablePattern } from './id-rules.ts'

const taken = 'This word is reserved'

const readable = () => z.string().regex(readablePattern, 'Use 3 to 40 lowercase letters and digits, with dashes only between them')

export const readableId = readable()

export const creatorId = readableId.refine(isFreeForCreators, taken)
export const productId = readableId.refine(isFreeForProducts, taken)
export const bundleId = readable()
export const variationId = readable()

/** A cart's order id is a random UUID from the browser. */
export const orderId = z.uuid()

/** All other ids: a prefix for the kind, then 26 sortable characters. */
export const prefixedId = (prefix: string) => z.string().regex(prefixedPattern(prefix))

export const licenseId = prefixedId('lic')
export const activationRequestId = prefixedId('req')
