import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import type { ReleaseActions } from '../drafting/release-actions.ts'
import { ActButton } from './act-button.tsx'
import { publicationState } from './publication-state.ts'
import { PublishForm } from './publish-form.tsx'
import { RollBackButton } from './roll-back-button.tsx'
import { RolloutPart } from './rollout-part.tsx'

type PublishingPartProps = { release: OwnReleaseDetails; canEdit: boolean; actions: ReleaseActions }

const Scheduled = ({ release: { productName, version, scheduledAt, rolloutPercent, isFirst }, canEdit, actions }: PublishingPartProps) => (
  <>
    <p className="text-14">
      Will be published on <b>{scheduledAt && <Instant at={scheduledAt} show="moment" />}</b>
      {rolloutPercent < 100 && !isFirst && `, for ${rolloutPercent}% of your customers`}.
      {rolloutPercent < 100 && isFirst && ' It goes to everyone, because it is the first release.'}
    </p>
    {canEdit && (
      <div className="flex flex-wrap gap-2.5">
        <ActButton
          doneText={`${productName} ${version} is published`}
          kind="go"
          busyLabel="Publishing"
          errorLabel="Not published"
          onAct={() => actions.publish(null, rolloutPercent)}
        >
          Publish now
        </ActButton>
        <ActButton
          doneText={`${productName} ${version} is no longer scheduled`}
          busyLabel="Cancelling"
          errorLabel="Not cancelled"
          onAct={actions.unschedule}
        >
          Cancel
        </ActButton>
      </div>
    )}
  </>
)

/** Whether only some customers have it, and that can be changed. A first release is for everyone, whatever its share. */
const isShared = (release: OwnReleaseDetails): boolean => {
  const state = publicationState(release)
  return state === 'stopped' || (state === 'rolling-out' && !release.isFirst)
}

const Out = ({ release, canEdit, actions }: PublishingPartProps) => (
  <>
    <p className="text-14 text-ink-2">
      Published <Instant at={release.publishedAt ?? release.createdAt} show="moment" />
    </p>
    {release.productState === 'Draft' && canEdit && (
      <div>
        <ButtonLink kind="go" size="small" to={`/creator/products/${release.productId}`}>
          Go to {release.productName}
        </ButtonLink>
      </div>
    )}
    {isShared(release) && <RolloutPart key={release.rolloutPercent} release={release} canEdit={canEdit} actions={actions} />}
    {canEdit && (
      <div className="border-t border-line pt-4">
        <RollBackButton release={release} onRollBack={actions.rollBack} />
      </div>
    )}
  </>
)

/** The actions on a release that QA has approved. */
export const PublishingPart = (props: PublishingPartProps) => {
  const { release, canEdit, actions } = props
  switch (publicationState(release)) {
    case 'unpublished':
      return canEdit ? (
        <PublishForm release={release} onPublish={actions.publish} />
      ) : (
        <p className="text-14 text-ink-2">Not published yet.</p>
      )
    case 'scheduled':
      return <Scheduled {...props} />
    case 'published':
    case 'rolling-out':
    case 'stopped':
      return <Out {...props} />
    case 'rolled-back':
      return (
        <p className="text-14 text-ink-2">
          Rolled back <Instant at={release.rolledBackAt ?? release.createdAt} show="moment" />
        </p>
      )
  }
}
