import { packSoundLimit } from '#contract/releases/sounds.ts'
import { FileMissing, FilesUnavailable } from '#platform/files/files.ts'
import { readSounds } from '../inspection/index.ts'
import { bringFile } from '../processing/bring-file.ts'
import type { CheckDeps } from '../processing/check-deps.ts'
import { dropFiles } from '../processing/remove-build-files.ts'
import { inWorkFolder } from '../processing/work-folder.ts'
import { addPreviewJob } from './dispatch-previews.ts'
import { findChosenBefore, openAsBefore, openFirst } from './opening.store.ts'
import {
  changePreviewsDuring,
  countSounds,
  doOthersWait,
  lockPreviews,
  type PreviewRun,
  setPreviewsFailed,
  setPreviewsRunning,
} from './previews.store.ts'
import { storePreview } from './store-preview.ts'

/** `workFolder` is its own: files in the one of checks are removed with them. */
type PreviewDeps = Omit<CheckDeps, 'clamd'> & {
  /** After this many sounds a pack lets others that wait go first. */
  turnLength?: number
}

const maxTries = 3
/** A minute or two. */
const usualTurn = 100

type Begun = { run: PreviewRun; fileKey: string; name: string }

/** Undefined when there is nothing to do: the pack is deleted or not ready, its previews are made, or they are given up. */
const begin = ({ db, clock }: PreviewDeps, buildId: string): Promise<Begun | undefined> =>
  db.transaction().execute(async (tx) => {
    const pack = await lockPreviews(tx, buildId)
    if (!pack || pack.file_key === null || pack.build_status === 'NotReady') return undefined
    // A running one is started again: its worker is gone, else the queue would not have handed the job out.
    if (pack.status !== 'Dispatched' && pack.status !== 'Running') return undefined
    if (pack.tries >= maxTries) return void (await setPreviewsFailed(tx, buildId, clock.now()))
    const run = { buildId, tries: pack.tries + 1 }
    await setPreviewsRunning(tx, run, clock.now())
    return { run, fileKey: pack.file_key, name: pack.name }
  })

type Work = { folder: string; signal?: AbortSignal | undefined }

/** How a run ended, with the last file that it stored: if the run is not the latest any more, its build may have been deleted before that. */
type End = { how: 'all' | 'turn-over' | 'counts-no-more'; lastKey: string | null }

const makeSome = async (deps: PreviewDeps, { run, fileKey, name }: Begun, { folder, signal }: Work): Promise<End> => {
  const { path } = await bringFile(deps.files, { fileKey, folder, signal, onBytes: () => undefined })
  const limits = { ...deps.limits, sounds: packSoundLimit }
  // Each file was stored before the next row was written; only the last may lack its file.
  const first = Math.max(0, (await countSounds(deps.db, run.buildId)) - 1)
  let position = first
  let lastKey: string | null = null
  const reading = { tools: await deps.findTools(), limits, folder, signal, skippedSounds: first }
  for await (const sound of readSounds({ path, name }, reading)) {
    const { counts, key } = await storePreview(deps, run, position, sound)
    if (!counts) return { how: 'counts-no-more', lastKey }
    lastKey = key ?? lastKey
    position += 1
    const isTurnOver = (position - first) % (deps.turnLength ?? usualTurn) === 0
    if (isTurnOver && (await doOthersWait(deps.db, run.buildId))) return { how: 'turn-over', lastKey }
  }
  return { how: 'all', lastKey }
}

/** Goes to the end of the queue. It does not count as an attempt. */
const stepBack = ({ db, clock }: PreviewDeps, run: PreviewRun): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const counts = await changePreviewsDuring(tx, run, { status: 'Dispatched', tries: run.tries - 1, changed_at: clock.now() })
    if (counts) await addPreviewJob(tx, run.buildId)
    return counts
  })

/** The sounds its creator opened in the release before are open again; where nobody chose, the first few. */
const finish = ({ db, clock }: PreviewDeps, run: PreviewRun): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await changePreviewsDuring(tx, run, { status: 'Completed', changed_at: clock.now() }))) return false
    const before = await findChosenBefore(tx, run.buildId)
    if (before) await openAsBefore(tx, run.buildId, before)
    else await openFirst(tx, run.buildId)
    return true
  })

/** The failure is not the pack's fault: it is tried again, or reported as final. */
const noteFault = async ({ db, clock }: PreviewDeps, run: PreviewRun, error: unknown, signal: AbortSignal | undefined): Promise<void> => {
  const isNoTry = error instanceof FilesUnavailable || signal?.aborted === true
  const isOver = error instanceof FileMissing || (!isNoTry && run.tries >= maxTries)
  const change = isOver ? { status: 'Failed' as const } : { status: 'Dispatched' as const, tries: isNoTry ? run.tries - 1 : run.tries }
  await db.transaction().execute((tx) => changePreviewsDuring(tx, run, { ...change, changed_at: clock.now() }))
}

/** Makes the previews of a pack. Can be interrupted at any point: it continues with its current sound. */
export const makePreviews = async (deps: PreviewDeps, buildId: string, signal?: AbortSignal): Promise<void> => {
  const begun = await begin(deps, buildId)
  if (!begun) return
  const { run } = begun
  try {
    const { how, lastKey } = await inWorkFolder(deps.workFolder, buildId, (folder) => makeSome(deps, begun, { folder, signal }))
    const ends = { all: finish, 'turn-over': stepBack, 'counts-no-more': async () => false }
    const counted = await ends[how](deps, run)
    if (!counted) await deps.db.transaction().execute((tx) => dropFiles(tx, [lastKey]))
  } catch (error) {
    await noteFault(deps, run, error, signal)
    if (!(error instanceof FileMissing)) throw error
  }
}
