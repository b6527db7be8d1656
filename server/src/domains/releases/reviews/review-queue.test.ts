import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as drafts from '#contract/releases/own-releases.ts'
import * as contract from '#contract/releases/reviews.ts'
import { newId } from '#kernel/ids.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { openReviewShop } from '../../../../testing/review-shop.ts'
import { newAddress } from '../../../../testing/sample-calls.ts'
import { sampleBytes } from '../../../../testing/sample-release.ts'

const { app, db, ada, quinn, owner, support, insider, call, act, must, ...reviewing } = await openReviewShop()
const { submitted, approved, review, take, newProduct, addBuild, moveOn } = reviewing

type Queue = { items: contract.ReviewRow[]; hasMore: boolean; next: string | null }
const queue = (query: Record<string, string> = {}, who = quinn) => must<Queue>(call(who, contract.listReviews, { query }))
const idsOf = async (query: Record<string, string> = {}, who = quinn) => (await queue(query, who)).items.map(({ id }) => id)

test('waiting releases are listed oldest first, decided ones newest first', async () => {
  const productId = await newProduct()
  const decided = await approved('1.0.0', { productId })
  moveOn(1)
  const first = await submitted('1.1.0', { productId })
  moveOn(1)
  const second = await submitted('1.2.0', { productId })
  moveOn(1)
  const laterDecided = await approved('1.3.0', { productId })
  expect(await idsOf()).toEqual([first, second])
  expect(await idsOf({ show: 'decided' })).toEqual([laterDecided, decided])
  expect(await idsOf({ show: 'all' })).toEqual([laterDecided, second, first, decided])
  await must(take(second))
  expect(await idsOf({ show: 'mine' })).toEqual([second])
  expect(await idsOf({ show: 'mine' }, owner)).toEqual([])
  expect((await queue()).items[1]).toMatchObject({
    taken: { by: { name: 'Quinn' }, isYou: true },
    creator: { id: 'lowtide', name: 'Low Tide' },
  })
  moveOn(31)
  expect(await idsOf({ show: 'mine' })).toEqual([])
})

test('it is searched by product, creator and version', async () => {
  const id = await submitted('7.7.7')
  const { productName } = await review(id)
  for (const search of [productName, '7.7.7', '7.7']) expect(await idsOf({ search })).toContain(id)
  expect((await idsOf({ search: 'low tide' })).length).toBeGreaterThan(1)
  expect(await idsOf({ search: 'nobody%' })).toEqual([])
  expect(await idsOf({ creatorId: 'glasshouse' })).toEqual([])
})

test('the worst line of its reports shows in the queue', async () => {
  const line = (level: 'green' | 'amber') => ({ level, code: 'signature', title: 'Signature', detail: null })
  const report = { lines: [line('green'), line('amber')], formats: [], pack: null }
  const id = await submitted('1.0.0', { builds: [{ platform: 'Mac', report }] })
  expect((await queue()).items.find((item) => item.id === id)?.worst).toBe('amber')
})

test('a long queue comes in parts, each release once', async () => {
  const productId = await newProduct()
  const at = moveOn(1)
  await db
    .insertInto('releases')
    .values(
      Array.from({ length: 120 }, (_none, index) => ({
        ...{ id: newId('rel', at), creator_id: 'lowtide', product_id: productId, number: index + 1, version: `9.${index}.0`, notes: '' },
        ...{ status: 'InReview' as const, submitted_at: at, created_at: at },
      })),
    )
    .execute()
  const seen: string[] = []
  let next: string | null = `${contract.listReviews.path}?search=9.`
  while (next) {
    const answer: Queue = (await app.inject({ url: next, headers: { cookie: quinn.cookie }, remoteAddress: newAddress() })).json()
    seen.push(...answer.items.map(({ id }) => id))
    next = answer.next
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  await db.deleteFrom('releases').where('product_id', '=', productId).execute()
})

test('§3 CreatorSupport reads reviews and decides none; customers and creators see none', async () => {
  const id = await submitted('1.0.0')
  expect((await review(id, support)).mayNotBecause).toBe('read-only')
  expectProblem(await take(id, support), 403)
  for (const who of [ada, null]) expectProblem(await call(who, contract.listReviews), who ? 403 : 401)
})

test('a draft that was never submitted is visible to its creator alone', async () => {
  const id = await submitted('1.0.0')
  await must(act(ada, drafts.withdrawRelease, id))
  expectProblem(await act(quinn, contract.getReview, id), 404)
  expectProblem(await take(id), 409)
})

const linkTo = (releaseId: string, downloadId: string, who = quinn) =>
  call(who, contract.getReviewDownload, { params: { releaseId, downloadId }, query: { redirect: 'false' } })
const fetchFile = (location: string, headers = {}) => app.inject({ url: new URL(location).pathname, headers, remoteAddress: newAddress() })

test('a role that only reads reviews gets no files', async () => {
  const id = await submitted('1.0.0')
  const [build] = (await review(id)).builds
  expectProblem(await linkTo(id, build?.id ?? '', support), 403)
})

test('QA downloads any build that is in review, for a quarter of an hour, and the log says who did', async () => {
  const id = await submitted('1.0.0', { builds: [{ platform: 'Mac' }, { platform: 'Symbols' }] })
  for (const build of (await review(id)).builds) {
    const { location } = await must<{ location: string }>(linkTo(id, build.id))
    const file = await fetchFile(location)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(build.sha256)
    expect((await fetchFile(location, { range: 'bytes=0-9' })).rawPayload).toEqual(sampleBytes(`${id} ${build.platform}`).subarray(0, 10))
  }
  const audit = await db.selectFrom('audit_log').select(['action', 'actor_id']).where('subject', '=', id).execute()
  expect(audit).toEqual(Array.from({ length: 2 }, () => ({ action: 'release.downloaded-for-review', actor_id: quinn.id })))
})

test('the link ends with its time, with the review and with the role', async () => {
  const id = await submitted('1.0.0')
  const [build] = (await review(id)).builds
  const link = async (who = quinn) => (await must<{ location: string }>(linkTo(id, build?.id ?? '', who))).location
  const old = await link()
  moveOn(16)
  expectProblem(await fetchFile(old), 410)
  const forOwner = await link(owner)
  await db.updateTable('users').set({ staff_roles: [] }).where('id', '=', owner.id).execute()
  expectProblem(await fetchFile(forOwner), 410)
  const good = await link()
  expect((await fetchFile(good)).statusCode).toBe(200)
  expectProblem(await fetchFile(good.replace('/api/review-downloads/', '/api/downloads/')), 410)
  await must(act(ada, drafts.withdrawRelease, id))
  expectProblem(await fetchFile(good), 410)
  expectProblem(await linkTo(id, build?.id ?? ''), 404)
})

test('files added to a release since it was sent back are visible to its creator alone until they submit it', async () => {
  const id = await submitted('1.0.0')
  const [seen] = (await review(id)).builds
  await must(take(id))
  await must(act(quinn, contract.rejectRelease, id, { reason: 'It crashes.' }))
  const again = await must<{ location: string }>(linkTo(id, seen?.id ?? ''))
  expect((await fetchFile(again.location)).statusCode).toBe(200)
  await db.deleteFrom('builds').where('release_id', '=', id).execute()
  const mended = await addBuild(id, { platform: 'Mac', bytes: Buffer.from('mended') })
  expectProblem(await linkTo(id, mended), 404)
  await must(act(ada, drafts.submitRelease, id))
  expect((await fetchFile((await must<{ location: string }>(linkTo(id, mended))).location)).body).toBe('mended')
})

test('a build without a hash is sent as a whole, without an ETag', async () => {
  const id = await submitted('1.0.0')
  const [build] = (await review(id)).builds
  await db
    .updateTable('builds')
    .set({ status: 'NotReady', sha256: null })
    .where('id', '=', build?.id ?? '')
    .execute()
  const { location } = await must<{ location: string }>(linkTo(id, build?.id ?? ''))
  const file = await fetchFile(location, { range: 'bytes=0-9', 'if-range': '"null"' })
  expect([file.statusCode, file.headers.etag]).toEqual([200, undefined])
})

test('a build is found in its own release, by staff alone', async () => {
  const [id, another] = [await submitted('1.0.0'), await submitted('1.0.0')]
  const build = (await review(id)).builds[0]?.id ?? ''
  expectProblem(await linkTo(another, build), 404)
  expectProblem(await linkTo(id, build, ada), 403)
  const answer = await call(insider, contract.getReviewDownload, { params: { releaseId: id, downloadId: build } })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, expect.stringContaining('/api/review-downloads/')])
})
