import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import type { AccountFields } from './entered-account.ts'

const kinds = [
  { value: 'Checking', label: 'Checking account' },
  { value: 'Saving', label: 'Savings account' },
]

export const AchFields = ({ form }: { form: AccountFields }) => {
  const { errors } = form.formState
  return (
    <>
      <TextInput
        label="Routing number"
        mono
        inputMode="numeric"
        autoComplete="off"
        placeholder="021000021"
        hint="Nine digits, at the bottom left of a check."
        error={errors.routingNumber?.message}
        {...form.register('routingNumber')}
      />
      <TextInput
        label="Account number"
        mono
        inputMode="numeric"
        autoComplete="off"
        error={errors.accountNumber?.message}
        {...form.register('accountNumber')}
      />
      <Select label="Kind" options={kinds} error={errors.accountType?.message} {...form.register('accountType')} />
    </>
  )
}
