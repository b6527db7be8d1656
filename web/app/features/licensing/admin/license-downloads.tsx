import { listLicenseDownloads } from '#contract/releases/download-records.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** What was downloaded with a license. */
export const LicenseDownloads = ({ licenseId }: { licenseId: string }) => {
  const { data: downloads, isError, refetch } = useRead(read(listLicenseDownloads, { params: { licenseId } }))
  return (
    <section aria-labelledby="license-downloads">
      <SectionHead id="license-downloads" title="Downloads" className="pb-2" />
      {isError && (
        <ErrorState title="The downloads couldn’t be loaded" level={3} onRetry={refetch}>
          The rest of this page is fine.
        </ErrorState>
      )}
      {!isError && !downloads && (
        <Loading label="Loading downloads">
          <SkeletonText />
        </Loading>
      )}
      {downloads?.length === 0 && <p className="py-2.5 text-14 text-ink-2">Nothing downloaded yet.</p>}
      <ul>
        {downloads?.map((download) => (
          <li key={download.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
            <Chip tone={download.finishedAt ? 'ok' : 'plain'}>{download.finishedAt ? 'Finished' : 'Not finished'}</Chip>
            <span className="min-w-0 grow wrap-anywhere">
              {download.name} <span className="figures text-ink-2">{download.version}</span>
              <span className="block text-ink-2">{[download.by, download.device, download.network].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="text-ink-2">
              <Instant at={download.startedAt} show="moment" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
