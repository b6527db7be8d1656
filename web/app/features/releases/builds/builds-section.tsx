import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ProductType } from '#contract/catalog/catalog.ts'
import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { type BuildPlatform, buildPlatforms } from '#contract/releases/platforms.ts'
import { isEditable } from '#contract/releases/release-states.ts'
import type { FileSender } from '#web/lib/files/file-sender.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import type { ReleaseActions } from '../drafting/release-actions.ts'
import { buildPlatformNames } from '../release-text.ts'
import { BuildSignature } from './build-signature.tsx'
import { BuildSlot } from './build-slot.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { DropArea } from './drop-area.tsx'
import { finishRemovals, planRemoval, useRemovals } from './removals.ts'
import { StagedFiles } from './staged-files.tsx'

type BuildsSectionProps = {
  release: OwnReleaseDetails
  canEdit: boolean
  actions: Pick<ReleaseActions, 'setBuild' | 'removeBuild' | 'checkAgain' | 'signBuild'>
  sender: FileSender
  /** The usage of the storage, shown where files can be dropped. */
  room: ReactNode
}

/** Digital products are the same on every system. */
const platformsOf = (type: ProductType): readonly BuildPlatform[] => (type === 'Plugin' ? buildPlatforms : ['Universal'])

/** The files of a release, one for each platform. */
export const BuildsSection = ({ release, canEdit, actions, sender, room }: BuildsSectionProps) => {
  const isOpen = canEdit && isEditable(release.status)
  const [staged, setStaged] = useState<readonly File[]>([])
  const removals = useRemovals()
  const stopping = useAsked<BuildPlatform>()
  const all = platformsOf(release.productType)
  const slotOf = (platform: BuildPlatform): string => `${release.id}/${platform}`
  const buildFor = (platform: BuildPlatform) =>
    removals.has(slotOf(platform)) ? undefined : release.builds.find((build) => build.platform === platform)
  const sentTo = (platform: BuildPlatform) => sender.files.find(({ slot }) => slot === slotOf(platform))
  const isThere = (platform: BuildPlatform): boolean => buildFor(platform) !== undefined || sentTo(platform) !== undefined
  // With a single slot, the large drop area replaces it until it is filled.
  const hasOne = all.length === 1
  const shown = isOpen && !hasOne ? all : all.filter(isThere)

  // Once the release shows that a file has arrived, the local state of its upload is dropped. Not before: without a connection the page
  // would show an older state.
  const isKnown = ({ platform, upload }: OwnReleaseDetails['builds'][number]): boolean =>
    sentTo(platform)?.phase === 'arrived' && (upload === null || upload.received >= upload.size)
  const known = release.builds.filter(isKnown).map(({ platform }) => platform)
  const dropKnown = useEffectEvent(() => {
    for (const platform of known) sender.drop(slotOf(platform))
  })
  const names = known.join(' ')
  useEffect(() => {
    if (names !== '') dropKnown()
  }, [names])

  const send = (platform: BuildPlatform, file: File): void =>
    sender.send(slotOf(platform), file, (uploadId) => actions.setBuild(platform, uploadId))
  const takeAll = (files: File[]): void => {
    const [only] = hasOne && files.length === 1 ? files : []
    if (only && all[0]) send(all[0], only)
    else setStaged(files)
  }
  const signatureOf = (platform: BuildPlatform): ReactNode => {
    const build = buildFor(platform)
    return build && <BuildSignature build={build} canEdit={canEdit} onSign={(signature) => actions.signBuild(platform, signature)} />
  }
  // A file that is shown as removed is removed for good when the page is left.
  useEffect(() => () => void finishRemovals(release.id).catch(() => undefined), [release.id])
  const stop = async (platform: BuildPlatform): Promise<void> => {
    sender.drop(slotOf(platform))
    if (buildFor(platform)) await actions.removeBuild(platform)
  }
  /** A stored file can be restored for a moment. An upload in progress is lost with it, so a confirmation is asked for. */
  const remove = (platform: BuildPlatform): void => {
    const slot = slotOf(platform)
    const build = buildFor(platform)
    if (!build || build.upload) {
      stopping.ask(platform)
      return
    }
    sender.drop(slot)
    planRemoval(slot, { releaseId: release.id, finish: () => actions.removeBuild(platform) }, `${build.name} was removed`)
  }

  return (
    <section aria-labelledby="release-builds">
      <SectionHead id="release-builds" title="Builds" className="pb-2" />
      {isOpen && !(hasOne && shown.length > 0) && (
        <DropArea
          isOpen
          onFiles={takeAll}
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-dashed border-edge px-5 py-5"
        >
          <Upload size={20} aria-hidden="true" className="text-ink-3" />
          <p className="min-w-0 grow basis-52 text-14 text-ink-2">
            {hasOne ? 'Drop the file here, up to 10 GB.' : 'Drop all files here at once, up to 10 GB each.'} Uploads survive a lost
            connection and can be resumed later.
          </p>
          <ChooseFiles onFiles={takeAll}>{hasOne ? 'Choose a file' : 'Choose files'}</ChooseFiles>
        </DropArea>
      )}
      {isOpen && room}
      {staged.length > 0 && (
        <StagedFiles
          key={staged.map(({ name }) => name).join('/')}
          files={staged}
          platforms={all}
          taken={release.builds.map(({ platform }) => platform)}
          onCancel={() => setStaged([])}
          onSend={(assigned) => {
            for (const { platform, file } of assigned) send(platform, file)
            setStaged([])
          }}
        />
      )}
      {!isOpen && shown.length === 0 && <p className="text-14 text-ink-2">No files.</p>}
      <ul>
        {shown.map((platform) => (
          <BuildSlot
            key={platform}
            platform={platform}
            build={buildFor(platform)}
            sent={sentTo(platform)}
            sender={sender}
            canEdit={isOpen}
            onFile={(file) => send(platform, file)}
            onFiles={takeAll}
            onResume={(file) => sender.resume(slotOf(platform), file, buildFor(platform)?.upload?.id ?? '')}
            onRemove={() => remove(platform)}
            onCheckAgain={() => actions.checkAgain(platform)}
            signature={signatureOf(platform)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={stopping.isOpen}
        onClose={stopping.close}
        title={`Remove the file for ${stopping.about ? buildPlatformNames[stopping.about] : ''}?`}
        confirmLabel="Remove file"
        onConfirm={() => stopping.about && stop(stopping.about)}
        onFail={tellFailure}
      >
        The upload of {stopping.about && (buildFor(stopping.about)?.name ?? sentTo(stopping.about)?.name)} ends. To get it back, upload it
        again.
      </ConfirmDialog>
    </section>
  )
}
