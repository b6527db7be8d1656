import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { Currency } from '#contract/core/money.ts'
import { exchangeRatesForm } from '#contract/pricing/rates.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { DayInput } from '#web/ui/inputs/day-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { ratedCurrencies, readRate } from './rate-text.ts'

const { validFrom, rates } = exchangeRatesForm.shape

/** As it is typed: an empty field sets no rate. */
const schema = z.object({
  validFrom,
  rates: z
    .record(z.string(), z.string())
    .transform(
      (typed) =>
        Object.fromEntries(Object.entries(typed).flatMap(([of, text]) => (text.trim() ? [[of, readRate(text)]] : []))) as Partial<
          Record<Currency, number>
        >,
    )
    .pipe(rates),
})
type Typed = z.input<typeof schema>
type Entered = z.output<typeof schema>

type ExchangeFormProps = { today: string; onSave: (rates: Entered) => Promise<unknown>; onCancel: () => void }

export const ExchangeForm = ({ today, onSave, onCancel }: ExchangeFormProps) => {
  const form = useForm<Typed, unknown, Entered>({
    resolver: resolveWith(schema),
    defaultValues: { validFrom: today, rates: Object.fromEntries(ratedCurrencies.map((currency) => [currency, ''])) },
  })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, onSave), failureMessage)
  const whole = errors.rates as { message?: string; root?: { message?: string } } | undefined
  const lacking = whole?.message ?? whole?.root?.message
  return (
    <form noValidate method="post" onSubmit={submit} className="mb-8 grid max-w-180 gap-5" aria-label="New exchange rates">
      <FailureNotice failure={failure} />
      <DayInput
        label="From"
        className="max-w-60"
        hint="Today or later: earlier sales are unaffected."
        min={today}
        error={errors.validFrom?.message}
        {...form.register('validFrom')}
      />
      <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <legend className="mb-3 text-14 font-semibold">
          Units for one US dollar <span className="font-normal text-ink-2">leave empty for no change</span>
        </legend>
        {ratedCurrencies.map((currency) => (
          <TextInput
            key={currency}
            label={currency}
            mono
            inputMode="decimal"
            autoComplete="off"
            error={errors.rates?.[currency]?.message}
            {...form.register(`rates.${currency}`)}
          />
        ))}
      </fieldset>
      {lacking && (
        <p role="alert" className="text-14 text-bad">
          {lacking}
        </p>
      )}
      <SaveBar state={state} isDirty={form.formState.isDirty} onDiscard={() => form.reset()} onCancel={onCancel}>
        Add rates
      </SaveBar>
    </form>
  )
}
