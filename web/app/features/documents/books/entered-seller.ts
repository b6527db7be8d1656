import { z } from 'zod'
import { type SellerRow, sellerForm } from '#contract/documents/sellers.ts'

const text = z.string()
const typedSepa = z.object({ iban: text, bic: text })
const typedAch = z.object({ companyId: text, companyName: text, routingNumber: text, bankName: text })

const isTyped = (fields: Readonly<Record<string, string>>): boolean => Object.values(fields).some((field) => field.trim() !== '')

/** As it is typed: an account whose fields are all empty is absent. */
const { payer, ...rest } = sellerForm.shape
export const enteredSellerForm = z.object({
  ...rest,
  payer: z
    .object({ sepa: typedSepa, ach: typedAch })
    .transform(
      ({ sepa, ach }): z.input<typeof payer> => ({
        sepa: isTyped(sepa) ? { iban: sepa.iban, bic: sepa.bic.trim() || null } : null,
        ach: isTyped(ach) ? ach : null,
      }),
    )
    .pipe(payer),
})

export type EnteredSeller = z.input<typeof enteredSellerForm>
export type SavedSeller = z.output<typeof enteredSellerForm>

/** A new version starts with the current values, and is valid from a day on. */
export const enteredFrom = (seller: SellerRow | undefined, validFrom: string): EnteredSeller => ({
  validFrom,
  name: seller?.name ?? '',
  address: {
    countryCode: seller?.address.countryCode ?? '',
    streetAddress1: seller?.address.streetAddress1 ?? '',
    streetAddress2: seller?.address.streetAddress2 ?? '',
    locality: seller?.address.locality ?? '',
    region: seller?.address.region ?? '',
    postCode: seller?.address.postCode ?? '',
  },
  taxId: seller?.taxId ?? '',
  registration: seller?.registration ?? '',
  email: seller?.email ?? '',
  payer: {
    sepa: { iban: seller?.payer.sepa?.iban ?? '', bic: seller?.payer.sepa?.bic ?? '' },
    ach: seller?.payer.ach ?? { companyId: '', companyName: '', routingNumber: '', bankName: '' },
  },
})
