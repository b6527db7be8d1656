import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ActButton } from '../publishing/act-button.tsx'
import { OpenSoundsForm } from './open-sounds-form.tsx'
import { usePackSounds } from './use-pack-sounds.ts'

type PackSoundsProps = { releaseId: string; canEdit: boolean }

const PackSounds = ({ releaseId, canEdit }: PackSoundsProps) => {
  const { data, error, refetch, open, make } = usePackSounds(releaseId)
  if (!data) {
    if (error)
      return (
        <ErrorState level={3} title="The sounds couldn’t be loaded" onRetry={refetch}>
          {failureLine(error)}
        </ErrorState>
      )
    return (
      <Loading label="Loading the sounds">
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  if (data.state === 'Making')
    return <ProgressBar label={data.made > 0 ? `Creating previews, ${data.made} so far` : 'Waiting for previews'} />
  if (data.state === 'Ready') return <OpenSoundsForm sounds={data.sounds} canEdit={canEdit} onOpen={open} />
  const action = canEdit && (
    <ActButton doneText="The previews are being created" busyLabel="Starting" errorLabel="Not started" onAct={make}>
      {data.state === 'Failed' ? 'Create them again' : 'Create previews'}
    </ActButton>
  )
  return data.state === 'Failed' ? (
    <Notice kind="bad" title="The previews couldn’t be created" action={action}>
      This may be a problem on our side. The release can continue without them.
    </Notice>
  ) : (
    <Notice action={action}>No previews of this pack yet.</Notice>
  )
}

type PackSoundsSectionProps = { release: OwnReleaseDetails; canEdit: boolean }

/** What visitors may play of a pack, once its file was checked and contains sounds. */
export const PackSoundsSection = ({ release, canEdit }: PackSoundsSectionProps) => {
  const pack = release.builds.find(({ platform, report }) => platform === 'Universal' && (report?.pack?.sounds ?? 0) > 0)
  if (!pack || pack.status === 'NotReady') return null
  return (
    <section aria-labelledby="release-sounds">
      <SectionHead id="release-sounds" title="What visitors hear" className="pb-3" />
      <p className="mb-4 max-w-[43.5em] text-14 text-ink-2">
        The product page lists every sound by name. Visitors can play a preview of up to 30 seconds of each one you tick.
      </p>
      <PackSounds key={pack.id} releaseId={release.id} canEdit={canEdit} />
    </section>
  )
}
