import type { LineSnapshot } from '../payment.documents.ts'

/** A studio with a license for each of its rooms is far below; a larger payment would block the whole shop. */
export const maxLicenses = 5_000

/** How many licenses this gives once it is paid. */
export const licensesIn = (basket: readonly Pick<LineSnapshot, 'quantity' | 'grants' | 'renews'>[]): number =>
  basket.reduce((sum, { quantity, grants, renews }) => sum + (renews ? 0 : quantity * grants.length), 0)
