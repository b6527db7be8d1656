import { isInEu } from '#contract/core/countries.ts'
import type { Reader } from '#platform/database/database.ts'
import { findSeller } from '../invoices/invoice.views.ts'

/** The Member State in which the seller declares at home on a day; null where it is outside the EU. */
export const findHome = async (db: Reader, at: Date): Promise<string | null> => {
  const country = (await findSeller(db, at))?.address.countryCode ?? ''
  return isInEu(country) ? country : null
}
