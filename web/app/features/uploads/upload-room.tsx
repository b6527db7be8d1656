import { getUploadQuota } from '#contract/uploads/uploads.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { roomText } from './room-text.ts'

/** How much storage is used; loaded again when `version` changes. If it fails to load, an upload reports a lack of storage. */
export const UploadRoom = ({ version }: { version: unknown }) => {
  const { data, isError } = useRead(read(getUploadQuota, {}), { version, keepsPrevious: true })
  if (isError) return null
  // Reserves its space, so that the files below do not move when it is loaded.
  if (!data) return <ProgressBar label="Storage" value={0} note="" className="invisible mb-4" />
  const { share, used, isTight, advice } = roomText(data)
  return (
    <div className="mb-4 grid gap-3">
      <ProgressBar label="Storage" value={share} note={used} tone={isTight ? 'bad' : 'ink'} />
      {advice && <Notice kind="warn">{advice}</Notice>}
    </div>
  )
}
