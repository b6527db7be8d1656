import { useState } from 'react'
import { rejectionForm, type StaffApplication } from '#contract/creators/staff-applications.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { useDecision } from './use-decision.ts'

type ApplicationDecisionProps = { application: StaffApplication; refetch: () => Promise<unknown> }

/** What staff can do with an application in its current status. */
export const ApplicationDecision = ({ application, refetch }: ApplicationDecisionProps) => {
  const [asked, ask] = useState<'approve' | 'reject' | 'ask-back'>()
  const decide = useDecision(application, refetch)
  const close = (): void => ask(undefined)
  const { status, name } = application
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        {status === 'Submitted' && (
          <>
            <Button kind="go" size="small" onPress={() => ask('approve')}>
              Approve
            </Button>
            <Button size="small" onPress={() => ask('ask-back')}>
              Ask a question
            </Button>
          </>
        )}
        {(status === 'Submitted' || status === 'ChangesAsked') && (
          <Button size="small" onPress={() => ask('reject')}>
            Reject
          </Button>
        )}
        {status === 'Rejected' && (
          <Button
            size="small"
            onPress={async () => {
              await decide.reopen()
              return false
            }}
            errorLabel="Not undone"
            onFail={tellFailure}
          >
            Undo rejection
          </Button>
        )}
      </div>
      <ApproveDialog open={asked === 'approve'} onClose={close} application={application} onApprove={decide.approve} />
      <ReasonDialog
        open={asked === 'reject'}
        onClose={close}
        title={`Reject ${name}`}
        description="They can apply again. You can undo the rejection."
        label="Why"
        hint="They see this word for word, on their page and by e-mail."
        schema={rejectionForm}
        maxLength={2000}
        confirmLabel="Reject"
        danger
        onReason={decide.reject}
      />
      <ReasonDialog
        open={asked === 'ask-back'}
        onClose={close}
        title={`Ask ${name} a question`}
        description="They can change it and send it again."
        label="What you want to know"
        hint="They see this word for word, on their page and by e-mail."
        schema={rejectionForm}
        maxLength={2000}
        confirmLabel="Ask a question"
        onReason={decide.askBack}
      />
    </>
  )
}
