import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { feeForm, type StaffCreator } from '#contract/creators/staff-creators.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { DayInput } from '#web/ui/inputs/day-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { Day } from '#web/ui/texts/day.tsx'
import { useWritePercent } from '#web/ui/texts/percent.tsx'
import { currentFee, rateBefore, rateText, readRate } from './fee-text.ts'
import { PanelPart } from './panel-part.tsx'
import type { CreatorActs } from './use-creator-acts.ts'

/** Typed as a percentage; an empty field means the shop's own fee. */
const typedForm = z.object({
  percent: z
    .string()
    .refine((typed) => typed.trim() === '' || readRate(typed) !== undefined, 'Enter a percentage such as 12 or 7.5')
    .refine((typed) => (readRate(typed) ?? 0) <= 0.5, 'Use at most 50%'),
  validFrom: feeForm.shape.validFrom,
})

type FeeProps = { creator: StaffCreator; setFee: CreatorActs['setFee'] }
type FeePartProps = FeeProps & { removeFee: CreatorActs['removeFee']; mayChange: boolean }

const FeeFields = ({ creator, setFee, onClose }: FeeProps & { onClose: () => void }) => {
  const form = useForm({ resolver: resolveWith(typedForm), defaultValues: { percent: '', validFrom: creator.today } })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(async () => {
    if (await submitForm(form, ({ percent, validFrom }) => setFee(readRate(percent) ?? null, validFrom))) onClose()
    return false
  }, failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput
        label="Fee"
        hint="Of the price without tax. Leave empty to use the standard fee."
        mono
        after="%"
        inputMode="decimal"
        autoComplete="off"
        error={errors.percent?.message}
        {...form.register('percent')}
      />
      <DayInput label="From this day on" min={creator.today} error={errors.validFrom?.message} {...form.register('validFrom')} />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Setting" errorLabel="Not set">
          Set the fee
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

const FeeRow = ({ creator, fee, removeFee, mayChange }: Omit<FeePartProps, 'setFee'> & { fee: StaffCreator['fees'][number] }) => {
  const percent = useWritePercent()
  const isPlanned = fee.validFrom > creator.today
  const before = rateBefore(creator, fee.validFrom)
  const isCurrent = currentFee(creator)?.validFrom === fee.validFrom
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2.5">
      <span className="min-w-0 grow">
        From <Day day={fee.validFrom} />: <b>{rateText(fee.rate, percent)}</b>
        {fee.setBy && <span className="block text-ink-2">set by {fee.setBy}</span>}
      </span>
      {isCurrent && <Chip tone="ok">Today</Chip>}
      {isPlanned && <Chip>Planned</Chip>}
      {mayChange && isPlanned && fee.rate !== before && (
        <Button
          size="small"
          aria-label={`Remove the fee from ${fee.validFrom}`}
          onPress={() => removeFee(fee, before)}
          onFail={tellFailure}
          errorLabel="Not removed"
        >
          Remove
        </Button>
      )}
    </li>
  )
}

/** The shop's fee on its sales, with the first day of each rate. Earlier sales keep the fee they were made with. */
export const FeePart = ({ creator, setFee, removeFee, mayChange }: FeePartProps) => {
  const percent = useWritePercent()
  const [isOpen, setOpen] = useState(false)
  return (
    <PanelPart title="Fee" note={rateText(creator.feeToday, percent)}>
      {creator.fees.length > 0 && (
        <ul className="text-14">
          {creator.fees.map((fee) => (
            <FeeRow key={fee.validFrom} creator={creator} fee={fee} removeFee={removeFee} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && (
        <span>
          <Button size="small" onPress={() => setOpen(true)}>
            Set the fee
          </Button>
        </span>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Fee for ${creator.name}`}
        description="Earlier sales keep the fee they were made with."
        size="small"
      >
        <FeeFields creator={creator} setFee={setFee} onClose={() => setOpen(false)} />
      </Dialog>
    </PanelPart>
  )
}
