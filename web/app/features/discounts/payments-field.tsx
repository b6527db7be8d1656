import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'

type PaymentsFieldProps = { count: number | null; onCount: (count: number | null) => void; error: string | undefined }

/** How many payments of a subscription the discount covers: all of them, or the first few. */
export const PaymentsField = ({ count, onCount, error }: PaymentsFieldProps) => (
  <fieldset className="grid gap-3">
    <legend className="mb-2.5 text-14 font-semibold">Subscription payments</legend>
    <Checkbox
      label="Only the first payments are reduced"
      hint="Otherwise every payment is, for as long as the subscription lasts."
      checked={count !== null}
      onChange={(event) => onCount(event.target.checked ? 1 : null)}
    />
    {count !== null && (
      <NumberInput
        label="How many payments"
        hint="1 to 120. After that, the full price applies."
        className="max-w-60 pl-7.5"
        value={count}
        min={1}
        max={120}
        onNumber={onCount}
        error={error}
      />
    )}
  </fieldset>
)
