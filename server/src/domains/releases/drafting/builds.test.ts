import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '#contract/releases/own-releases.ts'
import { releaseUploads } from '#server/wire-drafts.ts'
import { openCheckShop, pluginZip } from '../../../../testing/check-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { untilWaitedFor } from '../../../../testing/lock-order.ts'
import { testDay } from '../../../../testing/test-shop.ts'
import { beginCheck } from '../processing/begin-check.ts'

const { shop, db, marketing, stranger, act, look, release, run, buildOf, beginUpload, sendPiece, send, name, complete } =
  await openCheckShop()

const keyOf = async (buildId: string): Promise<string> =>
  (await db.selectFrom('builds').select('file_key').where('id', '=', buildId).executeTakeFirstOrThrow()).file_key ?? ''

test('§13 a build that is still uploading has a row without hash, and is checked once it has arrived', async () => {
  const { id } = await release()
  const bytes = pluginZip()
  const uploadId = await beginUpload(bytes.length)
  await sendPiece(uploadId, 0, bytes.subarray(0, 100))
  const arriving = (await name(id, uploadId)).json().builds[0]
  expect(arriving).toMatchObject({ status: 'NotReady', name: 'deep.zip', size: null, sha256: null, check: null, reason: null })
  expect(arriving.upload).toEqual({ id: uploadId, received: 100, size: bytes.length, expiresAt: '2030-03-08T12:00:00.000Z' })
  await run()
  expect((await look(id)).missing.map(({ code }) => code)).toEqual(['arriving'])
  await sendPiece(uploadId, 100, bytes.subarray(100))
  await run()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', size: bytes.length, sha256, upload: null, check: { tries: 1 } })
  expect((await look(id)).missing).toEqual([])
})

test('an upload that completes before its build is named is checked, too', async () => {
  const { id } = await release()
  const uploadId = await send(pluginZip())
  await run()
  expect((await name(id, uploadId)).json().builds[0].check).toEqual({ status: 'Dispatched', progress: 0, tries: 0 })
  await run()
  expect((await buildOf(id)).status).toBe('Ready')
})

test('an upload that completes while its build is being named is not missed', async () => {
  const { id } = await release()
  const bytes = pluginZip()
  const uploadId = await beginUpload(bytes.length)
  await Promise.all([name(id, uploadId), sendPiece(uploadId, 0, bytes)])
  await run()
  expect(await buildOf(id)).toMatchObject({ status: 'Ready', check: { tries: 1 } })
})

test('a file removed while it is still uploading goes at once, with its bytes', async () => {
  const { id } = await release()
  const bytes = pluginZip()
  const uploadId = await beginUpload(bytes.length)
  await sendPiece(uploadId, 0, bytes.subarray(0, 100))
  await name(id, uploadId)
  await act(contract.removeBuild, id)
  await run()
  expect(await db.selectFrom('resumable_uploads').select('id').where('id', '=', uploadId).execute()).toEqual([])
})

test('a file that arrives while it is being removed goes with its bytes', async () => {
  const { id } = await release()
  const bytes = pluginZip()
  const uploadId = await beginUpload(bytes.length)
  await name(id, uploadId)
  await sendPiece(uploadId, 0, bytes)
  let removing: ReturnType<typeof act> | undefined
  await db.transaction().execute(async (tx) => {
    await beginCheck(tx, releaseUploads, { creatorId: 'lowtide', uploadId, now: new Date(testDay) })
    removing = act(contract.removeBuild, id)
    await untilWaitedFor(shop.database.url, tx)
  })
  expect((await removing)?.statusCode).toBe(200)
  await run()
  expect(await shop.files.find(`uploads/${uploadId}`)).toBeUndefined()
})

test('a new file replaces the one before, whose bytes are removed', async () => {
  const before = await complete()
  const [old] = before.builds
  const oldKey = await keyOf(old?.id ?? '')
  await name(before.id, await send(pluginZip({ 'more.txt': 'more' }), 'newer.zip'))
  expect((await look(before.id)).builds).toHaveLength(1)
  await run()
  expect(await buildOf(before.id)).toMatchObject({ name: 'newer.zip', status: 'Ready' })
  expect(await shop.files.find(oldKey)).toBeUndefined()
  expect(await db.selectFrom('resumable_uploads').select('id').where('file_key', '=', oldKey).execute()).toEqual([])
})

test('naming the same upload again changes nothing', async () => {
  const { id } = await release()
  const uploadId = await send(pluginZip())
  const [first, second] = [(await name(id, uploadId)).json(), (await name(id, uploadId)).json()]
  expect(second).toEqual(first)
})

test('an upload is for one file, of its own creator', async () => {
  const { id } = await release()
  const uploadId = await send(pluginZip())
  await name(id, uploadId)
  expect(Object.keys(expectProblem(await name(id, uploadId, { platform: 'Mac' }), 400).errors ?? {})).toEqual(['uploadId'])
  const theirs = await beginUpload(10, { by: stranger })
  for (const strange of [theirs, 'rup_none', '../../etc/passwd']) {
    expect(Object.keys(expectProblem(await name(id, strange, { platform: 'Mac' }), 400).errors ?? {})).toEqual(['uploadId'])
  }
  expectProblem(await name(id, uploadId, { by: marketing }), 403)
  expect((await look(id)).builds).toHaveLength(1)
})

test('packs, presets, courses and books have one file, for every system', async () => {
  const { id } = await release({ productId: 'pack' })
  const uploadId = await beginUpload(10)
  for (const platform of ['Windows', 'Mac', 'Linux', 'Symbols'] as const) expectProblem(await name(id, uploadId, { platform }), 400)
  expect((await name(id, uploadId, { platform: 'Universal' })).statusCode).toBe(200)
})

test('a removed file goes with its bytes, and the history says so', async () => {
  const { id, builds } = await complete()
  const key = await keyOf(builds[0]?.id ?? '')
  const after = (await act(contract.removeBuild, id)).json()
  expect([after.builds, after.history[0].what, after.history[0].detail]).toEqual([[], 'BuildRemoved', 'Windows: deep.zip'])
  await run()
  expect(await shop.files.find(key)).toBeUndefined()
  expectProblem(await act(contract.removeBuild, id), 404)
})

test('a discarded release removes its files', async () => {
  const { id, builds } = await complete()
  const key = await keyOf(builds[0]?.id ?? '')
  expect((await act(contract.discardRelease, id)).statusCode).toBe(204)
  await run()
  expect(await shop.files.find(key)).toBeUndefined()
})

test('bytes that another build uses stay', async () => {
  const { id, builds } = await complete()
  const other = await release()
  const key = await keyOf(builds[0]?.id ?? '')
  await name(other.id, await send(pluginZip()))
  await db.updateTable('builds').set({ file_key: key }).where('release_id', '=', other.id).execute()
  await act(contract.removeBuild, id)
  await run()
  expect(await shop.files.find(key)).toBeDefined()
})
