import type { PublishedVersion } from '#contract/catalog/editing.ts'
import type { listStorefrontVersions } from '#contract/catalog/storefront-page.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import type { Read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import type { VersionsRead } from './version-history.tsx'

export type AnyVersionsRead = Read<typeof listStorefrontVersions> | VersionsRead

type VersionsDrawerProps = {
  versions: AnyVersionsRead
  open: boolean
  onClose: () => void
  canEdit: boolean
  onRestore: (number: number) => Promise<unknown>
  onFail: (error: unknown) => void
}

/** The versions published before, newest first. */
export const VersionsDrawer = ({ versions: wanted, open, onClose, canEdit, onRestore, onFail }: VersionsDrawerProps) => {
  const { data, error, refetch } = useRead(wanted as Read<typeof listStorefrontVersions>, { enabled: open })
  const failure = error && failureMessage(error)
  const versions: readonly PublishedVersion[] | undefined = data

  const restore = async (version: PublishedVersion): Promise<false> => {
    await onRestore(version.number)
    onClose()
    return false
  }

  return (
    <Drawer open={open} onClose={onClose} title="History" note={versions && versions.length > 0 ? versions.length : undefined}>
      {failure && (
        <ErrorState title={failure.title} level={3} onRetry={refetch}>
          {failure.text}
        </ErrorState>
      )}
      {!failure && !versions && <SkeletonText lines={6} />}
      {versions?.length === 0 && (
        <EmptyState title="Nothing published yet" level={3}>
          Every version you publish is kept here, and you can restore it.
        </EmptyState>
      )}
      <ol className="grid">
        {versions?.map((version) => (
          <li key={version.number} className="flex items-center gap-3 border-b border-line py-3 text-14">
            <span className="figures w-8 shrink-0 text-ink-3">{version.number}</span>
            <span className="grid min-w-0 grow">
              <b>
                <Instant at={version.at} show="moment" />
              </b>
              <span className="truncate text-ink-2">{version.by?.name ?? 'Soundfair'}</span>
            </span>
            {version.isCurrent && <Chip tone="ok">Live</Chip>}
            {canEdit && !version.isCurrent && (
              <Button size="small" onPress={() => restore(version)} onFail={onFail} aria-label={`Restore version ${version.number}`}>
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  )
}
