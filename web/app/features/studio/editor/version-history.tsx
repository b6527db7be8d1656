import { useEffect, useState } from 'react'
import type { PublishedVersion } from '#contract/catalog/editing.ts'
import { type FailureMessage, failureLine, failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type VersionHistoryProps = {
  /** Changes with every publishing: the list is read anew. */
  publishedAt: string | null
  load: () => Promise<PublishedVersion[]>
  canRestore: boolean
  onRestore: (number: number) => Promise<unknown>
}

const useVersions = (load: () => Promise<PublishedVersion[]>, publishedAt: string | null) => {
  const [versions, setVersions] = useState<PublishedVersion[] | FailureMessage>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after a publishing or a retry, not whenever the parent draws
  useEffect(() => {
    let isOver = false
    load().then(
      (read) => isOver || setVersions(read),
      (error) => isOver || setVersions(failureMessage(error)),
    )
    return () => {
      isOver = true
    }
  }, [publishedAt, attempt])
  return { versions, retry: () => setAttempt(attempt + 1) }
}

/** What was published before, each to be taken up again as the draft. */
export const VersionHistory = ({ publishedAt, load, canRestore, onRestore }: VersionHistoryProps) => {
  const { versions, retry } = useVersions(load, publishedAt)
  const restoring = useAsked<PublishedVersion>()
  if (versions === undefined) {
    return (
      <Loading label="Loading the history">
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  if ('title' in versions) {
    return (
      <ErrorState level={3} title={versions.title} onRetry={retry} className="py-2">
        {versions.text}
      </ErrorState>
    )
  }
  if (versions.length === 0)
    return <p className="text-ink-2">Nothing was published yet. Each publishing is kept here and can be taken up again.</p>
  return (
    <>
      <DataTable caption="Published versions">
        <thead>
          <tr>
            <HeaderCell>Version</HeaderCell>
            <HeaderCell>Published</HeaderCell>
            <HeaderCell>By</HeaderCell>
            <HeaderCell>
              <VisuallyHidden>Restore</VisuallyHidden>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <Row key={version.number}>
              <NameCell>
                <span className="figures">{version.number}</span> {version.isCurrent && <Chip tone="ok">Live now</Chip>}
              </NameCell>
              <Cell className="sm:whitespace-nowrap">
                <Instant at={version.at} show="moment" />
              </Cell>
              <Cell muted>{version.by?.name ?? 'the shop'}</Cell>
              <Cell className="text-right">
                {canRestore && !version.isCurrent && (
                  <Button size="small" onPress={() => restoring.ask(version)} aria-label={`Restore version ${version.number}`}>
                    Restore
                  </Button>
                )}
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <ConfirmDialog
        open={restoring.isOpen}
        onClose={restoring.close}
        danger={false}
        title={`Take up version ${restoring.about?.number ?? ''} again?`}
        confirmLabel="Restore as draft"
        onConfirm={() => restoring.about && onRestore(restoring.about.number)}
        onFail={(error) => toast({ kind: 'error', text: failureLine(error) })}
      >
        The draft becomes what was published then. Visitors see no change until you publish.
      </ConfirmDialog>
    </>
  )
}
