import { join } from 'node:path'
import { sql } from 'kysely'
import type { OwnBuild, OwnReleaseDetails } from '#contract/releases/own-releases.ts'
import * as contract from '#contract/releases/own-releases.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import { uploadsPath } from '#contract/uploads/uploads.ts'
import type { CheckDeps } from '#domains/releases/index.ts'
import { zipOf } from '#domains/releases/inspection/testing/zip-of.ts'
import { dispatchCheck } from '#domains/releases/processing/dispatch-check.ts'
import { checkDeps } from '#server/wire-drafts.ts'
import { openDraftShop } from './draft-shop.ts'
import { runJobs } from './run-jobs.ts'
import { newAddress } from './sample-calls.ts'
import type { SampleUser } from './sample-user.ts'
import { testDay } from './test-shop.ts'

/** A plugin for Windows as a zip, with additional files. */
export const pluginZip = (more: Record<string, string> = {}): Buffer =>
  zipOf(
    Object.entries({ 'Deep.vst3/Contents/x86_64-win/Deep.vst3': 'MZ a plugin', 'license.txt': 'Play it.', ...more }).map(
      ([path, content]) => ({ path, content }),
    ),
  )

type Arriving = { bytes: Buffer; platform?: BuildPlatform; name?: string; uploadId?: string; creatorId?: string; size?: number }

/** A shop where files of releases are uploaded and checked. */
export const openCheckShop = async (variables: Record<string, string> = {}) => {
  const shop = await openDraftShop(variables)
  const { db, app, ada, begin, look, act } = shop
  const now = new Date(testDay)
  let count = 0

  /** A release with a higher version than all before it. */
  const release = (more: Parameters<typeof begin>[1] = {}): Promise<OwnReleaseDetails> => begin(`${++count}.0.0`, more)

  /** A complete file, as at the end of its upload. */
  const arrive = async (releaseId: string, arriving: Arriving) => {
    const { bytes, platform = 'Windows', name = 'deep.zip', uploadId, creatorId = 'lowtide', size = bytes.length } = arriving
    count += 1
    const sent = uploadId ?? `upload-${count}`
    const [fileKey, buildId] = [`uploads/${sent}`, `bld_${String(count).padStart(26, '0')}`]
    await shop.shop.files.put(fileKey, bytes, { contentType: 'application/octet-stream' })
    await db.transaction().execute(async (tx) => {
      const row = { id: buildId, release_id: releaseId, platform, name, upload_id: sent, status: 'NotReady' as const, created_at: now }
      await tx
        .insertInto('builds')
        .values({ ...row, file_key: fileKey, size })
        .execute()
      await dispatchCheck(tx, { id: buildId, upload_id: sent }, { creatorId, now })
    })
    return { buildId, uploadId: sent, fileKey }
  }
  const buildOf = async (releaseId: string, platform?: BuildPlatform): Promise<OwnBuild> => {
    const build = (await look(releaseId)).builds.find((one) => platform === undefined || one.platform === platform)
    if (!build) throw new Error('The release has no build')
    return build
  }
  const deps: CheckDeps = { ...checkDeps(shop.shop), workFolder: join(shop.shop.config.dataDir, 'work') }
  const tus = { 'tus-resumable': '1.0.0' }
  /** Starts an upload, as a client does. */
  const beginUpload = async (size: number, { name = 'deep.zip', by = ada } = {}): Promise<string> => {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`
    const headers = { cookie: by.cookie, ...tus, 'upload-length': String(size), 'upload-metadata': metadata }
    const answer = await app.inject({ method: 'POST', url: uploadsPath, remoteAddress: newAddress(), headers })
    if (answer.statusCode !== 201) throw new Error(`The upload was answered ${answer.statusCode}: ${answer.body}`)
    return String(answer.headers.location).split('/').at(-1) ?? ''
  }
  const sendPiece = async (uploadId: string, offset: number, piece: Buffer): Promise<void> => {
    const type = 'application/offset+octet-stream'
    const headers = { cookie: ada.cookie, ...tus, 'upload-offset': String(offset), 'content-type': type }
    const url = `${uploadsPath}/${uploadId}`
    const answer = await app.inject({ method: 'PATCH', url, remoteAddress: newAddress(), headers, payload: piece })
    if (answer.statusCode !== 204) throw new Error(`The piece was answered ${answer.statusCode}: ${answer.body}`)
  }
  /** Uploads a whole file. */
  const send = async (bytes: Buffer, name = 'deep.zip'): Promise<string> => {
    const uploadId = await beginUpload(bytes.length, { name })
    await sendPiece(uploadId, 0, bytes)
    return uploadId
  }
  const name = (releaseId: string, uploadId: string, more: { platform?: BuildPlatform; by?: SampleUser } = {}) =>
    act(contract.setBuild, releaseId, { body: { uploadId }, ...more })

  /** A release that can be submitted. */
  const complete = async (): Promise<OwnReleaseDetails> => {
    const { id } = await release()
    await name(id, await send(pluginZip()))
    await run()
    return look(id)
  }

  const listChecks = async () => {
    const { rows } = await sql<{ last_error: string | null }>`
      select j.last_error from graphile_worker.jobs j where j.task_identifier = 'check-build'`.execute(db)
    return rows
  }
  /**
   * Runs the waiting jobs. Jobs of one queue run one after the other, and a worker that finds the queue busy stops, so this repeats until
   * none is left. If a check has to be retried, its error is printed, because the test itself would only see that it did not finish.
   */
  const run = async (): Promise<void> => {
    for (let waiting = await listChecks(); ; waiting = await listChecks()) {
      await runJobs(shop.shop)
      const fault = waiting.find(({ last_error }) => last_error !== null)
      if (fault) throw new Error(`A check failed: ${fault.last_error}`)
      if (waiting.length === 0) return
    }
  }

  return { ...shop, release, arrive, buildOf, deps, run, beginUpload, sendPiece, send, name, complete }
}
