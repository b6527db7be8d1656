import { type ReactNode, Suspense } from 'react'
import type { OwnApplication } from '#contract/creators/applications.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { getOwnApplication, takeBackApplication } from './application-routes.ts'
import { Reason } from './reason.tsx'

// Plain text that the server renders: a visitor without an application does not load it.
const WhatWasSent = lazyPart(
  () => import('./what-was-sent.tsx').then((part) => part.WhatWasSent),
  (text) => <p className="text-bad">{text}</p>,
)

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

/** The status of an application, what was sent, and its history. */
export const ApplicationStanding = (props: StandingProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <Outcome {...props} />
    <Suspense fallback={<SkeletonText lines={4} />}>
      <WhatWasSent form={props.application.form} history={props.application.history} />
    </Suspense>
  </div>
)
