import { choosePlatform } from '#contract/releases/platforms.ts'
import { type Download, listReleases } from '#contract/releases/releases.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { ownPlatform, platformNames } from '#web/lib/catalog/platform-label.ts'
import type { Tried } from './tried.ts'

/** The file for this system; where nothing fits, the page with all of them says so. */
export const useOwnDownload = ({ creatorId, productId }: Tried): { own: Download | undefined; isReading: boolean } => {
  const { data, isPending } = useRead(read(listReleases, { params: { creatorId, productId } }))
  return { own: data && choosePlatform(data.releases[0]?.downloads ?? [], ownPlatform()), isReading: isPending }
}

export const startLabel = (own: Download | undefined): string =>
  own ? `Start and download${own.platform === 'Universal' ? '' : ` for ${platformNames[own.platform]}`}` : 'Start'
