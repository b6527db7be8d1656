import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { CreatorRole } from '#contract/core/permissions.ts'
import type { Upload, UploadKind } from '#contract/media/uploads.ts'
import { callAs } from './call-as.ts'
import { runJobs } from './run-jobs.ts'
import { addCreator } from './sample-creator.ts'
import { addUser, type SampleUser } from './sample-user.ts'
import { openTestApp, openTestShop } from './test-shop.ts'

let people = 0

/** A shop to which members of two creators upload files. */
export const openUploadShop = async () => {
  const shop = await openTestShop()
  const app = await openTestApp(shop)
  const { db } = shop.database
  for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })

  const addMember = (creatorId: string, roles: CreatorRole[]): Promise<SampleUser> => {
    people += 1
    return addUser(db, { email: `sender-${people}@example.test`, teams: { [creatorId]: roles } })
  }
  const admin = await addMember('lowtide', ['Admin'])

  const send = (kind: UploadKind, payload: Buffer | NodeJS.ReadableStream, { by = admin, name = 'a file' } = {}) =>
    callAs(app, by, '/api/creator/media', {
      method: 'POST',
      query: { kind, name },
      payload: payload as Buffer,
      headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    })

  const ask = (id: string, by = admin) => callAs(app, by, `/api/creator/media/${id}`)

  /** The jobs that are left, and why. */
  const tellJobs = async (): Promise<string> => {
    const { rows } = await sql`select j.attempts, j.last_error, j.run_at <= now() as due from graphile_worker.jobs j`.execute(db)
    return JSON.stringify(rows)
  }

  /** Uploads a file, runs the jobs and returns the result. */
  const settle = async (kind: UploadKind, payload: Buffer, by = admin): Promise<Upload> => {
    const answer = await send(kind, payload, { by })
    // Otherwise a test about the result could pass for a file that was never uploaded.
    if (answer.statusCode !== 202) throw new Error(`The upload was answered ${answer.statusCode}: ${answer.body}`)
    const { id } = answer.json<Upload>()
    // On a slow machine the worker has returned before a job it had taken was finished; then it is run again.
    for (let tries = 0; tries < 100; tries++) {
      await runJobs(shop)
      const upload = (await ask(id, by)).json<Upload>()
      if (upload.status !== 'Waiting' && upload.status !== 'Working') return upload
      await pause(50)
    }
    throw new Error(`The work did not end: ${await tellJobs()}`)
  }

  /** What is in the folder of waiting files. */
  const waiting = async (): Promise<string[]> => (await Array.fromAsync(shop.files.list('incoming'))).map(({ key }) => key)

  return { shop, app, db, admin, addMember, send, ask, settle, waiting }
}
