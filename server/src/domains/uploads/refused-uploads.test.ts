import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { uploadsPath } from '#contract/uploads/uploads.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { addUser } from '../../../testing/sample-user.ts'
import { manyBytes, metadataOf, openTusShop, pieceHeaders, tus } from '../../../testing/tus-shop.ts'
import { claimUpload, findUpload, forgetUpload, releaseClaim, sweepResumable } from './index.ts'

let now = new Date('2030-03-01T12:00:00Z')
const tusShop = await openTusShop({ change: (shop) => ({ ...shop, clock: { now: () => now } }) })
const { shop, db, call, create, begin, patch, offsetOf, rowOf, idOf, stranger } = tusShop
// Days pass here, and everybody stays signed in.
await db
  .updateTable('sessions')
  .set({ expires_at: new Date('2031-01-01T00:00:00Z') })
  .execute()
const week = 7 * 24 * 60 * 60 * 1000

const typeOf = async (answer: Response): Promise<[number, string]> => [answer.status, (await answer.json()).type]
const bytes = manyBytes('some', 1000)

test('OPTIONS says what is supported', async () => {
  const answer = await fetch(new URL(uploadsPath, tusShop.base), { method: 'OPTIONS' })
  expect(answer.status).toBe(204)
  expect(
    Object.fromEntries(
      ['tus-version', 'tus-extension', 'tus-max-size', 'tus-checksum-algorithm'].map((name) => [name, answer.headers.get(name)]),
    ),
  ).toEqual({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,creation-with-upload,termination,expiration,checksum',
    'tus-max-size': '10737418240',
    'tus-checksum-algorithm': 'sha1,sha256,md5',
  })
})

test('another version of tus is a 412 that names ours, and nothing is done', async () => {
  for (const version of ['0.2.2', '2.0.0', '']) {
    const answer = await create(10, { 'tus-resumable': version })
    expect([answer.status, answer.headers.get('tus-version'), answer.headers.get('tus-resumable')]).toEqual([412, '1.0.0', '1.0.0'])
  }
  const url = await begin(1000)
  for (const method of ['HEAD', 'DELETE']) expect((await call(method, url)).status).toBe(412)
  expect((await patch(url, 0, bytes, { 'tus-resumable': '0.2.2' })).status).toBe(412)
})

test.each([
  ['no length', { 'upload-length': '' }, 400],
  ['a negative length', { 'upload-length': '-1' }, 400],
  ['a length that is no number', { 'upload-length': '1e3' }, 400],
  ['a huge length', { 'upload-length': '999999999999999' }, 413],
  ['a length with more digits than there are bytes', { 'upload-length': '9'.repeat(300) }, 400],
  ['one byte more than is taken', { 'upload-length': '10737418241' }, 413],
  ['a length that comes later', { 'upload-defer-length': '1' }, 400],
  ['no filename', { 'upload-metadata': metadataOf({ name: 'x' }) }, 400],
  ['a path for a filename', { 'upload-metadata': metadataOf({ filename: '../../etc/passwd' }) }, 400],
  ['bad base64', { 'upload-metadata': 'filename %%%' }, 400],
  ['a checksum of another kind', { 'upload-checksum': 'crc32 YQ==' }, 400],
])('%s is refused', async (_what, headers, status) => {
  const before = await db.selectFrom('resumable_uploads').select('id').execute()
  expect((await create(10, headers)).status).toBe(status)
  expect(await db.selectFrom('resumable_uploads').select('id').execute()).toEqual(before)
})

test.each(['-1', '1.5', '', 'x', '9'.repeat(40), '0x0'])('a piece at offset %s is refused', async (offset) => {
  expect((await call('PATCH', await begin(1000), { ...pieceHeaders(0), 'upload-offset': offset }, bytes)).status).toBe(400)
})

test('a piece at another offset is a 409, one that is too long a 413, one of another type a 415', async () => {
  const url = await begin(1000)
  expect(await typeOf(await patch(url, 1, bytes.subarray(1)))).toEqual([409, '/problems/wrong-offset'])
  expect(await typeOf(await patch(url, 0, manyBytes('more', 1001)))).toEqual([413, '/problems/too-large'])
  expect((await patch(url, 0, bytes, { 'content-type': 'application/octet-stream' })).status).toBe(415)
  expect(await offsetOf(url)).toBe(0)
  expect((await patch(url, 0, bytes)).status).toBe(204)
  expect(await typeOf(await patch(url, 1000, bytes))).toEqual([409, '/problems/wrong-offset'])
})

test('another creator’s file answers as missing, as it does for a stranger, and roles that may not write releases may not send', async () => {
  const url = await begin(1000)
  const answers = [
    await call('HEAD', url, tus, undefined, stranger),
    await patch(url, 0, bytes, {}, stranger),
    await call('DELETE', url, tus, undefined, stranger),
    await call('POST', url, { ...pieceHeaders(0), 'x-http-method-override': 'PATCH' }, bytes, stranger),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await (await call('GET', uploadsPath, {}, undefined, stranger)).json()).toEqual([])
  expect((await fetch(new URL(url, tusShop.base), { method: 'HEAD', headers: tus })).status).toBe(401)
  const marketing = await addUser(db, { email: 'marketing@lowtide.test', teams: { lowtide: ['Marketing'] } })
  expect((await call('HEAD', url, tus, undefined, marketing)).status).toBe(403)
  expect((await create(10, {}, marketing)).status).toBe(403)
  expect(await offsetOf(url)).toBe(0)
})

test('a file that is being written is left alone; a silent writer is not waited for', async () => {
  const url = await begin(1000)
  const holdFor = (seconds: number) =>
    sql`update resumable_uploads set writer = 'somebody', written_until = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${idOf(url)}`.execute(
      db,
    )
  await holdFor(15)
  expect(await typeOf(await patch(url, 0, bytes))).toEqual([423, '/problems/being-written'])
  await holdFor(-0.001)
  expect((await patch(url, 0, bytes)).status).toBe(204)
})

test('a release takes a complete file once, gives it back, and drops it', async () => {
  const url = await begin(1000)
  const wanted = { creatorId: 'lowtide', uploadId: idOf(url), now }
  const inTx = <Made>(work: (tx: Parameters<typeof claimUpload>[0]) => Promise<Made>) => db.transaction().execute(work)
  await expect(inTx((tx) => claimUpload(tx, wanted))).rejects.toThrow('not complete')
  await patch(url, 0, bytes)
  await expect(inTx((tx) => claimUpload(tx, { ...wanted, creatorId: 'glasshouse' }))).rejects.toThrow('not-found')
  expect(await inTx((tx) => claimUpload(tx, wanted))).toMatchObject({ name: 'drums.zip', size: 1000, fileKey: `uploads/${idOf(url)}` })
  await expect(inTx((tx) => claimUpload(tx, wanted))).rejects.toThrow('belongs to a release')
  expect((await call('DELETE', url, tus)).status).toBe(409)
  now = new Date(now.getTime() + 2 * week)
  await sweepResumable({ db, files: shop.files, clock: shop.clock })
  expect(await findUpload(db, wanted)).toMatchObject({ status: 'Claimed', isComplete: true })
  await inTx((tx) => releaseClaim(tx, { ...wanted, now }))
  await inTx((tx) => claimUpload(tx, { ...wanted, now }))
  await inTx((tx) => forgetUpload(tx, wanted))
  expect(await findUpload(db, wanted)).toBeUndefined()
  expect(await shop.files.find(`uploads/${idOf(url)}`)).toBeDefined()
})

test('a week after its last byte an upload expires, and is swept with its bytes; a continued one is not', async () => {
  const [left, going] = [await begin(2000), await begin(2000)]
  await patch(left, 0, bytes)
  now = new Date(now.getTime() + week / 2)
  await patch(going, 0, bytes)
  now = new Date(now.getTime() + week / 2 + 1000)
  expect((await call('HEAD', left, tus)).status).toBe(410)
  expect((await patch(left, 1000, bytes)).status).toBe(410)
  await sweepResumable({ db, files: shop.files, clock: shop.clock })
  expect((await call('HEAD', left, tus)).status).toBe(404)
  await runJobs(shop)
  expect(await rowOf(left)).toBeUndefined()
  expect(await offsetOf(going)).toBe(1000)
})

test('a creator has at most 50 files in progress, however many start at once', async () => {
  await db.deleteFrom('resumable_uploads').execute()
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn++)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => create(10)))).map(({ status }) => status))
  expect(statuses.filter((status) => status === 201)).toHaveLength(50)
  expect(statuses.filter((status) => status === 413)).toHaveLength(10)
})

test('a creator has at most 100 GB waiting for a release', async () => {
  await db.deleteFrom('resumable_uploads').execute()
  for (let file = 0; file < 10; file++) expect((await create(10_737_418_240)).status).toBe(201)
  const answer = await create(1)
  expect(answer.status).toBe(413)
  expect((await answer.json()).detail).toContain('100 GB')
  expect((await create(1, {}, stranger)).status).toBe(201)
})
