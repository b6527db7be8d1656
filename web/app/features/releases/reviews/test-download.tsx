import Download from 'lucide-react/icons/download'
import { getReviewDownload } from '#contract/releases/reviews.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'

type TestDownloadProps = { releaseId: string; build: { id: string; name: string } }

/** Downloads a build that customers do not have yet. */
export const TestDownload = ({ releaseId, build }: TestDownloadProps) => {
  const start = async () => {
    const { location } = await call(getReviewDownload, { params: { releaseId, downloadId: build.id }, query: { redirect: 'false' } })
    const { pathname, search } = new URL(location, window.location.href)
    // At the address of this page, which is the shop's under any of its names.
    window.location.assign(`${pathname}${search}`)
  }
  return (
    <Button
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      successLabel="Started"
      aria-label={`Download ${build.name} for testing`}
      onPress={start}
      onFail={tellFailure}
    >
      Download
    </Button>
  )
}
