import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import type { ReactNode } from 'react'
import type { OwnBuild } from '#contract/releases/own-releases.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { FileSender, SentFile } from '#web/lib/files/file-sender.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FileButton } from '#web/ui/inputs/file-button.tsx'
import { buildLooks, buildPlatformNames } from '../release-text.ts'
import { BuildBody } from './build-body.tsx'
import { DropArea } from './drop-area.tsx'

type BuildSlotProps = {
  platform: BuildPlatform
  build: OwnBuild | undefined
  sent: SentFile | undefined
  sender: FileSender
  canEdit: boolean
  onFile: (file: File) => void
  onFiles: (files: File[]) => void
  onResume: (file: File) => void
  onRemove: () => void
  onCheckAgain: () => Promise<unknown>
  /** For update feeds; the creator may add it at any time. */
  signature: ReactNode
}

const hints: Partial<Record<BuildPlatform, string>> = { Symbols: 'For your own crash reports, never offered to customers.' }

const StatusOf = ({ build }: { build: OwnBuild }) => {
  const isUnderWay = build.upload !== null || build.check?.status === 'Dispatched' || build.check?.status === 'Running'
  if (isUnderWay) return null
  const { label, tone } = buildLooks[build.status]
  return <Chip tone={tone}>{label}</Chip>
}

/** The slot for one platform's file. A file can be dropped on it while the release is editable. */
export const BuildSlot = ({ platform, build, sent, canEdit, onFile, onFiles, onRemove, ...rest }: BuildSlotProps) => {
  const name = buildPlatformNames[platform]
  const isEmpty = !build && !sent
  const choose = (
    <FileButton
      accept=""
      kind={isEmpty ? 'plain' : 'quiet'}
      aria-label={isEmpty ? `Choose a file for ${name}` : `Replace the file for ${name}`}
      icon={<Upload size={14} aria-hidden="true" />}
      onFile={onFile}
    >
      {isEmpty ? 'Choose a file' : 'Replace'}
    </FileButton>
  )
  const isOnItsWay = Boolean(build?.upload) || (sent !== undefined && sent.phase !== 'refused')
  const more = (
    <>
      {!isOnItsWay && choose}
      <Button
        size="small"
        kind="quiet"
        aria-label={`Remove the file for ${name}`}
        icon={<Trash size={14} aria-hidden="true" />}
        onPress={onRemove}
      >
        Remove
      </Button>
    </>
  )
  return (
    <li aria-label={name} className="border-b border-line">
      <DropArea
        isOpen={canEdit}
        onFiles={(files) => (files.length === 1 && files[0] ? onFile(files[0]) : onFiles(files))}
        className="-mx-3 grid gap-x-6 gap-y-3 rounded px-3 py-4 sm:grid-cols-[130px_minmax(0,1fr)]"
        overClassName="bg-paper-2 outline-1 outline-dashed outline-ink"
      >
        <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-1.5 sm:grid sm:justify-items-start">
          <h3 className="text-16">{name}</h3>
          {build && !sent && <StatusOf build={build} />}
        </div>
        <div
          className={
            isEmpty
              ? 'flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2.5'
              : 'grid min-w-0 grid-cols-1 content-start gap-3'
          }
        >
          {isEmpty && <p className="text-14 text-ink-2">{hints[platform] ?? (canEdit ? 'No file yet. Drop one here.' : 'No file.')}</p>}
          <BuildBody build={build} sent={sent} canEdit={canEdit} more={canEdit && !isEmpty && more} {...rest} />
          {canEdit && isEmpty && choose}
        </div>
      </DropArea>
    </li>
  )
}
