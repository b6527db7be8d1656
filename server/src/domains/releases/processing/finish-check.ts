import type { BuildReport } from '#contract/releases/build-report.ts'
import type { Manifest } from '#contract/releases/releases.ts'
import { storableText } from '#kernel/storable-text.ts'
import type { Inspection } from '../inspection/index.ts'
import { manifestColumns, reportDocument } from '../release.documents.ts'
import { dispatchPreviews } from '../sounds/dispatch-previews.ts'
import type { InstallerResult } from './add-installer.ts'
import { lockDuring, type Run, setChecked } from './check.store.ts'
import type { CheckDeps } from './check-deps.ts'
import type { CheckFacts } from './check-facts.views.ts'
import { dropFiles } from './remove-build-files.ts'

export type Checked = { inspection: Inspection; installer: InstallerResult | undefined }

const toManifest = (found: Inspection['manifest']): Manifest | null =>
  found && {
    files: found.files.map(({ name, path, size }) => ({
      name: storableText(name),
      path: storableText(path),
      ...(size !== null && { size }),
    })),
    licensePath: found.licensePath === null ? null : storableText(found.licensePath),
  }

const toReport = ({ inspection: { report, formats, pack }, installer }: Checked): BuildReport => ({
  lines: [...report, ...(installer ? [installer.line] : [])].map((line) => ({
    ...line,
    title: storableText(line.title),
    detail: line.detail === null ? null : storableText(line.detail),
  })),
  formats,
  pack,
})

/** The final file of a build: the uploaded one, or the installer that was made of it. */
const fileOf = ({ inspection, installer }: Checked, facts: CheckFacts) => {
  const made = installer?.installer
  const source = made ? { source_name: facts.name, source_file_key: facts.fileKey } : { source_name: null, source_file_key: null }
  const { name, fileKey, sha256, size } = made ?? { ...inspection, name: facts.name, fileKey: facts.fileKey }
  return { ...source, name, file_key: fileKey, sha256, size }
}

/** All findings are written at once; false when the run is not the latest any more, and nothing was. */
export const finishCheck = async ({ db, clock }: CheckDeps, run: Run, facts: CheckFacts, checked: Checked): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const before = await lockDuring(tx, run)
    if (!before) return false
    const { verdict, manifest } = checked.inspection
    const file = fileOf(checked, facts)
    await setChecked(
      tx,
      run,
      {
        ...file,
        status: verdict === 'Ready' ? 'Ready' : 'NotReady',
        reason: verdict === 'Ready' ? null : storableText(verdict.notReady),
        report: reportDocument.write(toReport(checked)),
        ...manifestColumns(toManifest(manifest)),
      },
      clock.now(),
    )
    const hasSounds = (checked.inspection.pack?.sounds ?? 0) > 0 && facts.platform === 'Universal'
    if (verdict === 'Ready' && hasSounds) await dispatchPreviews(tx, { buildId: run.buildId, creatorId: facts.creatorId, now: clock.now() })
    // The installer of an earlier check, if this one made another or none.
    const isLeft = before.file_key !== null && before.file_key !== file.file_key && before.file_key !== file.source_file_key
    if (isLeft) await dropFiles(tx, [before.file_key])
    return true
  })
