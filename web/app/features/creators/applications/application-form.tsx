import { type ReactNode, Suspense } from 'react'
import type { OwnApplication } from '#contract/creators/applications.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { useApplicationForm } from './use-application-form.ts'
import type { DraftStatus } from './use-draft-saving.ts'

// A guest's draft stays in the browser, for which a short fixed text is enough.
const SaveState = lazyPart(
  () => import('#web/ui/forms/save-state.tsx').then((part) => part.SaveState),
  () => null,
)

// Needed only where a guest's draft is found after signing in, next to a saved one.
const TwoDrafts = lazyPart(() => import('./two-drafts.tsx').then((part) => part.TwoDrafts))

type ApplicationFormProps = {
  userId: string | null
  application: Pick<OwnApplication, 'form' | 'version'> | undefined
  terms: ReactNode
  /** What is missing before it can be sent: an account, a confirmed address. */
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
  return (
    <Suspense fallback={null}>
      <SaveState status={status} reason={reason} onRetry={onRetry} />
    </Suspense>
  )
}

/** The form of an application. Give it a key where another application can take its place. */
export const ApplicationForm = ({ userId, application, terms, before, sendLabel, onSent }: ApplicationFormProps) => {
  const { form, prepare, saving, submission, typedBefore } = useApplicationForm({ userId, application, onSent })
  return (
    <>
      {typedBefore && (
        <Suspense fallback={null}>
          <TwoDrafts {...typedBefore} />
        </Suspense>
      )}
      <form noValidate method="post" onSubmit={submission.submit} onFocus={prepare} aria-label="Application">
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
