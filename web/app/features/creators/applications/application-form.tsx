import type { ReactNode } from 'react'
import type { OwnApplication } from '#contract/creators/applications.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveState } from '#web/ui/forms/save-state.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { useApplicationForm } from './use-application-form.ts'
import type { DraftStatus } from './use-draft-saving.ts'

type ApplicationFormProps = {
  userId: string | null
  application: Pick<OwnApplication, 'form' | 'version'> | undefined
  terms: ReactNode
  /** What is needed before it can be sent: an account, a confirmed address. */
  before?: ReactNode
  sendLabel: string
  onSent: () => void
}

const Saved = ({ status, reason, onRetry }: { status: DraftStatus; reason: string | undefined; onRetry: () => void }) => {
  if (status === 'idle') return null
  if (status === 'local') {
    return (
      <span role="status" className="text-14 text-ink-2">
        Saved in this browser
      </span>
    )
  }
  return <SaveState status={status} reason={reason} onRetry={onRetry} />
}

/** The application while it is written. Give it a key where another application can take its place. */
export const ApplicationForm = ({ userId, application, terms, before, sendLabel, onSent }: ApplicationFormProps) => {
  const { form, saving, submission, typedBefore } = useApplicationForm({ userId, application, onSent })
  return (
    <>
      {typedBefore && (
        <Notice
          kind="info"
          title="There are two drafts"
          className="mb-6"
          action={
            <span className="flex flex-wrap gap-2.5">
              <Button size="small" onPress={typedBefore.drop}>
                Keep this one
              </Button>
              <Button size="small" onPress={typedBefore.use}>
                Use what I typed
              </Button>
            </span>
          }
        >
          Below is the one saved with your account. Before signing in you typed another
          {typedBefore.name && ` for ${typedBefore.name}`}.
        </Notice>
      )}
      <form noValidate method="post" onSubmit={submission.submit} aria-label="Application">
        <ApplicationFields form={form} terms={terms} />
        <FailureNotice failure={submission.failure} className="mb-5" />
        {!before && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
            <SubmitButton state={submission.state} busyLabel="Sending" successLabel="Sent" errorLabel="Not sent">
              {sendLabel}
            </SubmitButton>
            <Saved status={saving.status} reason={saving.reason} onRetry={saving.saveNow} />
          </div>
        )}
        {before && (
          <div className="pb-4">
            <Saved status={saving.status} reason={saving.reason} onRetry={saving.saveNow} />
          </div>
        )}
      </form>
      {before}
    </>
  )
}
