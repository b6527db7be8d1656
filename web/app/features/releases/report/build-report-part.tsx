import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { ReportLines } from '../report-lines.tsx'
import { BuildFacts } from './build-facts.tsx'
import { ManifestList } from './manifest-list.tsx'

/** Everything that the check found in a build: facts, lines, files. */
export const BuildReportPart = ({ build: { report, manifest } }: { build: Pick<OwnBuild, 'report' | 'manifest'> }) => (
  <div className="grid gap-3.5 empty:hidden">
    {report && <BuildFacts report={report} />}
    {report && report.lines.length > 0 && <ReportLines lines={report.lines} />}
    {manifest && manifest.files.length > 0 && <ManifestList manifest={manifest} />}
  </div>
)
