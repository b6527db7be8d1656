import { choosePlatform } from '#contract/releases/platforms.ts'
import type { Download } from '#contract/releases/releases.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { listReleases } from '#web/lib/api/release-routes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { ownPlatform, platformNames } from '#web/lib/catalog/platform-label.ts'
import { startDownload } from '#web/lib/files/start-download.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import type { Tried } from './tried.ts'

type OwnDownload = {
  own: Download | undefined
  /** Before it is known which file it is, a press would start the days and no download. */
  isReading: boolean
  label: string
  /** A download that does not start is said by itself, and can be had from the page of all downloads: the days have begun. */
  download: () => Promise<void>
}

const startLabel = (own: Download | undefined): string =>
  own ? `Start and download${own.platform === 'Universal' ? '' : ` for ${platformNames[own.platform]}`}` : 'Start'

/** The file for this system; where nothing fits, the page with all of them says so. */
export const useOwnDownload = ({ creatorId, productId }: Tried): OwnDownload => {
  const { data, isPending } = useRead(read(listReleases, { params: { creatorId, productId } }))
  const own = data && choosePlatform(data.releases[0]?.downloads ?? [], ownPlatform())
  const download = async (): Promise<void> => {
    if (own) await startDownload(own.key).catch(tellFailure)
  }
  return { own, isReading: isPending, label: startLabel(own), download }
}
