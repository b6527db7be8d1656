import fc from 'fast-check'
import { sql, type Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { BuildPlatform, Platform } from '#contract/releases/platforms.ts'
import { type Channel, channels } from '#contract/releases/release-states.ts'
import { newId } from '#kernel/ids.ts'
import { readVersions } from '#platform/database/change-versions.ts'
import type { Tables } from '#platform/database/tables.ts'
import { planOf } from '../../../testing/plan-of.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { chooseCurrent, type PublishedRelease, shareOf } from './current-release.rules.ts'
import { currentRelease, findCurrentRelease, forEveryone, readCurrentVersions } from './current-release.ts'

const { db } = await openTestDatabase()
await addCreator(db, { id: 'lowtide' })

const now = new Date('2030-03-01T12:00:00Z')
const before = new Date('2030-02-01T12:00:00Z')
const later = new Date('2030-04-01T12:00:00Z')

let products = 0
const newProduct = async () => {
  const productId = `deep-${products++}`
  await addProduct(db, `lowtide/${productId}`)
  return { creatorId: 'lowtide', productId }
}

type Given = Omit<PublishedRelease, 'id' | 'number' | 'platforms'> & { platforms: readonly BuildPlatform[] }

const insert = async (productId: string, given: readonly Given[]): Promise<PublishedRelease[]> => {
  const releases = given.map((one, index) => ({ ...one, id: newId('rel', before), number: index + 1 }))
  for (const release of releases) {
    await db
      .insertInto('releases')
      .values({
        id: release.id,
        creator_id: 'lowtide',
        product_id: productId,
        number: release.number,
        version: release.version,
        notes: '',
        status: 'Approved',
        reason: null,
        created_at: before,
        channel: release.channel,
        published_at: release.publishedAt,
        rolled_back_at: release.rolledBackAt,
        rollout_stopped_at: release.rolloutStoppedAt,
        rollout_percent: release.rolloutPercent,
      })
      .execute()
    for (const platform of release.platforms) {
      const file = { file_key: 'releases/x.zip', size: 1, sha256: 'a'.repeat(64) }
      await db
        .insertInto('builds')
        .values({ id: newId('bld', before), release_id: release.id, platform, name: 'x', ...file, status: 'Approved', created_at: before })
        .execute()
    }
  }
  return releases
}

const whole: Given = {
  version: '1.0.0',
  channel: 'stable',
  publishedAt: before,
  rolledBackAt: null,
  rolloutStoppedAt: null,
  rolloutPercent: 100,
  platforms: ['Mac'],
}

const someRelease = fc.record({
  version: fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom('', '', '-beta.1', '-beta.10', '-rc'))
    .map(([minor, suffix]) => `1.${minor}.0${suffix}`),
  channel: fc.constantFrom(...channels),
  publishedAt: fc.constantFrom(before, before, before, later, null),
  rolledBackAt: fc.constantFrom(null, null, null, before),
  rolloutStoppedAt: fc.constantFrom(null, null, null, before),
  rolloutPercent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 })),
  platforms: fc.subarray(['Mac', 'Windows', 'Universal', 'Symbols'] as const),
})
const possible = someRelease.map((one) => (one.publishedAt ? one : { ...one, rolledBackAt: null }))
const askers = ['usr_ada', 'usr_bo', 'usr_casey', null]
const platforms: (Platform | undefined)[] = [undefined, 'Mac', 'Linux']

test('the database finds what the rule says, for every asker, channel and platform', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(possible, { maxLength: 7, selector: ({ version }) => version }), async (given) => {
      const product = await newProduct()
      const releases = await insert(product.productId, given)
      const versionFor = await readCurrentVersions(db, product, now)
      for (const asker of askers) {
        for (const channel of channels satisfies readonly Channel[]) {
          for (const platform of platforms) {
            const asked = { channel, platform, now }
            const found = await findCurrentRelease(db, product, { ...asked, holder: { userId: asker, licenseId: null } })
            expect(found?.version).toBe(chooseCurrent(releases, { ...asked, asker })?.version)
          }
        }
        const stable = chooseCurrent(releases, { asker, channel: 'stable', now })
        if (asker !== null) expect(versionFor(asker)).toBe(stable?.version ?? null)
      }
    }),
    { numRuns: 15 },
  )
})

test('the share in the database is the one of the rule', async () => {
  const ids = Array.from({ length: 300 }, () => newId('rel', now))
  const { rows } = await sql<{ id: string; share: number }>`
    select id, rollout_share(id, 'usr_é') as share from unnest(${ids}::text[]) as id`.execute(db)
  expect(rows.map(({ share }) => share)).toEqual(ids.map((id) => shareOf(id, 'usr_é')))
})

test('a license without an account has a share of its own', async () => {
  const product = await newProduct()
  const [, next] = await insert(product.productId, [whole, { ...whole, version: '2.0.0', rolloutPercent: 50 }])
  for (const licenseId of ['lic_1', 'lic_2', 'lic_3', 'lic_4', 'lic_5']) {
    const found = await findCurrentRelease(db, product, { holder: { userId: null, licenseId }, channel: 'stable', now })
    expect(found?.version).toBe(shareOf(next?.id ?? '', licenseId) < 50 ? '2.0.0' : '1.0.0')
  }
})

const versionOf = async (): Promise<number> => (await readVersions(db, ['lowtide'])).get('lowtide') ?? 0

test('cached pages are dropped when what is offered changes, and only then', async () => {
  const product = await newProduct()
  const [release] = await insert(product.productId, [{ ...whole, publishedAt: null }])
  const change = async (set: Updateable<Tables['releases']>): Promise<number> => {
    const known = await versionOf()
    await db
      .updateTable('releases')
      .set(set)
      .where('id', '=', release?.id ?? '')
      .execute()
    return (await versionOf()) - known
  }
  expect(await change({ notes: 'Nobody sees this yet' })).toBe(0)
  expect(await change({ scheduled_at: later })).toBe(0)
  expect(await change({ scheduled_at: null, published_at: before, rollout_percent: 10 })).toBe(1)
  expect(await change({ rollout_percent: 20 })).toBe(1)
  expect(await change({ rollout_stopped_at: before })).toBe(1)
  expect(await change({ announced_at: before })).toBe(0)
  expect(await change({ rolled_back_at: before })).toBe(1)
})

test('the current release is found by its index', async () => {
  const current = currentRelease({ creator: 'p.creator_id', id: 'p.id' }, forEveryone(now))
  const plan = await planOf(
    db,
    sql`select c.version from (select 'lowtide'::text as creator_id, 'deep-0'::text as id) p cross join lateral ${current} c`,
  )
  expect(plan).toContain('releases_current')
})
