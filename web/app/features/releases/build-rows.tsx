import type { Download } from '#contract/releases/releases.ts'
import { platformNames } from '#web/lib/catalog/platform-label.ts'
import { Size } from '#web/ui/texts/size.tsx'
import { Checksum } from './checksum.tsx'
import { DownloadButton } from './download-button.tsx'

const BuildRow = ({ build, isFirst }: { build: Download; isFirst: boolean }) => (
  <li className="grid gap-x-5 gap-y-2.5 border-t border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
    <div className="grid min-w-0 gap-0.5">
      <span className="font-semibold">
        {platformNames[build.platform]}{' '}
        <span className="figures ml-1.5 text-14 font-normal text-ink-2">
          <Size of={build.size} />
        </span>
      </span>
      <span className="min-w-0 text-14 wrap-anywhere text-ink-2">{build.name}</span>
      <Checksum {...build} />
    </div>
    {build.path && <DownloadButton download={build} size="small" kind={isFirst ? 'go' : 'plain'} />}
  </li>
)

/** All files of a release. The one for the visitor's own system comes first and is the main action. */
export const BuildRows = ({ builds, ownKey }: { builds: readonly Download[]; ownKey: string | undefined }) => (
  <ul className="border-b border-line">
    {builds
      .toSorted((one, other) => Number(other.key === ownKey) - Number(one.key === ownKey))
      .map((build) => (
        <BuildRow key={build.key} build={build} isFirst={build.key === ownKey} />
      ))}
  </ul>
)
