import { choosePlatform } from '#contract/releases/platforms.ts'
import type { Download } from '#contract/releases/releases.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { listReleases } from '#web/lib/api/release-routes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { ownPlatform, platformNames } from '#web/lib/catalog/platform-label.ts'
import { startDownload } from '#web/lib/files/start-download.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import type { Tried } from './tried.ts'
import { isWithdrawn } from './withdrawn.ts'

type OwnDownload = {
  own: Download | undefined
  /** While the file is still unknown, a click would start the trial without a download. */
  isReading: boolean
  /** Reads it once more where that has failed; nothing is started before, because the days would begin without the download. */
  retry: (() => Promise<unknown>) | undefined
  /** There is nothing to read any more, and nothing to try. */
  isGone: boolean
  label: string
  /** A failed download is reported but does not fail the trial, which has started: the file is also on the page of all downloads. */
  download: () => Promise<void>
}

const startLabel = (own: Download | undefined): string =>
  own ? `Start and download${own.platform === 'Universal' ? '' : ` for ${platformNames[own.platform]}`}` : 'Start'

/** The file for this system; where none fits, the page with all downloads says so. */
export const useOwnDownload = ({ creatorId, productId }: Tried): OwnDownload => {
  const { data, isPending, isError, error, refetch } = useRead(read(listReleases, { params: { creatorId, productId } }))
  const own = data && choosePlatform(data.releases[0]?.downloads ?? [], ownPlatform())
  const download = async (): Promise<void> => {
    if (own) await startDownload(own.key).catch(tellFailure)
  }
  const retry = isError ? () => refetch({ throwOnError: true }) : undefined
  return { own, isReading: isPending, retry, isGone: isWithdrawn(error), label: startLabel(own), download }
}
