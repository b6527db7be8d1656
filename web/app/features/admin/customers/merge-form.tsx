import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import { type MergePreview, mergeAccounts, mergeForm, previewMerge } from '#contract/admin/merging.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Count } from '#web/ui/texts/count.tsx'
import { ReasonInput } from './act-forms.tsx'

const named = ({ name, email }: MergePreview['from']): string => (name ? `${name}, ${email}` : email)

/** Exactly what moves and what does not, to be read before the merge. */
const Preview = ({ preview }: { preview: MergePreview }) => (
  <>
    {preview.hindrance && (
      <Notice kind="bad" title="These accounts can’t be merged">
        {preview.hindrance}
      </Notice>
    )}
    <DescriptionList
      items={[
        { term: 'Goes', detail: named(preview.from) },
        { term: 'Stays', detail: named(preview.to) },
        ...preview.moves.map(({ what, count }) => ({
          term: what,
          detail: (
            <span className="figures">
              <Count of={count} />
            </span>
          ),
        })),
        ...(preview.moves.length === 0 ? [{ term: 'Moves', detail: 'There is nothing to move.' }] : []),
        { term: 'Ends', detail: preview.stays.join(' ') },
        { term: 'E-mails', detail: 'Both addresses are notified right away.' },
      ]}
    />
  </>
)

const otherForm = previewMerge.query

/** Asks for the other account first, then shows what moves; only then can the merge be confirmed. */
export const MergeForm = ({
  account,
  onMerged,
  onClose,
}: {
  account: AccountDetail
  onMerged: () => Promise<unknown>
  onClose: () => void
}) => {
  const params = { customerId: account.id }
  const [seen, setSeen] = useState<MergePreview>()
  const finding = useForm({ resolver: resolveWith(otherForm), defaultValues: { other: '' } })
  const merging = useForm({ resolver: resolveWith(mergeForm), defaultValues: { reason: '' } })

  const showPreview = async (): Promise<false> => {
    await submitForm(finding, async (query) => setSeen(await call(previewMerge, { params, query })))
    return false
  }
  const merge = async (preview: MergePreview): Promise<false> => {
    const isMerged = await submitForm(merging, ({ reason }) =>
      withRecentSignIn(() =>
        call(mergeAccounts, { params, body: { from: preview.from.id, version: preview.version, reason } }).then(() => true),
      ),
    )
    if (isMerged) {
      await onMerged()
      toast({ kind: 'ok', text: `Everything from ${preview.from.email} is now in this account` })
      onClose()
    }
    return false
  }
  const submission = useSubmit(() => (seen ? merge(seen) : showPreview()), failureMessage)
  const labels = seen
    ? { act: 'Merge the accounts', busy: 'Merging', failed: 'Not merged' }
    : { act: 'Show what moves', busy: 'Looking', failed: 'Not found' }
  return (
    <DialogForm
      submission={submission}
      onClose={onClose}
      kind={seen ? 'danger' : 'plain'}
      labels={labels}
      disabled={seen !== undefined && seen.hindrance !== null}
    >
      {seen ? (
        <>
          <Preview preview={seen} />
          {seen.hindrance === null && <ReasonInput error={merging.formState.errors.reason?.message} field={merging.register('reason')} />}
        </>
      ) : (
        <TextInput
          label="The other account"
          hint="Its e-mail address or id. It will be closed and its contents moved here."
          autoComplete="off"
          error={finding.formState.errors.other?.message}
          {...finding.register('other')}
        />
      )}
    </DialogForm>
  )
}
