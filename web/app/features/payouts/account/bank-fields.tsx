import { Controller } from 'react-hook-form'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import type { AccountFields } from './entered-account.ts'
import { groupTyped } from './group-typed.ts'

/** Both are controlled, so that they are registered in their order on the page: the first invalid one gets the focus. */
export const BankFields = ({ form }: { form: AccountFields }) => (
  <>
    <Controller
      control={form.control}
      name="iban"
      render={({ field, fieldState }) => (
        <TextInput
          {...field}
          value={field.value ?? ''}
          label="IBAN"
          mono
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          placeholder="DE89 3704 0044 0532 0130 00"
          error={fieldState.error?.message}
          onChange={(event) => field.onChange(groupTyped(event.target.value, event.target.selectionStart))}
        />
      )}
    />
    <Controller
      control={form.control}
      name="bic"
      render={({ field, fieldState }) => (
        <TextInput
          {...field}
          value={field.value ?? ''}
          label="BIC"
          optional
          mono
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          hint="Speeds up payments to accounts outside the European Union."
          error={fieldState.error?.message}
        />
      )}
    />
  </>
)
