import { expect, test } from 'vitest'
import * as drafts from '#contract/releases/own-releases.ts'
import * as contract from '#contract/releases/publishing.ts'
import * as offered from '#contract/releases/releases.ts'
import { getProduct } from '#contract/storefront/storefront.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { openReviewShop } from '../../../../testing/review-shop.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'
import { takeWaitingJobs } from '../../../../testing/waiting-jobs.ts'
import { publishDueReleases } from './publish-due-releases.ts'

const { db, shop, ada, dev, marketing, other, quinn, call, act, must, ...releasing } = await openReviewShop()
const { newProduct, submitted, approved, publish, published, own, moveOn } = releasing

const detailOf = (answer: Awaited<ReturnType<typeof call>>) => expectProblem(answer, 409).detail
const later = (minutes: number) => new Date(moveOn(0).getTime() + minutes * 60_000).toISOString()
const pageOf = async (productId: string) =>
  must<{ currentVersion: string | null; releasedAt: string | null }>(
    call(null, getProduct, { params: { creatorId: 'lowtide', productId } }),
  )
const listed = async (productId: string, query = {}) => {
  const { releases } = await must<offered.ProductReleases>(
    call(null, offered.listReleases, { params: { creatorId: 'lowtide', productId }, query }),
  )
  return releases.map(({ version }) => version)
}
/** The releases announced to customers since the last call. */
const tellings = async () => {
  const jobs = await takeWaitingJobs<{ releaseId?: string; decision?: string }>(db)
  return jobs.flatMap(({ payload }) => (payload.releaseId && !payload.decision ? [payload.releaseId] : []))
}

test('a published release shows on the page and in the downloads at once', async () => {
  const productId = await newProduct()
  expect(await pageOf(productId)).toMatchObject({ currentVersion: null, releasedAt: null })
  const id = await approved('1.0.0', { productId })
  expect(await listed(productId)).toEqual([])
  await tellings()
  const at = moveOn(1).toISOString()
  expect(await must(publish(id))).toMatchObject({
    publishedAt: at,
    isCurrent: true,
    history: [{ what: 'Published', by: 'Ada' }, {}, {}, {}, {}],
  })
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.0.0', releasedAt: at })
  expect(await listed(productId)).toEqual(['1.0.0'])
  expect(await tellings()).toEqual([id])
})

test('published twice at once it is published once', async () => {
  const id = await approved('1.0.0')
  await tellings()
  const answers = await Promise.all([publish(id), publish(id, { by: dev })])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(detailOf(await publish(id))).toBe('It is already published.')
  expect(await tellings()).toEqual([id])
  expect((await own(id)).history.filter(({ what }) => what === 'Published')).toHaveLength(1)
})

test('a release that was not approved cannot be published', async () => {
  const id = await submitted('1.0.0')
  expect(detailOf(await publish(id))).toContain('in review')
  await must(act(ada, drafts.withdrawRelease, id))
  expect(detailOf(await publish(id))).toContain('Submit it first')
})

test('an older version than the current one is not published', async () => {
  const productId = await newProduct()
  const old = await approved('1.0.0', { productId })
  await published('1.1.0', { productId })
  expect(detailOf(await publish(old))).toContain('1.1.0 is already published')
  expect(detailOf(await publish(old, { at: later(5) }))).toContain('1.1.0 is already published')
})

test('a beta is only for those who ask for it', async () => {
  const productId = await newProduct()
  await published('1.0.0', { productId })
  const beta = await published('1.1.0-beta.1', { productId, channel: 'beta' })
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.0.0' })
  expect(await listed(productId)).toEqual(['1.0.0'])
  expect(await listed(productId, { channel: 'beta' })).toEqual(['1.1.0-beta.1', '1.0.0'])
  expect(await own(beta)).toMatchObject({ isCurrent: true })
})

test('a scheduled release is published when its time has come, by one worker of two', async () => {
  const productId = await newProduct()
  const id = await approved('1.0.0', { productId })
  const at = later(60)
  expect(await must(publish(id, { at, rolloutPercent: 100 }))).toMatchObject({ scheduledAt: at, publishedAt: null })
  await tellings()
  moveOn(59)
  await publishDueReleases({ db, clock: shop.clock })
  expect(await pageOf(productId)).toMatchObject({ currentVersion: null })
  moveOn(1)
  await Promise.all([publishDueReleases({ db, clock: shop.clock }), publishDueReleases({ db, clock: shop.clock })])
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.0.0', releasedAt: at })
  expect(await own(id)).toMatchObject({
    scheduledAt: null,
    publishedAt: at,
    history: [{ what: 'Published', by: null }, { what: 'Scheduled' }, {}, {}, {}, {}],
  })
  expect(await tellings()).toEqual([id])
})

test('the first release goes to everybody, whatever its share, and says so; the second goes to its share', async () => {
  const productId = await newProduct()
  const first = await approved('1.0.0', { productId })
  const everybody = 'To everyone, because it is the first release'
  expect(await must(publish(first, { at: later(60), rolloutPercent: 25 }))).toMatchObject({
    isFirst: true,
    history: [{ what: 'Scheduled', detail: expect.stringMatching(new RegExp(`^For .* UTC\\. ${everybody}$`)) }, {}, {}, {}, {}],
  })
  expect(await must(publish(first, { rolloutPercent: 25 }))).toMatchObject({
    isFirst: true,
    history: expect.arrayContaining([expect.objectContaining({ what: 'Published', detail: everybody })]),
  })
  const second = await approved('1.1.0', { productId })
  expect(await must(publish(second, { rolloutPercent: 25 }))).toMatchObject({
    isFirst: false,
    history: expect.arrayContaining([expect.objectContaining({ what: 'Published', detail: 'To 25% of its customers' })]),
  })
})

test('one that cannot be published delays no other that is due', async () => {
  const [broken, good] = [
    await approved('1.0.0', { productId: await newProduct() }),
    await approved('1.0.0', { productId: await newProduct() }),
  ]
  await must(publish(broken, { at: later(30), rolloutPercent: 100 }))
  await must(publish(good, { at: later(40), rolloutPercent: 100 }))
  moveOn(60)
  // Its transaction loses the connection.
  let lost = false
  const breaking = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction' || lost) return Reflect.get(target, name).bind(target)
      lost = true
      return () => ({ execute: () => Promise.reject(new Error('the connection went away')) })
    },
  })
  await expect(publishDueReleases({ db: breaking, clock: shop.clock })).rejects.toThrow('1 releases that are due')
  expect(await own(broken)).toMatchObject({ publishedAt: null })
  expect(await own(good)).toMatchObject({ publishedAt: expect.any(String) })
  await publishDueReleases({ db, clock: shop.clock })
  expect(await own(broken)).toMatchObject({ publishedAt: expect.any(String) })
})

test('a scheduled release can be published earlier, rescheduled or unscheduled', async () => {
  const id = await approved('1.0.0')
  await must(publish(id, { at: later(60) }))
  const at = later(90)
  expect(await must(publish(id, { at, rolloutPercent: 20 }))).toMatchObject({ scheduledAt: at, rolloutPercent: 20 })
  await must(act(ada, contract.unscheduleRelease, id))
  expect(detailOf(await act(ada, contract.unscheduleRelease, id))).toBe('It is not scheduled.')
  moveOn(120)
  await publishDueReleases({ db, clock: shop.clock })
  expect(await own(id)).toMatchObject({ publishedAt: null, scheduledAt: null, rolloutPercent: 100 })
  await must(publish(id))
})

test('a time in the past, or years away, is refused at its field', async () => {
  const id = await approved('1.0.0')
  for (const at of [later(0), later(-5), later(3 * 366 * 24 * 60)]) {
    expect(Object.keys(expectProblem(await publish(id, { at }), 400).errors ?? {})).toEqual(['at'])
  }
})

test('a scheduled release overtaken by a newer one is not published', async () => {
  const productId = await newProduct()
  const slow = await approved('1.0.0', { productId })
  await must(publish(slow, { at: later(60) }))
  await published('1.1.0', { productId })
  moveOn(60)
  await publishDueReleases({ db, clock: shop.clock })
  const release = await own(slow)
  expect(release).toMatchObject({ publishedAt: null, scheduledAt: null })
  expect(release.history[0]).toMatchObject({ what: 'Unscheduled', by: null, detail: expect.stringContaining('1.1.0') })
})

test('a roll-out only grows, is stopped by one button and continues', async () => {
  const productId = await newProduct()
  await published('1.0.0', { productId })
  const id = await published('1.1.0', { productId, rolloutPercent: 10 })
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.0.0' })
  await tellings()
  const widen = (percent: number) => act(ada, contract.setRollout, id, { percent })
  expect(detailOf(await widen(10))).toBe('A roll-out can only grow. Use more than 10.')
  expectProblem(await widen(101), 400)
  expect(await must(widen(30))).toMatchObject({
    rolloutPercent: 30,
    history: [{ what: 'RolloutChanged', detail: 'To 30% of its customers' }, {}, {}, {}, {}, {}],
  })
  expect(await tellings()).toEqual([id])
  expect((await must<drafts.OwnReleaseDetails>(act(ada, contract.stopRollout, id))).rolloutStoppedAt).toBe(moveOn(0).toISOString())
  expect(await tellings()).toEqual([])
  expect(detailOf(await act(ada, contract.stopRollout, id))).toContain('already stopped')
  expect(await listed(productId)).toEqual(['1.0.0'])
  expect(await must(widen(30))).toMatchObject({ rolloutStoppedAt: null, rolloutPercent: 30 })
  await must(widen(100))
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.1.0' })
  expect(detailOf(await act(ada, contract.stopRollout, id))).toContain('Everyone already gets it')
})

test('after a roll-back the one before is current again, and the version stays used', async () => {
  const productId = await newProduct()
  await published('1.0.0', { productId })
  const id = await published('1.1.0', { productId })
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.1.0' })
  expect((await must<drafts.OwnReleaseDetails>(act(ada, contract.rollBackRelease, id))).isCurrent).toBe(false)
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.0.0' })
  expect(await listed(productId)).toEqual(['1.0.0'])
  expect(detailOf(await act(ada, contract.rollBackRelease, id))).toBe('It was rolled back.')
  expect(detailOf(await publish(id))).toContain('rolled back')
  await published('1.2.0', { productId })
  expect(await pageOf(productId)).toMatchObject({ currentVersion: '1.2.0' })
})

test('the only release of a product that is for sale is not rolled back; two at once leave one', async () => {
  const productId = await newProduct()
  const first = await published('1.0.0', { productId })
  expect(detailOf(await act(ada, contract.rollBackRelease, first))).toContain('only release')
  const second = await published('1.1.0', { productId })
  const answers = await Promise.all([first, second].map((id) => act(ada, contract.rollBackRelease, id)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('a product that its creator delivers elsewhere may be without a release', async () => {
  const productId = 'elsewhere'
  await addProduct(db, `lowtide/${productId}`, { externalFulfillment: 'Get it at https://lowtide.example' })
  const only = await published('1.0.0', { productId })
  await must(act(ada, contract.rollBackRelease, only))
  expect(await pageOf(productId)).toMatchObject({ currentVersion: null })
})

test('only the creator’s own people with that right publish', async () => {
  const id = await approved('1.0.0')
  expectProblem(await publish(id, { by: marketing }), 403)
  expectProblem(await publish(id, { by: quinn }), 403)
  const routes = [contract.unscheduleRelease, contract.stopRollout, contract.rollBackRelease]
  for (const route of routes) expectProblem(await act(other, route, id), 404)
  expectProblem(await publish(id, { by: other }), 404)
  expectProblem(await act(other, contract.setRollout, id, { percent: 50 }), 404)
  await must(publish(id, { by: dev }))
})
