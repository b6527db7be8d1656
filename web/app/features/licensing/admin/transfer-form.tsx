import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { LicenseDetail } from '#contract/licensing/license-admin.ts'
import { previewTransfer, type TransferPreview, transferForm } from '#contract/licensing/license-transfer.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { useLicenseActs } from './use-license-acts.ts'

const named = ({ name, email }: { name: string; email: string }) => (name ? `${name}, ${email}` : email)

const toText = (to: TransferPreview['to'], email: string): string => {
  if (!to) return `${email}: this address has no account yet. One is created for its owner.`
  return to.isConfirmed ? named(to) : `${named(to)}: the address is not confirmed yet. The license appears there once it is.`
}

const devicesText = (devices: TransferPreview['devices']): string => {
  if (devices.length === 0) return 'No device holds a seat.'
  const names = devices.map(({ name }) => name).join(', ')
  const hasOffline = devices.some(({ method }) => method === 'Offline')
  return `${names} ${devices.length === 1 ? 'loses its' : 'lose their'} seat.${hasOffline ? ' Offline devices keep working until their license file expires.' : ''}`
}

/** Who gets it, who loses it, and with which devices: to be read before the move. */
const Preview = ({ preview, email }: { preview: TransferPreview; email: string }) => (
  <>
    {preview.hindrance && (
      <Notice kind="bad" title="It can’t be moved">
        {preview.hindrance}
      </Notice>
    )}
    <DescriptionList
      items={[
        { term: 'From', detail: named(preview.from) },
        { term: 'To', detail: toText(preview.to, email) },
        ...(preview.hindrance === null
          ? [
              { term: 'Devices', detail: devicesText(preview.devices) },
              { term: 'E-mails', detail: 'Both addresses are notified right away.' },
            ]
          : []),
      ]}
    />
  </>
)

type TransferFormProps = { license: LicenseDetail; acts: ReturnType<typeof useLicenseActs>; onClose: () => void }

/** First it shows what would happen; only then can the move be confirmed. */
export const TransferForm = ({ license, acts, onClose }: TransferFormProps) => {
  const params = { licenseId: license.id }
  const [seen, setSeen] = useState<{ preview: TransferPreview; email: string }>()
  const form = useForm({ resolver: resolveWith(transferForm), defaultValues: { email: '', reason: '' } })
  const { errors } = form.formState
  const email = form.watch('email').trim()
  const isSeen = seen?.email === email

  const showPreview = async (): Promise<false> => {
    if (await form.trigger('email', { shouldFocus: true }))
      setSeen({ preview: await call(previewTransfer, { params, query: { email } }), email })
    return false
  }
  const move = async (): Promise<false> => {
    if (seen && (await submitForm(form, (body) => acts.move(body, seen.preview.from)))) onClose()
    return false
  }
  const submission = useSubmit(() => (isSeen ? move() : showPreview()), failureMessage)
  const labels = isSeen
    ? { act: 'Move the license', busy: 'Moving', failed: 'Not moved' }
    : { act: 'Show what happens', busy: 'Looking', failed: 'Not found' }
  return (
    <DialogForm
      submission={submission}
      onClose={onClose}
      kind={isSeen ? 'danger' : 'plain'}
      labels={labels}
      disabled={isSeen && seen.preview.hindrance !== null}
    >
      <TextInput
        label="E-mail address of the new account"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      {isSeen && <Preview {...seen} />}
      {isSeen && seen.preview.hindrance === null && (
        <TextInput
          label="Why"
          hint="Stays in the license history; the creator can read it too."
          maxLength={300}
          autoComplete="off"
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      )}
    </DialogForm>
  )
}
