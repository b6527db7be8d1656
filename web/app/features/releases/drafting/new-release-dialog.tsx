import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { productId } from '#contract/core/ids.ts'
import { listCreatorReleases, type ReleaseForm, releaseForm } from '#contract/releases/own-releases.ts'
import { channels } from '#contract/releases/release-states.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { MarkdownField } from '#web/ui/inputs/markdown-field.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { channelLabel } from '../release-text.ts'
import { nextVersion } from './next-version.ts'

const schema = releaseForm.extend({ productId: z.string().pipe(productId) })
type Entered = z.input<typeof schema>

type NewReleaseDialogProps = {
  open: boolean
  onClose: () => void
  /** The product of the release, or those to choose from. */
  products: readonly { id: string; name: string }[]
  onCreate: (productId: string, release: ReleaseForm) => Promise<unknown>
}

/** Fills in the likely next version, until somebody types their own. */
const useProposedVersion = (form: UseFormReturn<Entered, unknown, z.output<typeof schema>>, isOwn: boolean): void => {
  const [product, channel] = form.watch(['productId', 'channel'])
  const { data } = useRead(read(listCreatorReleases, { query: { productId: product } }), { enabled: product !== '' })
  const { setValue } = form
  useEffect(() => {
    if (!isOwn && data) setValue('version', nextVersion(data.items, channel))
  }, [isOwn, data, channel, setValue])
}

const NewReleaseForm = ({ products, onClose, onCreate }: NewReleaseDialogProps) => {
  const only = products.length === 1 ? products[0] : undefined
  const [isOwnVersion, setOwnVersion] = useState(false)
  const form = useForm<Entered, unknown, z.output<typeof schema>>({
    resolver: resolveWith(schema),
    defaultValues: { productId: only?.id ?? '', version: '', channel: 'stable', notes: '' },
  })
  useProposedVersion(form, isOwnVersion)
  const { errors } = form.formState
  const { state, submit, failure } = useSubmit(
    () => submitForm(form, ({ productId: product, ...release }) => onCreate(product, release)),
    failureMessage,
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      {!only && (
        <Select
          label="Product"
          autoFocus
          placeholder="Choose one"
          options={products.map(({ id, name }) => ({ value: id, label: name || id }))}
          error={errors.productId && 'Choose a product'}
          {...form.register('productId')}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label="Version"
          mono
          autoFocus={only !== undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          hint="Higher than the last one in its channel."
          error={errors.version?.message}
          {...form.register('version', { onChange: () => setOwnVersion(true) })}
        />
        <Select
          label="Channel"
          options={channels.map((value) => ({ value, label: channelLabel[value] }))}
          hint="Only customers who opt in get betas."
          {...form.register('channel')}
        />
      </div>
      <MarkdownField
        label="Notes"
        value={form.watch('notes')}
        onText={(notes) => form.setValue('notes', notes)}
        hint="What’s new, in Markdown. You can write this later."
        error={errors.notes?.message}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Creating" errorLabel="Not created">
          Create release
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

/** The first fields of a release; its files are dropped on its page. */
export const NewReleaseDialog = (props: NewReleaseDialogProps) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    title={props.products.length === 1 ? `New release of ${props.products[0]?.name}` : 'New release'}
    description="It stays a draft until you submit it. Add its files next."
  >
    <NewReleaseForm {...props} />
  </Dialog>
)
