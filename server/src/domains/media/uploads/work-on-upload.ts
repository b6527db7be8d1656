import { buffer } from 'node:stream/consumers'
import type { Clock } from '#kernel/clock.ts'
import { canMove } from '#kernel/states.ts'
import type { Reader } from '#platform/database/database.ts'
import { FileMissing, type Files, FilesUnavailable } from '#platform/files/files.ts'
import type { MediaVerdict } from '../media.ts'
import { storeImage } from '../store-image.ts'
import { storeSound } from '../store-sound.ts'
import { storeVideo } from '../store-video.ts'
import { followProgress, type Progress } from './follow-progress.ts'
import { incomingKey, maxTries, reasons, uploadMoves } from './upload.rules.ts'
import { giveTryBack, lockUpload, setReady, setRefused, setWorking } from './upload.store.ts'

type Deps = { db: Reader; files: Files; clock: Clock }
type Begun = NonNullable<Awaited<ReturnType<typeof begin>>>

/** Undefined when there is nothing left to do: somebody else did it, or it is given up. */
const begin = ({ db, clock }: Deps, id: string) =>
  db.transaction().execute(async (tx) => {
    const row = await lockUpload(tx, id)
    if (!row || !canMove(uploadMoves, row.status, 'Working')) return undefined
    if (row.tries >= maxTries) return void (await setRefused(tx, row, reasons.givenUp, clock.now()))
    await setWorking(tx, row, clock.now())
    return { id, creatorId: row.creator_id, kind: row.kind, fileKey: row.file_key, size: row.size }
  })

const makers: Record<Begun['kind'], (files: Files, upload: Begun, progress: Progress) => Promise<MediaVerdict>> = {
  Image: async (files, { creatorId, fileKey }, progress) => {
    const bytes = await buffer(await files.open(fileKey))
    await progress.reach(0.2)
    return storeImage(files, creatorId, bytes, () => progress.reach(0.8))
  },
  Audio: async (files, { creatorId, fileKey, size }, progress) =>
    storeSound(files, creatorId, { chunks: await files.open(fileKey), size, onProgress: (bytes) => progress.note((bytes / size) * 0.95) }),
  Video: (files, { fileKey, size }, progress) => storeVideo(files, { key: fileKey, size, onJudged: () => progress.reach(0.5) }),
}

const look = async (deps: Deps, upload: Begun): Promise<MediaVerdict> => {
  const progress = followProgress(deps, upload.id)
  try {
    return await makers[upload.kind](deps.files, upload, progress)
  } catch (error) {
    if (error instanceof FileMissing) return { stored: false, reason: reasons.gone }
    if (error instanceof FilesUnavailable) await deps.db.transaction().execute((tx) => giveTryBack(tx, upload.id))
    throw error
  } finally {
    await progress.end()
  }
}

/** The result is published once, also when two runs made it. */
const finish = ({ db, clock }: Deps, id: string, verdict: MediaVerdict) =>
  db.transaction().execute(async (tx) => {
    const row = await lockUpload(tx, id)
    const now = clock.now()
    if (!row || !canMove(uploadMoves, row.status, verdict.stored ? 'Ready' : 'Refused')) return
    if (!verdict.stored) return void (await setRefused(tx, row, verdict.reason, now))
    await verdict.record(tx, now)
    await setReady(tx, row, verdict.result, now)
  })

/** Checks an uploaded file and makes of it what pages show. May run again at any point: results are stored under the hash of their content. */
export const workOnUpload = async (deps: Deps, id: string): Promise<void> => {
  const upload = await begin(deps, id)
  if (upload) await finish(deps, id, await look(deps, upload))
  await deps.files.remove(incomingKey(id))
}
