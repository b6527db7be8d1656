import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { taxRuleForm } from '#contract/pricing/rates.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { countryName, listCountries } from '#web/lib/forms/countries.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { DayInput } from '#web/ui/inputs/day-input.tsx'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { Select, type SelectOption } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useLocale } from '#web/ui/use-visitor.ts'
import { readRate } from './rate-text.ts'

const { rate, ...rest } = taxRuleForm.shape

/** The rate is typed as a percentage. */
const schema = z.object({
  ...rest,
  rate: z
    .string()
    .transform((text) => Number(((readRate(text) ?? Number.NaN) / 100).toFixed(5)))
    .pipe(rate),
})
type Typed = z.input<typeof schema>
type Entered = z.output<typeof schema>

const modes = [
  { value: 'Inclusive', label: 'In the price', hint: 'Buyers see prices with tax.' },
  { value: 'Exclusive', label: 'On top', hint: 'Tax is added at the checkout.' },
]

/** Every country, and the Canary Islands, which have a tax of their own. */
const placesIn = (locale: string): SelectOption[] => [...listCountries(locale), { value: 'IC', label: countryName('IC', locale) }]

type TaxRuleFormProps = { tomorrow: string; onSave: (rule: Entered) => Promise<unknown>; onCancel: () => void }

export const TaxRuleForm = ({ tomorrow, onSave, onCancel }: TaxRuleFormProps) => {
  const form = useForm<Typed, unknown, Entered>({
    resolver: resolveWith(schema),
    defaultValues: { country: '', validFrom: tomorrow, mode: 'Inclusive', rate: '' },
  })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, onSave), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="mb-8 grid max-w-140 gap-5" aria-label="New tax rate">
      <FailureNotice failure={failure} />
      <Select
        label="Place"
        placeholder="Choose a country"
        options={placesIn(useLocale('en'))}
        error={errors.country?.message}
        {...form.register('country')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label="Rate"
          mono
          after="%"
          inputMode="decimal"
          autoComplete="off"
          error={errors.rate?.message}
          {...form.register('rate')}
        />
        <DayInput
          label="From"
          min={tomorrow}
          hint="Tomorrow or later: earlier sales are unaffected."
          error={errors.validFrom?.message}
          {...form.register('validFrom')}
        />
      </div>
      <RadioCards label="Tax is" options={modes} defaultValue="Inclusive" {...form.register('mode')} />
      <SaveBar state={state} isDirty={form.formState.isDirty} onDiscard={() => form.reset()} onCancel={onCancel}>
        Add rate
      </SaveBar>
    </form>
  )
}
