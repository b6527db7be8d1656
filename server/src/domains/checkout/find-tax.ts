import type { Address } from '#contract/address.ts'
import type { BasketTax } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'

export type CheckoutTax = BasketTax & { countryCode: string; words: string }

type Asked = { address: Address | null; taxId: string | null; now: Date }

/** How the buyer's country taxes; null while it is not known. */
export const findTax = async (_db: Reader, { address }: Asked): Promise<CheckoutTax | null> =>
  address && { countryCode: address.countryCode, rate: 0, mode: 'Exclusive', isReversed: false, words: 'No tax' }
