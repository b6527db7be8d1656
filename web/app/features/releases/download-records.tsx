import { type DownloadRecord, listDownloadRecords } from '#contract/releases/download-records.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { classes } from '#web/ui/classes.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const RecordRow = ({ record }: { record: DownloadRecord }) => (
  <li className="grid gap-0.5 border-b border-line py-2">
    <span className="wrap-anywhere">
      {record.name} <span className="figures text-ink-2">{record.version}</span>
    </span>
    <span className="text-ink-2">
      <Instant at={record.startedAt} show="moment" />
      {record.finishedAt === null && ' · not finished'}
      {record.device && ` · ${record.device}`}
      {record.network && <span className="wrap-anywhere"> · {record.network}</span>}
    </span>
  </li>
)

const Records = ({ licenseId }: { licenseId: string }) => {
  const { data, error, refetch } = useRead(read(listDownloadRecords, { query: { licenseId } }))
  if (error) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState title={title} level={3} onRetry={async () => void (await refetch())} className="py-4">
        {text}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading downloads" className="py-2">
        <Skeleton className="h-6" />
      </Loading>
    )
  }
  if (data.items.length === 0) return <p className="py-2 text-ink-2">Nothing downloaded with this license yet.</p>
  return (
    <>
      <ul className="mt-1 border-t border-line">
        {data.items.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
      {data.hasMore && <p className="py-2 text-ink-2">For older ones, use “Download my data” in your settings.</p>}
    </>
  )
}

/** The downloads with a license, loaded when they are opened. */
export const DownloadRecords = ({ licenseId, className }: { licenseId: string; className?: string }) => (
  <section aria-label="Download history" className={classes('text-14', className)}>
    <h4 className="py-1 font-semibold">Download history</h4>
    <Records licenseId={licenseId} />
  </section>
)
