import type { UseFormReturn } from 'react-hook-form'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import type { EnteredSeller, SavedSeller } from './entered-seller.ts'

type PayerFieldsProps = { form: UseFormReturn<EnteredSeller, unknown, SavedSeller> }

const legend = 'mb-4 w-full border-t border-line pt-5 text-14 font-semibold'

/** The accounts from which creators are paid. */
export const PayerFields = ({ form: { register, formState } }: PayerFieldsProps) => {
  const { sepa, ach } = formState.errors.payer ?? {}
  const plain = { mono: true, autoComplete: 'off', spellCheck: false }
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className={legend}>
          Account for SEPA transfers <span className="font-normal text-ink-2">leave empty if you don’t pay creators in the EU</span>
        </legend>
        <TextInput label="IBAN" {...plain} error={sepa?.iban?.message} {...register('payer.sepa.iban')} />
        <TextInput label="BIC" optional {...plain} error={sepa?.bic?.message} {...register('payer.sepa.bic')} />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className={legend}>
          Account for ACH <span className="font-normal text-ink-2">leave empty if you don’t pay creators in the US</span>
        </legend>
        <TextInput
          label="Company id"
          hint="Ten characters, from your bank"
          {...plain}
          error={ach?.companyId?.message}
          {...register('payer.ach.companyId')}
        />
        <TextInput
          label="Company name"
          hint="At most 16 letters"
          error={ach?.companyName?.message}
          {...register('payer.ach.companyName')}
        />
        <TextInput label="Routing number" {...plain} error={ach?.routingNumber?.message} {...register('payer.ach.routingNumber')} />
        <TextInput label="Bank" error={ach?.bankName?.message} {...register('payer.ach.bankName')} />
      </fieldset>
    </>
  )
}
