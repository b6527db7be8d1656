import type { Address } from '#contract/core/address.ts'
import type { Checkout } from '#contract/payments/checkout.ts'
import { percentText } from '#contract/pricing/percent-text.ts'
import { hasTaxIds } from '#contract/pricing/tax-id.ts'
import { findTaxRule, type TaxTreatment, taxCountryOf, treatTax } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'

type Asked = { address: Address | null; taxId: string | null; now: Date }

/** The tax rule of the buyer's country; null while it is not known. */
export const findTax = async (db: Reader, { address, taxId, now }: Asked): Promise<TaxTreatment | null> =>
  address && treatTax(await findTaxRule(db, taxCountryOf(address), now), taxId)

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

const textOf = ({ country, basket }: TaxTreatment): string => {
  const { rate, mode, isReversed } = basket
  const name = hasTaxIds(country) ? 'VAT' : 'tax'
  const where = countries.of(country) ?? country
  if (isReversed) return `No ${name}: your business in ${where} accounts for it itself`
  if (rate === 0) return `No ${name} for ${where}`
  return `${mode === 'Inclusive' ? 'Includes' : 'Plus'} ${percentText(rate)} ${name} for ${where}`
}

export const describeTax = (treatment: TaxTreatment): Omit<NonNullable<Checkout['tax']>, 'amount'> => ({
  countryCode: treatment.country,
  ...treatment.basket,
  words: textOf(treatment),
})
