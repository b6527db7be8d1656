import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type BatchForm, batchForm, maxCodes } from '#contract/vouchers/vouchers.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { MomentInput } from '#web/ui/inputs/moment-input.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'

type NewBatchDialogProps = { open: boolean; onClose: () => void; onCreate: (batch: BatchForm) => Promise<unknown> }

const NewBatchForm = ({ onClose, onCreate }: NewBatchDialogProps) => {
  const form = useForm<z.input<typeof batchForm>, unknown, BatchForm>({
    resolver: resolveWith(batchForm),
    defaultValues: { name: '', codes: 50, usesPerCode: 1, expiresAt: null },
  })
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(() => submitForm(form, onCreate), failureMessage)
  const { codes, usesPerCode, expiresAt } = form.watch()
  const write = useWriteCount()
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput
        label="For"
        autoFocus
        maxLength={80}
        autoComplete="off"
        hint="Who gets these codes: a magazine, a shop, your friends. Only your team sees it."
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          label="Codes"
          hint={`Up to ${write(maxCodes)}.`}
          value={codes}
          min={1}
          max={maxCodes}
          error={errors.codes?.message}
          onNumber={(next) => form.setValue('codes', next)}
        />
        <NumberInput
          label="Uses per code"
          hint="Each customer can use a code once."
          value={usesPerCode}
          min={1}
          max={1_000_000}
          error={errors.usesPerCode?.message}
          onNumber={(next) => form.setValue('usesPerCode', next)}
        />
      </div>
      <MomentInput
        label="Ends"
        optional
        hint="Leave empty to end with the voucher."
        at={expiresAt}
        error={errors.expiresAt?.message}
        onMoment={(at) => form.setValue('expiresAt', at)}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Creating" errorLabel="Not created">
          Create codes
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** Creates codes, for example for one recipient. */
export const NewBatchDialog = (props: NewBatchDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title="New codes" description="You get them as a CSV file.">
    <NewBatchForm {...props} />
  </Dialog>
)
