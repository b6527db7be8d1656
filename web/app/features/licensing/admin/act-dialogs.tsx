import { Controller, useForm } from 'react-hook-form'
import {
  changeAnySeats,
  extendAnyLicense,
  type LicenseDetail,
  restoreAnyLicense,
  revokeAnyLicense,
} from '#contract/licensing/license-admin.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useDialogSubmit } from '#web/ui/forms/use-dialog-submit.ts'
import { MomentInput } from '#web/ui/inputs/moment-input.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import type { useLicenseActs } from './use-license-acts.ts'

type ActFormProps = { license: LicenseDetail; acts: ReturnType<typeof useLicenseActs>; onClose: () => void }

const noteHint = 'Stays in the license history; the creator can read it too.'

export const RevokeForm = ({ acts, onClose }: ActFormProps) => {
  const form = useForm({ resolver: resolveWith(revokeAnyLicense.body.pick({ reason: true })), defaultValues: { reason: '' } })
  const submission = useDialogSubmit(() => submitForm(form, acts.revoke), onClose, failureMessage)
  const labels = { act: 'Revoke', busy: 'Revoking', failed: 'Not revoked' }
  return (
    <DialogForm submission={submission} onClose={onClose} kind="danger" labels={labels}>
      <TextInput
        label="Why"
        hint={noteHint}
        maxLength={300}
        autoComplete="off"
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}

export const RestoreForm = ({ acts, onClose }: ActFormProps) => {
  const form = useForm({ resolver: resolveWith(restoreAnyLicense.body.pick({ note: true })), defaultValues: { note: '' } })
  const submission = useDialogSubmit(() => submitForm(form, acts.restore), onClose, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} labels={{ act: 'Restore', busy: 'Restoring', failed: 'Not restored' }}>
      <TextInput
        label="Note"
        optional
        hint={noteHint}
        maxLength={300}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </DialogForm>
  )
}

export const SeatsForm = ({ license, acts, onClose }: ActFormProps) => {
  const form = useForm({
    resolver: resolveWith(changeAnySeats.body.pick({ seats: true, note: true })),
    defaultValues: { seats: license.seats, note: '' },
  })
  const { errors } = form.formState
  const submission = useDialogSubmit(() => submitForm(form, acts.changeSeats), onClose, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} labels={{ act: 'Save seats', busy: 'Saving', failed: 'Not saved' }}>
      <Controller
        control={form.control}
        name="seats"
        render={({ field }) => (
          <NumberInput
            label="Seats"
            hint={`Seats in use: ${license.seatsTaken}. You can’t set fewer.`}
            min={0}
            max={50}
            value={field.value}
            onNumber={field.onChange}
            error={errors.seats?.message}
          />
        )}
      />
      <TextInput label="Note" optional hint={noteHint} maxLength={300} error={errors.note?.message} {...form.register('note')} />
    </DialogForm>
  )
}

export const ExtendForm = ({ license, acts, onClose }: ActFormProps) => {
  const form = useForm({
    resolver: resolveWith(extendAnyLicense.body.pick({ expiresAt: true, note: true })),
    defaultValues: { expiresAt: license.expiresAt, note: '' },
  })
  const { errors } = form.formState
  const submission = useDialogSubmit(() => submitForm(form, acts.extend), onClose, failureMessage)
  // A trial always ends, and the license of a subscription cannot be perpetual.
  const canLast = license.cause !== 'Trial' && license.subscriptionId === null
  return (
    <DialogForm submission={submission} onClose={onClose} labels={{ act: 'Save', busy: 'Saving', failed: 'Not saved' }}>
      <Controller
        control={form.control}
        name="expiresAt"
        render={({ field }) => (
          <MomentInput
            label="Valid until"
            optional={canLast}
            hint={canLast ? 'Leave empty for no end date.' : undefined}
            at={field.value}
            onMoment={field.onChange}
            error={errors.expiresAt?.message}
          />
        )}
      />
      <TextInput label="Note" optional hint={noteHint} maxLength={300} error={errors.note?.message} {...form.register('note')} />
    </DialogForm>
  )
}
