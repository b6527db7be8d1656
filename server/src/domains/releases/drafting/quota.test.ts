import { expect, test } from 'vitest'
import { getUploadQuota, maxResumableBytes, type UploadQuota, uploadsPath } from '#contract/uploads/uploads.ts'
import { openCheckShop, pluginZip } from '../../../../testing/check-shop.ts'
import { newAddress } from '../../../../testing/sample-calls.ts'

const { db, app, ada, stranger, release, run, send, name, look } = await openCheckShop()

const ask = async (by = ada): Promise<UploadQuota> =>
  (await app.inject({ url: getUploadQuota.path, remoteAddress: newAddress(), headers: { cookie: by.cookie } })).json()

const begin = (size: number, by = ada) =>
  app.inject({
    method: 'POST',
    url: uploadsPath,
    remoteAddress: newAddress(),
    headers: { cookie: by.cookie, 'tus-resumable': '1.0.0', 'upload-length': String(size), 'upload-metadata': 'filename ZGVlcC56aXA=' },
  })

/** Nobody uploads 10 GB in a test: the size of a claimed file is changed in the database. */
const holdLargeFile = async (): Promise<string> => {
  const { id } = await release()
  const uploadId = await send(pluginZip())
  await name(id, uploadId)
  await run()
  await db
    .updateTable('resumable_uploads')
    .set({ size: maxResumableBytes, received: maxResumableBytes })
    .where('id', '=', uploadId)
    .execute()
  return id
}

test('files claimed by a release count until it is approved, so that drafts hold no more than uploads do', async () => {
  expect(await ask()).toEqual({ usedBytes: 0, limitBytes: 10 * maxResumableBytes, openUploads: 0, openLimit: 50 })
  const held = [await holdLargeFile(), await holdLargeFile(), await holdLargeFile()]
  expect(await ask()).toMatchObject({ usedBytes: 3 * maxResumableBytes, openUploads: 0 })
  for (let file = 0; file < 7; file++) expect((await begin(maxResumableBytes)).statusCode).toBe(201)
  expect(await ask()).toMatchObject({ usedBytes: 10 * maxResumableBytes, openUploads: 7 })
  const refused = await begin(1)
  expect([refused.statusCode, refused.json().detail]).toEqual([413, expect.stringContaining('not approved yet take up 100.0 GB')])
  expect((await begin(1, stranger)).statusCode).toBe(201)

  for (const status of ['InReview', 'ChangesRequested', 'Rejected'] as const) {
    await db
      .updateTable('releases')
      .set({ status, reason: status === 'InReview' ? null : 'Not yet' })
      .where('id', 'in', held)
      .execute()
    expect((await begin(1)).statusCode, status).toBe(413)
  }
  await db
    .updateTable('releases')
    .set({ status: 'Approved', reason: null })
    .where('id', '=', held[0] ?? '')
    .execute()
  expect((await begin(maxResumableBytes)).statusCode).toBe(201)
})

test('an installer counts next to the file it was made of, and removed files no longer count', async () => {
  await db.deleteFrom('resumable_uploads').execute()
  await db.deleteFrom('builds').execute()
  const id = await holdLargeFile()
  const [build] = (await look(id)).builds
  await db
    .updateTable('builds')
    .set({ source_file_key: 'uploads/before', source_name: 'deep.zip', size: 1000 })
    .where('id', '=', build?.id ?? '')
    .execute()
  expect((await ask()).usedBytes).toBe(maxResumableBytes + 1000)
  await app.inject({ method: 'DELETE', url: `/api/creator/releases/${id}`, headers: { cookie: ada.cookie } })
  expect((await ask()).usedBytes).toBe(0)
})
