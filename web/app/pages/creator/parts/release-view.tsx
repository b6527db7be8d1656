import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { isEditable } from '#contract/releases/release-states.ts'
import { BuildsSection } from '#web/features/releases/builds/builds-section.tsx'
import { DiscardRelease } from '#web/features/releases/drafting/discard-release.tsx'
import { nextStep } from '#web/features/releases/drafting/next-step.ts'
import { OnlyReads } from '#web/features/releases/drafting/only-reads.tsx'
import { ReasonNotice } from '#web/features/releases/drafting/reason-notice.tsx'
import { releaseActions } from '#web/features/releases/drafting/release-actions.ts'
import { ReleaseDetails } from '#web/features/releases/drafting/release-details.tsx'
import { ReleaseFacts } from '#web/features/releases/drafting/release-facts.tsx'
import { useRelease } from '#web/features/releases/drafting/use-release.ts'
import { ReleasePanel } from '#web/features/releases/publishing/release-panel.tsx'
import { ReleaseHistory } from '#web/features/releases/release-history.tsx'
import { ReleaseStatusChip } from '#web/features/releases/release-status-chip.tsx'
import { channelLabel } from '#web/features/releases/release-text.ts'
import { PackSoundsSection } from '#web/features/releases/sounds/pack-sounds-section.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { UploadRoom } from '#web/features/uploads/upload-room.tsx'
import { useFileSender } from '#web/features/uploads/use-file-sender.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

type ReleaseViewProps = { first: OwnReleaseDetails; canEdit: boolean; onGone: () => unknown }

/** The page of a release: the next step, its files, its notes, its history. */
export const ReleaseView = ({ first, canEdit, onGone }: ReleaseViewProps) => {
  const sender = useFileSender()
  const hasArrived = sender.files.some(({ slot, phase }) => slot.startsWith(`${first.id}/`) && phase === 'arrived')
  const { release, take } = useRelease(first, hasArrived)
  const actions = releaseActions(release.id, take)
  const canDiscard = canEdit && isEditable(release.status)
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: 'Releases', to: '/creator/releases' }, { label: `${release.productName} ${release.version}` }]}
        className="mb-4"
      />
      <PageHead
        title={`${release.productName} ${release.version}`}
        note={
          <span className="inline-flex flex-wrap items-center gap-2">
            <ReleaseStatusChip release={release} />
            {release.channel === 'beta' && <Chip>{channelLabel.beta}</Chip>}
            {release.isCurrent && <Chip>Current</Chip>}
          </span>
        }
      />
      <p className="-mt-3 mb-6 max-w-[43.5em] text-ink-2">{nextStep(release, canEdit)}</p>
      {!canEdit && <OnlyReads className="mb-8" />}
      <ReasonNotice release={release} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,1fr)_320px] xl:grid-rows-[auto_1fr]">
        <div className="xl:col-start-2 xl:row-start-1">
          <ReleasePanel release={release} canEdit={canEdit} actions={actions}>
            {canDiscard && <DiscardRelease release={release} onGone={onGone} />}
          </ReleasePanel>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9 xl:row-span-2 xl:row-start-1">
          <BuildsSection
            release={release}
            canEdit={canEdit}
            actions={actions}
            sender={sender}
            room={<UploadRoom version={release.builds} />}
          />
          <PackSoundsSection release={release} canEdit={canEdit} />
          <section aria-labelledby="release-notes">
            <SectionHead id="release-notes" title={canDiscard ? 'Version and notes' : 'Notes'} />
            <ReleaseDetails release={release} canEdit={canEdit} onChange={actions.change} />
          </section>
          <section aria-labelledby="release-history">
            <SectionHead id="release-history" title="History" className="pb-1" />
            <ReleaseHistory events={release.history} />
          </section>
        </div>
        <div className="xl:col-start-2">
          <ReleaseFacts release={release} />
        </div>
      </div>
    </>
  )
}
