import { Controller, type UseFormReturn } from 'react-hook-form'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import type { EnteredLastStep, LastStep } from './card-form.ts'
import { groupCardNumber, writeExpiry } from './checkout.rules.ts'

/** The card of the Sandbox: the shop's own test provider, whose numbers decide the outcome. */
export const CardFields = ({ form }: { form: UseFormReturn<EnteredLastStep, unknown, LastStep> }) => (
  <div className="grid gap-4">
    <Controller
      control={form.control}
      name="card.number"
      render={({ field, fieldState }) => (
        <TextInput
          {...field}
          label="Card number"
          mono
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
          error={fieldState.error?.message}
          onChange={(event) => field.onChange(groupCardNumber(event.target.value))}
        />
      )}
    />
    <div className="grid grid-cols-2 gap-3.5">
      <Controller
        control={form.control}
        name="card.expiry"
        render={({ field, fieldState }) => (
          <TextInput
            {...field}
            label="Expiry"
            mono
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM / YY"
            error={fieldState.error?.message}
            onChange={(event) => field.onChange(writeExpiry(event.target.value, field.value))}
          />
        )}
      />
      <TextInput
        label="Security code"
        mono
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        placeholder="123"
        error={form.formState.errors.card?.cvc?.message}
        {...form.register('card.cvc')}
      />
    </div>
  </div>
)
