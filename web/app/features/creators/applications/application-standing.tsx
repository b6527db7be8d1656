import type { ReactNode } from 'react'
import { getOwnApplication, type OwnApplication, takeBackApplication } from '#contract/creators/applications.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationHistory } from './application-history.tsx'

const TakeBack = ({ application: { version } }: { application: OwnApplication }) => {
  const reread = useReread()
  const takeBack = async (): Promise<false> => {
    await call(takeBackApplication, { query: { version } })
    await reread(getOwnApplication)
    toast({ kind: 'ok', text: 'It’s a draft again. Nobody reads it until you send it.' })
    return false
  }
  return (
    <Button
      size="small"
      onPress={takeBack}
      busyLabel="Withdrawing"
      errorLabel="Not withdrawn"
      onFail={(error) => {
        tellFailure(error)
        void reread(getOwnApplication)
      }}
    >
      Withdraw it to make changes
    </Button>
  )
}

const Reason = ({ children }: { children: string | null }) => <span className="whitespace-pre-line wrap-anywhere">{children}</span>

type StandingProps = { application: OwnApplication; email: string; onAgain: () => void }

const Outcome = ({ application, email, onAgain }: StandingProps): ReactNode => {
  switch (application.status) {
    case 'Submitted':
      return (
        <Notice kind="ok" title="We have your application" action={<TakeBack application={application} />}>
          Sent <Instant at={application.submittedAt ?? application.savedAt} show="moment" />. We’ll reply to {email}, usually within three
          working days.
        </Notice>
      )
    case 'Approved':
      return (
        <Notice
          kind="ok"
          title={`${application.form.name} is a creator on Soundfair`}
          action={
            <span className="flex flex-wrap gap-2.5">
              <Button size="small" onPress={onAgain}>
                Apply under another name
              </Button>
              <ButtonLink to="/creator" kind="go" size="small">
                Open your studio
              </ButtonLink>
            </span>
          }
        >
          You are its Admin. The studio lists what’s left to do before you can sell.
        </Notice>
      )
    case 'Rejected':
      return (
        <Notice
          kind="bad"
          title="We didn’t accept your application"
          action={
            <Button size="small" onPress={onAgain}>
              Apply again
            </Button>
          }
        >
          <Reason>{application.reason}</Reason>
        </Notice>
      )
    case 'Draft':
    case 'ChangesAsked':
      return null
  }
}

/** Where an application stands, what was sent, and what became of it. */
export const ApplicationStanding = (props: StandingProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <Outcome {...props} />
    <section aria-labelledby="what-was-sent">
      <h2 id="what-was-sent" className="border-t border-line pt-5 pb-3 text-20">
        What you sent
      </h2>
      <ApplicationFacts form={props.application.form} />
    </section>
    <Fold label="History">
      <ApplicationHistory events={props.application.history} />
    </Fold>
  </div>
)

/** What staff want to know before they decide. */
export const AskedBack = ({ application }: { application: OwnApplication }) => (
  <Notice kind="warn" title="We have a question" className="mb-6">
    <Reason>{application.reason}</Reason>
    <span className="mt-2 block">Answer under “Anything else we should know”, or change what is needed, and send it again.</span>
  </Notice>
)

/** Whoever works in a studio already, as its Admin or as one of the team, may mean that one. */
export const AlreadyCreator = () => (
  <Notice
    title="You’re already on a creator’s team"
    className="mb-6"
    action={
      <ButtonLink to="/creator" size="small">
        Open your studio
      </ButtonLink>
    }
  >
    Apply here to sell under another name as well.
  </Notice>
)
