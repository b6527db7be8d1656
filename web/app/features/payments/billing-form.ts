import { z } from 'zod'
import { enteredAddress } from '#contract/core/address.ts'
import { findAddressFaults } from '#contract/core/address-rules.ts'
import { type CheckoutDetails, checkoutForm } from '#contract/payments/checkout.ts'
import { judgeTaxId, taxIdMessage } from '#contract/pricing/tax-id.ts'

const { businessName, taxId } = checkoutForm.shape

/** Billing as it is entered: an address as its country writes it, and for a company its name and tax id. */
export const billingForm = z
  .object({ address: enteredAddress, isBusiness: z.boolean(), businessName, taxId })
  .superRefine(({ address, isBusiness, businessName, taxId }, check) => {
    for (const { field, text } of findAddressFaults(address)) check.addIssue({ code: 'custom', path: ['address', field], message: text })
    if (!isBusiness) return
    if (!businessName) check.addIssue({ code: 'custom', path: ['businessName'], message: 'Enter the name of the company' })
    if (!taxId) return
    const verdict = judgeTaxId(address.countryCode, taxId)
    if (!verdict.valid) check.addIssue({ code: 'custom', path: ['taxId'], message: taxIdMessage(address.countryCode, verdict.because) })
  })
  .transform(({ isBusiness, businessName, taxId, address }) => ({
    address,
    businessName: isBusiness ? businessName : null,
    taxId: isBusiness ? taxId : null,
  }))

export type EnteredBilling = z.input<typeof billingForm>
export type Billing = z.output<typeof billingForm>

/** The country of the browser's language, as a first guess that the buyer sees and can change. */
export const guessCountry = (locale: string): string => {
  try {
    return new Intl.Locale(locale).region ?? ''
  } catch {
    return ''
  }
}

/** What is already known: from this order, the account, or the order before. */
export type EnteredBefore = Pick<CheckoutDetails, 'address' | 'businessName' | 'taxId'> | null

export const asEntered = (details: EnteredBefore, locale: string): EnteredBilling => ({
  address: {
    countryCode: details?.address?.countryCode ?? guessCountry(locale),
    streetAddress1: details?.address?.streetAddress1 ?? '',
    streetAddress2: details?.address?.streetAddress2 ?? '',
    locality: details?.address?.locality ?? '',
    region: details?.address?.region ?? '',
    postCode: details?.address?.postCode ?? '',
  },
  isBusiness: Boolean(details?.businessName || details?.taxId),
  businessName: details?.businessName ?? '',
  taxId: details?.taxId ?? '',
})
