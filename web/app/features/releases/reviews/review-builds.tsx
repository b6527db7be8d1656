import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Size } from '#web/ui/texts/size.tsx'
import { Checksum } from '../checksum.tsx'
import { buildLooks, buildPlatformNames } from '../release-text.ts'
import { BuildReportPart } from '../report/build-report-part.tsx'
import { TestDownload } from './test-download.tsx'

type ReviewBuildProps = { build: OwnBuild; releaseId: string; canTest: boolean }

const ReviewBuild = ({ build, releaseId, canTest }: ReviewBuildProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-4.5">
    <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2.5">
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <h4 className="flex flex-wrap items-baseline gap-x-2.5 text-16">
          {buildPlatformNames[build.platform]}
          {build.size !== null && (
            <span className="figures text-14 font-normal text-ink-2">
              <Size of={build.size} />
            </span>
          )}
          <Chip tone={buildLooks[build.status].tone}>{buildLooks[build.status].label}</Chip>
        </h4>
        <span className="min-w-0 text-14 wrap-anywhere text-ink-2">{build.name}</span>
        {build.madeFrom && <span className="min-w-0 text-14 wrap-anywhere text-ink-2">Installer made from {build.madeFrom}</span>}
        {build.sha256 && <Checksum sha256={build.sha256} name={build.name} />}
      </div>
      {canTest && build.sha256 && <TestDownload releaseId={releaseId} build={build} />}
    </div>
    {build.reason && <p className="text-14 text-bad">{build.reason}</p>}
    <BuildReportPart build={build} />
  </li>
)

type ReviewBuildsProps = Omit<ReviewBuildProps, 'build'> & { builds: readonly OwnBuild[] }

/** All files of the release with the results of their checks, and for reviewers a link to test each. */
export const ReviewBuilds = ({ builds, releaseId, canTest }: ReviewBuildsProps) => (
  <ul>
    {builds.map((build) => (
      <ReviewBuild key={build.id} build={build} releaseId={releaseId} canTest={canTest} />
    ))}
  </ul>
)
