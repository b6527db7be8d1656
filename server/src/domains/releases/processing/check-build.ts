import { FileMissing, FilesUnavailable } from '#platform/files/files.ts'
import { inspectBuild } from '../inspection/index.ts'
import { addInstaller, forgetInstaller } from './add-installer.ts'
import { bringFile } from './bring-file.ts'
import { lockBuild } from './build.store.ts'
import { maxTries, reasons } from './check.rules.ts'
import { type Run, setFailed, setGivenUp, setRunning, setWaiting } from './check.store.ts'
import type { CheckDeps } from './check-deps.ts'
import { type CheckFacts, findFacts } from './check-facts.views.ts'
import { type Checked, finishCheck } from './finish-check.ts'
import { type Following, followCheck } from './follow-check.ts'
import { inWorkFolder } from './work-folder.ts'

type Begun = { run: Run; facts: CheckFacts }

/** Undefined when there is nothing to do: the build was replaced, somebody else did it, or it is given up. */
const begin = ({ db, clock }: CheckDeps, buildId: string, uploadId: string): Promise<Begun | undefined> =>
  db.transaction().execute(async (tx) => {
    const build = await lockBuild(tx, buildId)
    if (!build || (build.upload_id ?? '') !== uploadId) return undefined
    // A running check is started again: its worker is gone, else the queue would not have handed the job out.
    if (build.check_status !== 'Dispatched' && build.check_status !== 'Running') return undefined
    if (build.check_tries >= maxTries) return void (await setGivenUp(tx, buildId, reasons.givenUp, clock.now()))
    const facts = await findFacts(tx, buildId)
    if (!facts) return undefined
    const run = { buildId, tries: build.check_tries + 1 }
    await setRunning(tx, buildId, run.tries, clock.now())
    return { run, facts }
  })

/** The share of each part in the progress. */
const shares = { brought: 0.3, inspected: 0.9 }

type Work = { folder: string; progress: Following; signal?: AbortSignal | undefined }

const look = async (deps: CheckDeps, { run, facts }: Begun, { folder, progress, signal }: Work): Promise<Checked> => {
  const { fileKey, size, creatorId: _creator, productName: _product, installer: _installer, ...input } = facts
  const onBytes = (bytes: number): void => progress.note(shares.brought * Math.min(1, bytes / Math.max(1, size)))
  const { path, isCopy } = await bringFile(deps.files, { fileKey, folder, signal, onBytes })
  const base = isCopy ? shares.brought : 0
  const inspection = await inspectBuild(
    { ...input, path },
    {
      ...{ tools: await deps.findTools(), clamd: deps.clamd, limits: deps.limits, folder, signal },
      onProgress: (share) => progress.note(base + share * (shares.inspected - base)),
    },
  )
  if (inspection.verdict !== 'Ready') return { inspection, installer: undefined }
  return { inspection, installer: await addInstaller(deps, { run, facts, inspection, path, folder, signal }) }
}

/** The failure is not the file's fault: it is tried again, or reported as final. */
const noteFault = async ({ db, clock }: CheckDeps, run: Run, error: unknown, signal: AbortSignal | undefined): Promise<void> => {
  const isNoTry = error instanceof FilesUnavailable || signal?.aborted === true
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    if (error instanceof FileMissing) await setFailed(tx, run, reasons.gone, now)
    else if (isNoTry) await setWaiting(tx, run, run.tries - 1, now)
    else if (run.tries >= maxTries) await setFailed(tx, run, reasons.givenUp, now)
    else await setWaiting(tx, run, run.tries, now)
  })
}

/**
 * Checks an uploaded file and decides whether it can be offered. May run again at any point: until its end nothing is
 * published, and what an older run finds is ignored.
 */
export const checkBuild = async (deps: CheckDeps, wanted: { buildId: string; uploadId: string }, signal?: AbortSignal): Promise<void> => {
  const begun = await begin(deps, wanted.buildId, wanted.uploadId)
  if (!begun) return
  const progress = followCheck(deps, begun.run)
  try {
    const checked = await inWorkFolder(deps.workFolder, wanted.buildId, (folder) => look(deps, begun, { folder, progress, signal }))
    await progress.end()
    const counts = await finishCheck(deps, begun.run, begun.facts, checked)
    if (!counts) await forgetInstaller(deps, checked.installer)
  } catch (error) {
    await progress.end()
    await noteFault(deps, begun.run, error, signal)
    if (!(error instanceof FileMissing)) throw error
  }
}
