import type { ReactNode } from 'react'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { isEditable } from '#contract/releases/release-states.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import type { ReleaseActions } from '../drafting/release-actions.ts'
import { ActButton } from './act-button.tsx'
import { PublishingPart } from './publishing-part.tsx'
import { SubmitPart } from './submit-part.tsx'

type ReleasePanelProps = {
  release: OwnReleaseDetails
  canEdit: boolean
  actions: ReleaseActions
  /** Further actions. */
  children?: ReactNode
}

const titleOf = ({ status, publishedAt }: OwnReleaseDetails): string => {
  if (isEditable(status)) return 'Review'
  if (status === 'InReview') return 'In review'
  return publishedAt ? 'Publication' : 'Publish'
}

const InReview = ({ release, canEdit, actions }: ReleasePanelProps) => (
  <>
    <p className="text-14 text-ink-2">
      Submitted {release.submittedAt && <Instant at={release.submittedAt} show="ago" />}. It can’t be changed while QA is reviewing it.
    </p>
    {canEdit && (
      <div>
        <ActButton
          doneText={`${release.productName} ${release.version} has been withdrawn`}
          busyLabel="Withdrawing"
          errorLabel="Not withdrawn"
          onAct={actions.withdraw}
        >
          Withdraw
        </ActButton>
      </div>
    )}
  </>
)

/** The next action for a release, next to everything else about it. */
export const ReleasePanel = (props: ReleasePanelProps) => {
  const { release, canEdit, actions, children } = props
  return (
    <section aria-labelledby="release-next" className="grid gap-4 rounded border border-line p-5">
      <h2 id="release-next" className="text-16">
        {titleOf(release)}
      </h2>
      {isEditable(release.status) && <SubmitPart release={release} canEdit={canEdit} onSubmit={actions.submit} />}
      {release.status === 'InReview' && <InReview {...props} />}
      {release.status === 'Approved' && <PublishingPart {...props} />}
      {children && <div className="-mb-1.5 -ml-3">{children}</div>}
    </section>
  )
}
