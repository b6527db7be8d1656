import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import type { BuildReport } from '#contract/releases/build-report.ts'
import * as drafts from '#contract/releases/own-releases.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import * as publishing from '#contract/releases/publishing.ts'
import type { Manifest } from '#contract/releases/releases.ts'
import * as reviews from '#contract/releases/reviews.ts'
import { manifestColumns, reportDocument } from '#domains/releases/release.documents.ts'
import { newId } from '#kernel/ids.ts'
import { writeOptional } from '#platform/database/stored-document.ts'
import { contentKey } from '#platform/files/content-key.ts'
import { newAddress } from './sample-calls.ts'
import { addCreator, addProduct } from './sample-creator.ts'
import { sampleBytes } from './sample-release.ts'
import { addUser, type SampleUser } from './sample-user.ts'
import { openTestApp, openTestShop, testDay } from './test-shop.ts'

type Wanted = { params?: Record<string, string>; query?: Record<string, string>; body?: object }
type SomeBuild = { platform: BuildPlatform; manifest?: Manifest | null; report?: BuildReport | null; bytes?: Buffer }
type SomeRelease = { productId?: string; channel?: 'stable' | 'beta'; builds?: SomeBuild[]; notes?: string }

/** A shop whose clock can be moved forward, with a creator's team, two reviewers, and unpublished releases. */
export const openReviewShop = async () => {
  let moment = new Date(testDay)
  const shop = { ...(await openTestShop()), clock: { now: () => moment } }
  const app = await openTestApp(shop)
  const { db } = shop.database
  await addCreator(db, { id: 'lowtide', name: 'Low Tide' })
  await addCreator(db, { id: 'glasshouse', name: 'Glasshouse' })
  const person = (email: string, more: object = {}) => addUser(db, { email: `${email}@example.test`, ...more })
  const ada = await person('ada', { name: 'Ada', teams: { lowtide: ['Admin'] } })
  const dev = await person('dev', { teams: { lowtide: ['PluginDeveloper'] } })
  const marketing = await person('marketing', { teams: { lowtide: ['Marketing'] } })
  const other = await person('other', { teams: { glasshouse: ['Admin'] } })
  const quinn = await person('quinn', { name: 'Quinn', staffRoles: ['QA'] })
  const owner = await person('owner', { name: 'Olga', staffRoles: ['Owner'] })
  const support = await person('support', { staffRoles: ['CreatorSupport'] })
  const insider = await person('insider', { staffRoles: ['QA'], teams: { lowtide: ['Marketing'] } })

  const call = (who: SampleUser | null, route: Route, { params = {}, query, body }: Wanted = {}) =>
    app.inject({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? ''),
      remoteAddress: newAddress(),
      headers: who ? { cookie: who.cookie } : {},
      ...(query && { query }),
      ...(body && { payload: body }),
    })
  const act = (who: SampleUser | null, route: Route, releaseId: string, body?: object) =>
    call(who, route, { params: { releaseId }, ...(body && { body }) })
  const must = async <Body>(answer: ReturnType<typeof call>): Promise<Body> => {
    const { statusCode, body } = await answer
    expect([statusCode, statusCode < 300 ? '' : body]).toEqual([statusCode, ''])
    return JSON.parse(body)
  }

  let products = 0
  const newProduct = async (): Promise<string> => {
    products += 1
    await addProduct(db, `lowtide/deep-${products}`, { name: `Deep ${products}` })
    return `deep-${products}`
  }

  /** A build as after the check of its upload. */
  const addBuild = async (releaseId: string, { platform, manifest = null, report = null, bytes }: SomeBuild): Promise<string> => {
    const content = bytes ?? sampleBytes(`${releaseId} ${platform}`)
    const fileKey = contentKey('releases', content, 'zip')
    await shop.files.put(fileKey, content, { contentType: 'application/zip' })
    const id = newId('bld', moment)
    await db
      .insertInto('builds')
      .values({
        ...{ id, release_id: releaseId, platform, name: `Deep ${platform}.zip`, file_key: fileKey, size: content.length },
        ...{
          sha256: createHash('sha256').update(content).digest('hex'),
          status: 'Ready' as const,
          check_status: 'Completed' as const,
          check_changed_at: moment,
          created_at: moment,
        },
        ...manifestColumns(manifest),
        report: writeOptional(reportDocument, report),
      })
      .execute()
    return id
  }

  /** A release that waits for its review. */
  const submitted = async (version: string, { productId, channel = 'stable', builds, notes = 'Deeper.' }: SomeRelease = {}) => {
    const params = { productId: productId ?? (await newProduct()) }
    const { id } = await must<drafts.OwnReleaseDetails>(call(ada, drafts.createRelease, { params, body: { version, channel, notes } }))
    for (const build of builds ?? [{ platform: 'Mac' as const }]) await addBuild(id, build)
    await must(act(ada, drafts.submitRelease, id))
    return id
  }
  const review = (releaseId: string, who = quinn) => must<reviews.Review>(act(who, reviews.getReview, releaseId))
  const hashesOf = async (releaseId: string) => (await review(releaseId)).builds.map(({ sha256 }) => sha256 ?? '')
  const take = (releaseId: string, who = quinn) => act(who, reviews.takeReview, releaseId)
  const approve = async (releaseId: string, who = quinn) =>
    act(who, reviews.approveRelease, releaseId, { sha256s: await hashesOf(releaseId) })
  const approved = async (version: string, more: SomeRelease = {}): Promise<string> => {
    const id = await submitted(version, more)
    await must(take(id))
    await must(approve(id))
    return id
  }
  const publish = (releaseId: string, { at = null as string | null, rolloutPercent = 100, by = ada } = {}) =>
    act(by, publishing.publishRelease, releaseId, { at, rolloutPercent })
  const published = async (version: string, more: SomeRelease & { rolloutPercent?: number } = {}): Promise<string> => {
    const id = await approved(version, more)
    await must(publish(id, more))
    return id
  }
  const own = (releaseId: string) => must<drafts.OwnReleaseDetails>(act(ada, drafts.getCreatorRelease, releaseId))

  return {
    ...{ app, db, shop, ada, dev, marketing, other, quinn, owner, support, insider, call, act, must },
    ...{ newProduct, addBuild, submitted, review, take, approve, approved, publish, published, own, hashesOf },
    moveOn: (minutes: number) => {
      moment = new Date(moment.getTime() + minutes * 60_000)
      return moment
    },
  }
}
