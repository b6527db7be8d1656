import { expect, test } from 'vitest'
import { grantOwnLicense } from '#contract/licensing/license-admin.ts'
import { listPluginOverviews, type PluginOverview } from '#contract/releases/plugin-overviews.ts'
import { openDraftShop } from '../../../../testing/draft-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addRelease } from '../../../../testing/sample-release.ts'

const { shop, db, ada, marketing, stranger, call, begin } = await openDraftShop()

const overviews = async (by = ada): Promise<PluginOverview[]> => (await call(by, listPluginOverviews)).json()

test('§9 every plugin is shown with its newest release and what is current, and no pack', async () => {
  expect(await overviews()).toEqual([{ productId: 'deep', name: 'Deep', newest: null, current: null, activations: 0, versionsInUse: [] }])
  await addRelease(db, shop.files, 'lowtide/deep', { version: '1.0.0' })
  await addRelease(db, shop.files, 'lowtide/deep', { version: '1.1.0' })
  await begin('1.2.0')
  await begin('2.0.0-beta.1', { channel: 'beta' })
  const [deep] = await overviews(marketing)
  expect(deep?.newest).toMatchObject({ version: '2.0.0-beta.1', status: 'Draft', isCurrent: false })
  expect(deep?.current).toEqual({ version: '1.1.0', publishedAt: '2030-02-10T09:00:00.000Z' })
})

test('devices are counted by the version they reported', async () => {
  const now = new Date('2030-03-01T12:00:00Z')
  expect((await call(ada, grantOwnLicense, { body: { productId: 'deep', email: ada.email } })).statusCode).toBeLessThan(300)
  const license = await db.selectFrom('licenses').select('id').where('product_id', '=', 'deep').executeTakeFirstOrThrow()
  const device = (id: string, version: string | null, status: 'Active' | 'Revoked' = 'Active') => ({
    ...{ id, license_id: license.id, device_signature: id, device_name: id, status, method: 'Online' as const },
    ...{ app_version: version, first_validated_at: now },
  })
  const devices = [device('a', '1.0.0'), device('b', '1.1.0'), device('c', '1.1.0'), device('d', null), device('e', '9.9.9', 'Revoked')]
  await db.insertInto('activations').values(devices).execute()
  const [deep] = await overviews()
  expect(deep?.activations).toBe(4)
  expect(deep?.versionsInUse).toEqual([
    { version: '1.1.0', devices: 2 },
    { version: '1.0.0', devices: 1 },
    { version: null, devices: 1 },
  ])
})

test('another creator’s plugins are not shown, and nobody’s to a stranger', async () => {
  expect((await overviews(stranger)).map(({ productId }) => productId)).toEqual(['shards'])
  expectProblem(await call(null, listPluginOverviews), 401)
})
