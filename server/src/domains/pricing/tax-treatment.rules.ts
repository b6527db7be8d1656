import { isInEu } from '#contract/core/countries.ts'
import { judgeTaxId } from '#contract/pricing/tax-id.ts'
import type { BasketTax } from './basket.ts'

export type TaxRule = { country: string; mode: 'Inclusive' | 'Exclusive'; rate: number }

/** How a buyer is taxed: the input of the price function, and the note on the invoice. */
export type TaxTreatment = {
  country: string
  kind: 'Consumer' | 'ReverseCharge' | 'ForeignBusiness'
  basket: BasketTax
  /** The tax number as the invoice writes it; null for consumers. */
  taxId: string | null
  /** Why there is no tax, in the law's wording; null where there is nothing to explain. */
  note: string | null
}

const notes: Readonly<Record<string, string>> = {
  EU: 'Reverse charge: the recipient accounts for the VAT (Article 196 of Council Directive 2006/112/EC).',
  GB: 'No UK VAT charged: the business customer accounts for it under the reverse charge (section 8, VAT Act 1994).',
  NO: 'No Norwegian VAT charged: the business customer accounts for it under the reverse charge (section 11-3, VAT Act).',
  CH: 'No Swiss VAT charged: the business customer accounts for it as acquisition tax (Article 45, VAT Act).',
}

/** A business with a valid number of its country pays no tax and accounts for it itself; everybody else pays as a consumer. */
export const treatTax = (rule: TaxRule, taxId: string | null): TaxTreatment => {
  const { country, mode, rate } = rule
  const verdict = taxId ? judgeTaxId(country, taxId) : undefined
  if (!verdict?.valid) return { country, kind: 'Consumer', basket: { rate, mode, isReversed: false }, taxId: null, note: null }
  return {
    country,
    kind: isInEu(country) ? 'ReverseCharge' : 'ForeignBusiness',
    basket: { rate, mode, isReversed: true },
    taxId: verdict.number,
    note: notes[isInEu(country) ? 'EU' : country] ?? null,
  }
}
