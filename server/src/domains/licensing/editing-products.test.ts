import { expect, test } from 'vitest'
import type { DraftVariation, ProductDraft } from '#contract/catalog/editing.ts'
import * as products from '#contract/catalog/products.ts'
import type { Route } from '#contract/core/route.ts'
import { signTerms, termsVersion } from '#domains/creators/index.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addLicenses, claimsIn, newDevice, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addRelease } from '../../../testing/sample-release.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'

const { shop, db, customer, call, plugin, activate, answerRequest, later, now, broken } = await openPluginShop()
const ada = await addUser(db, { email: 'ada@lowtide.test', teams: { lowtide: ['Admin'] } })
await db.transaction().execute((tx) => signTerms(tx, { creatorId: 'lowtide', version: termsVersion, userId: ada.id, now: now() }))

const policy = { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false }
const variation = (change: Partial<DraftVariation> = {}): DraftVariation => ({
  id: 'perpetual',
  name: 'Perpetual',
  description: null,
  prices: { USD: 79 },
  recurrence: { type: 'OneOff' },
  tiers: [],
  licensePolicy: policy,
  ...change,
})
const draft: ProductDraft = {
  name: 'Reel',
  tagline: null,
  description: null,
  iconUrl: '/files/images/ab/abcd.webp',
  images: [],
  variations: [variation()],
  pageBlocks: [],
  compatibility: { systems: [], hosts: [], contents: [] },
  traits: { kind: null, genres: [], tempo: null, keys: [] },
  tags: [],
  externalFulfillment: null,
}

let things = 0

/** A product that is created, changed, published and archived with the studio's own calls. */
const openStudio = async () => {
  things += 1
  const productId = `reel-${things}`
  const kind = { type: 'Plugin', category: 'Plugin' }
  const path = (route: Route) => route.path.replace('{productId}', productId)
  const action = async (route: Route, body?: object) => {
    const answer = await call(ada, route.method as 'POST', path(route), body)
    if (answer.statusCode >= 300) throw new Error(`${route.name}: ${answer.body}`)
    return answer.json<products.OwnProduct>()
  }
  await action(products.createOwnProduct, { id: productId, name: 'Reel', ...kind })
  const revision = async () => (await action(products.getOwnProduct)).revision
  const studio = {
    path: `lowtide/${productId}`,
    save: async (change: Partial<ProductDraft>) =>
      action(products.saveOwnProduct, { revision: await revision(), ...kind, draft: { ...draft, ...change } }),
    publish: async () => action(products.publishOwnProduct, { revision: await revision() }),
    discard: async () => action(products.discardOwnProduct, { revision: await revision() }),
    archive: () => action(products.archiveOwnProduct),
    restore: () => action(products.restoreOwnProduct),
    goBack: async (number: number) => {
      const route = products.restoreProductVersion
      return action({ ...route, path: route.path.replace('{number}', String(number)) } as Route, { revision: await revision() })
    },
  }
  await studio.save({})
  await addRelease(db, shop.files, studio.path, { publishedAt: '2030-02-10T09:00:00Z' })
  await studio.publish()
  return studio
}

type Studio = Awaited<ReturnType<typeof openStudio>>

/** Everything that a creator can do to a product, each followed by what must still hold. */
const edit = async (studio: Studio, stillHolds: (after: string) => Promise<void>): Promise<void> => {
  const generous = { seats: 50, offlineActivation: true, trialDays: 365, trialNeedsAccount: false }
  const actions: [string, () => Promise<unknown>][] = [
    ['other words', () => studio.save({ name: 'Reel Two', tagline: 'More tape', description: 'Words', tags: ['tape'] })],
    ['published again', studio.publish],
    ['more seats and a longer trial', () => studio.save({ variations: [variation({ licensePolicy: generous })] })],
    ['published with them', studio.publish],
    [
      'another variation in front, and a subscription',
      () =>
        studio.save({
          variations: [
            variation({ id: 'studio', name: 'Studio', licensePolicy: generous }),
            variation({ id: 'monthly', name: 'Monthly', recurrence: { type: 'Recurring', cycleLength: 'Monthly' } }),
          ],
        }),
    ],
    ['published without the variation that was sold', studio.publish],
    ['free for everybody', () => studio.save({ variations: [variation({ prices: { USD: 0 } })] })],
    ['published for nothing', studio.publish],
    ['archived', studio.archive],
    ['back on sale', studio.restore],
    ['an earlier version', () => studio.goBack(1)],
    ['published as it was', studio.publish],
    ['changed and discarded', async () => [await studio.save({ name: 'Never' }), await studio.discard()]],
  ]
  for (const [after, action] of actions) {
    await action()
    // Longer than a token is cached.
    later(90)
    await stillHolds(after)
  }
}

const verdictOf = (answer: Awaited<ReturnType<ReturnType<typeof plugin>['validate']>>) => expectProblem(answer, 400).errorType

const licenseRow = (id: string) => db.selectFrom('licenses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const eventsOf = async (id: string) =>
  (await db.selectFrom('license_events').select('kind').where('license_id', '=', id).orderBy('id').execute()).map(({ kind }) => kind)

/** A license with a device, a second device that was released, and their tokens. */
const ownerOf = async (path: string, given: { seats?: number; expiresAt?: Date } = {}) => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who, { path, ...given })
  return { who, license, ...(await activate(who, { path })) }
}

const askAgain = async (who: SampleUser, path: string, what = 'license') => answerRequest(who, (await plugin({ path }).ask()).json(), what)

test('licensing §7 revoked stays revoked, whatever its creator does to the product', async () => {
  const studio = await openStudio()
  const { license, who, plugin: one, token } = await ownerOf(studio.path)
  await call(ada, 'POST', `/api/creator/licenses/${license}/revoke`, { reason: 'Shared on a forum' })
  const before = await licenseRow(license)
  const told = await eventsOf(license)
  await edit(studio, async (after) => {
    expect(verdictOf(await one.validate(token)), after).toBe('LicenseRevoked')
    expect(verdictOf(await askAgain(who, studio.path)), after).toBe('NoEligibleLicense')
    expect(await licenseRow(license), after).toEqual(before)
  })
  expect(await eventsOf(license)).toEqual(told)
})

test('licensing §7 an expired license stays expired', async () => {
  const studio = await openStudio()
  const { license, who, plugin: one, token } = await ownerOf(studio.path, { expiresAt: new Date(now().getTime() + 60_000) })
  later(60)
  const before = await licenseRow(license)
  await edit(studio, async (after) => {
    expect(verdictOf(await one.validate(token)), after).toBe('LicenseExpired')
    expect(verdictOf(await askAgain(who, studio.path)), after).toBe('NoEligibleLicense')
    expect(await licenseRow(license), after).toEqual(before)
  })
})

test('licensing §7 seats stay as sold: a full license takes no more, and a released device stays out', async () => {
  const studio = await openStudio()
  const { license, who, plugin: one, token, claims } = await ownerOf(studio.path, { seats: 1 })
  await one.revoke(token)
  const second = await activate(who, { path: studio.path })
  const before = await licenseRow(license)
  await edit(studio, async (after) => {
    expect(verdictOf(await one.validate(token)), after).toBe('LicenseActivationRevoked')
    expect((await second.plugin.validate(second.token)).statusCode, after).toBe(200)
    expect(verdictOf(await askAgain(who, studio.path)), after).toBe('NoEligibleLicense')
    expect(await licenseRow(license), after).toEqual(before)
  })
  const seen = (await call(who, 'GET', `/api/customer/inventory/licenses/${license}`)).json()
  expect(seen).toMatchObject({ activeNumberOfActivations: 1, maxNumberOfActivations: 1 })
  expect(claims.id).not.toBe(second.claims.id)
})

test('licensing §7 an expired trial is not restarted by a longer one, nor is a running one extended', async () => {
  const studio = await openStudio()
  const tryIt = async (device: ReturnType<typeof newDevice>) => {
    const one = plugin({ path: studio.path, device })
    const asked = (await one.ask()).json()
    const answer = await answerRequest(null, asked, 'trial')
    return { one, answer, token: answer.statusCode === 200 ? (await one.poll(asked)).body : '' }
  }
  const [ended, running] = [newDevice(), newDevice()]
  const first = await tryIt(ended)
  later(14 * 86_400)
  const { token } = await tryIt(running)
  await edit(studio, async (after) => {
    expect(verdictOf(await first.one.validate(first.token)), after).toBe('LicenseExpired')
    expect(verdictOf((await tryIt(ended)).answer), after).toBe('LicenseExpired')
    const again = await tryIt(running)
    expect(claimsIn(again.token).exp, after).toBe(claimsIn(token).exp)
  })
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
