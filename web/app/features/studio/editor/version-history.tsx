import { useState } from 'react'
import type { listBundleVersions } from '#contract/catalog/bundles.ts'
import type { PublishedVersion } from '#contract/catalog/editing.ts'
import type { listProductVersions } from '#contract/catalog/products.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import type { Read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Loading } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type VersionsRoute = typeof listProductVersions | typeof listBundleVersions
export type VersionsRead = Read<typeof listProductVersions> | Read<typeof listBundleVersions>
export type EditorVersions = {
  read: VersionsRead
  /** What came with the page. */
  first: PublishedVersion[] | null
}

type VersionHistoryProps = {
  /** Changes with each publishing, which loads the list again. */
  publishedAt: string | null
  versions: EditorVersions
  canRestore: boolean
  onRestore: (number: number) => Promise<unknown>
}

const byText = ({ by }: PublishedVersion): string => by?.name ?? 'Soundfair'

type VersionTableProps = {
  versions: readonly PublishedVersion[]
  canRestore: boolean
  onAsk: (version: PublishedVersion) => void
}

const VersionTable = ({ versions, canRestore, onAsk }: VersionTableProps) => {
  const { sorted, head } = useSorted('versions', versions, { number: ({ number }) => number, at: ({ at }) => at, by: byText }, true, {
    column: 'number',
    direction: 'descending',
  })
  return (
    <DataTable caption="Published versions">
      <thead>
        <tr>
          <HeaderCell {...head('number', 'descending')}>Version</HeaderCell>
          <HeaderCell {...head('at', 'descending')}>When</HeaderCell>
          <HeaderCell {...head('by')}>By</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>Restore</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((version) => (
          <Row key={version.number}>
            <NameCell>
              <span className="figures">{version.number}</span> {version.isCurrent && <Chip tone="ok">Live now</Chip>}
            </NameCell>
            <Cell className="sm:whitespace-nowrap">
              <Instant at={version.at} show="moment" />
            </Cell>
            <Cell muted>{byText(version)}</Cell>
            <Cell className="text-right">
              {canRestore && !version.isCurrent && (
                <Button size="small" onPress={() => onAsk(version)} aria-label={`Restore version ${version.number}`}>
                  Restore
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** The versions published before, each with a button to restore it as the draft. */
export const VersionHistory = ({ publishedAt, versions: wanted, canRestore, onRestore }: VersionHistoryProps) => {
  // After another publishing, what came with the page is out of date.
  const [cameWith] = useState(publishedAt)
  const {
    data: versions,
    error,
    refetch,
  } = useRead(wanted.read as Read<VersionsRoute>, {
    version: publishedAt,
    keepsPrevious: true,
    first: publishedAt === cameWith ? wanted.first : null,
  })
  const restoring = useAsked<PublishedVersion>()
  if (error) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState level={3} title={title} onRetry={refetch} className="py-2">
        {text}
      </ErrorState>
    )
  }
  if (versions === undefined) {
    return (
      <Loading label="Loading the history">
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  if (versions.length === 0)
    return <p className="text-ink-2">Nothing published yet. Every published version is kept here and can be restored.</p>
  return (
    <>
      <VersionTable versions={versions} canRestore={canRestore} onAsk={restoring.ask} />
      <ConfirmDialog
        open={restoring.isOpen}
        onClose={restoring.close}
        danger={false}
        title={`Restore version ${restoring.about?.number ?? ''}?`}
        confirmLabel="Restore as draft"
        onConfirm={() => restoring.about && onRestore(restoring.about.number)}
        onFail={tellFailure}
      >
        The draft becomes that version. Visitors see no change until you publish.
      </ConfirmDialog>
    </>
  )
}
