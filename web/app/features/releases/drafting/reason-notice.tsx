import type { OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import { Notice } from '#web/ui/notice.tsx'

/** QA's reason for a release that was sent back. It stays visible until the release is submitted again. */
export const ReasonNotice = ({ release: { status, reason } }: { release: Pick<OwnReleaseDetails, 'status' | 'reason'> }) => {
  if (!reason || (status !== 'Rejected' && status !== 'ChangesRequested')) return null
  return (
    <Notice kind="bad" title={status === 'Rejected' ? 'QA rejected it' : 'QA sent it back'} className="mb-8">
      <span className="block max-w-[43.5em] whitespace-pre-line wrap-anywhere">{reason}</span>
    </Notice>
  )
}
