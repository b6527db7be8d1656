import { useForm } from 'react-hook-form'
import { Button } from '#web/ui/buttons/button.tsx'
import { usePress } from '#web/ui/buttons/use-press.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { inputLook } from '#web/ui/inputs/input-look.ts'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { SearchField } from '#web/ui/inputs/search-field.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Price } from '#web/ui/price.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const countries = [
  { value: 'FR', label: 'France' },
  { value: 'JP', label: 'Japan' },
  { value: 'NO', label: 'Norway' },
]

const licenses = [
  {
    value: 'perpetual',
    label: 'Perpetual',
    hint: 'Yours for good, 12 months of updates',
    aside: (
      <>
        <Price amount={59} original={79} currency="USD" className="text-20" />
        <span className="figures block text-12 text-ink-3">until 30 Nov</span>
      </>
    ),
  },
  {
    value: 'monthly',
    label: 'Monthly',
    hint: 'Cancel any time',
    aside: <Price amount={6} currency="USD" per="month" className="text-20" />,
  },
  { value: 'rent', label: 'Rent to own', hint: 'Not offered by this creator', disabled: true },
]

type Application = { name: string; email: string; country: string; about: string; license: string; terms: boolean }

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const ApplicationForm = () => {
  const { register, handleSubmit, formState } = useForm<Application>({ defaultValues: { license: 'perpetual' } })
  const { errors } = formState
  const { state, press } = usePress(async () => {
    let isSent = false
    await handleSubmit(async () => {
      await wait(900)
      isSent = true
      toast({ kind: 'ok', text: 'Your application was sent.' })
    })()
    return isSent
  })
  return (
    <form
      noValidate
      aria-label="Application"
      className="grid max-w-140 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
        <TextInput
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', { required: 'Tell us what to call you' })}
        />
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { required: 'We answer to this address' })}
        />
      </div>
      <Select
        label="Country"
        placeholder="Choose a country"
        options={countries}
        error={errors.country?.message}
        {...register('country', { required: 'Choose where you pay tax' })}
      />
      <TextArea label="What do you make?" optional hint="A link to something we can hear helps most." {...register('about')} />
      <RadioCards label="License" options={licenses} error={errors.license?.message} {...register('license')} />
      <Checkbox
        label="I have read the terms for creators."
        error={errors.terms?.message}
        {...register('terms', { required: 'Read and accept the terms first' })}
      />
      <Button type="submit" kind="go" wide state={state} busyLabel="Sending" successLabel="Sent" errorLabel="Not sent">
        Send application
      </Button>
    </form>
  )
}

export const Forms = () => (
  <Chapter id="forms" title="Forms" note="the message stands at the field">
    <Specimen name="SearchField" note="press / to get there" stack>
      <SearchField label="Search plugins, packs, makers" shortcut />
      <SearchField label="Filter by name or maker" defaultValue="tape" />
    </Specimen>
    <Specimen name="TextInput" stack>
      <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
        <TextInput label="Card number" mono defaultValue="4242 4242 4242 4242" inputMode="numeric" />
        <TextInput label="Security code" mono defaultValue="12" error="Three digits on the back of the card" inputMode="numeric" />
        <TextInput label="Price" before="$" mono defaultValue="59" hint="What a buyer pays before tax" />
        <TextInput label="Discount" after="%" mono placeholder="25" optional />
        <TextInput label="Business name" placeholder="As on your invoices" />
        <TextInput label="Account id" mono readOnly defaultValue="northlight-audio" />
        <TextInput label="E-mail" disabled defaultValue="casey@example.test" hint="Confirm the change in your e-mail first" />
        <div className="flex items-end gap-2.5">
          <TextInput label="Coupon code" labelHidden size="small" placeholder="Coupon code" className="grow" />
          <Button size="small" className="h-10">
            Apply
          </Button>
        </div>
      </div>
    </Specimen>
    <Specimen name="TextArea" note="grows with the text" stack>
      <TextArea
        label="Description"
        defaultValue="A tape deck that remembers its last reel: print-through, splices and all."
        hint="Markdown works here."
      />
      <TextArea label="Reason" error="Say what has to change before the release can go out" rows={2} />
    </Specimen>
    <Specimen name="Select" stack>
      <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-2">
        <Select label="Country" options={countries} defaultValue="NO" />
        <Select label="Country" placeholder="Choose a country" options={countries} error="Choose where you pay tax" />
        <Select label="Period" size="small" options={[{ value: '30', label: 'Last 30 days' }]} />
        <Select label="Currency" disabled options={[{ value: 'USD', label: 'US dollar' }]} />
      </div>
    </Specimen>
    <Specimen name="Checkbox" stack>
      <Checkbox label="Deliver now. I know that I lose the right to withdraw once the download starts." defaultChecked />
      <Checkbox label="Send me news from creators I bought from" hint="At most once a month" />
      <Checkbox label="I accept the terms of use" error="Accept the terms to continue" />
      <Checkbox label="Featured" disabled defaultChecked />
    </Specimen>
    <Specimen name="RadioCards" stack>
      <RadioCards label="License" name="license-sample" options={licenses} defaultValue="perpetual" className="max-w-140" />
      <RadioCards
        label="Pay out to"
        name="payout-sample"
        className="max-w-140"
        error="Choose where the money goes"
        options={[
          { value: 'bank', label: 'Bank account', hint: 'IBAN, in one to three days' },
          { value: 'ach', label: 'ACH', hint: 'United States' },
        ]}
      />
    </Specimen>
    <Specimen name="Field" note="around any control" stack>
      <Field label="The sale ends on" hint="Any control can stand in a field." className="max-w-60">
        {(wiring) => <input type="date" {...wiring} className={`${inputLook} h-11 text-16`} defaultValue="2026-11-30" />}
      </Field>
    </Specimen>
    <Specimen name="All together" note="react-hook-form, first error focused" stack>
      <ApplicationForm />
    </Specimen>
  </Chapter>
)
