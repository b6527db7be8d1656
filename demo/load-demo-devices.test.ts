import { expect, test } from 'vitest'
import { findViolations } from '#server/invariants/invariants.ts'
import { addLicenses, addPlugin } from '../server/testing/plugin-shop.ts'
import { addCreator } from '../server/testing/sample-creator.ts'
import { addUser } from '../server/testing/sample-user.ts'
import { openTestShop, testDay } from '../server/testing/test-shop.ts'
import { loadDemoDevices } from './load-demo-devices.ts'
import { otherTrials, ownedDevices, ownTrial } from './shop/devices.ts'

test('plugins in use: signing keys, Casey’s devices, and trials of several people', async () => {
  const shop = await openTestShop()
  const { db } = shop.database
  const paths = new Set([...ownedDevices, ownTrial, ...otherTrials].map(({ of }) => of))
  for (const id of new Set([...paths].map((path) => path.split('/')[0] ?? ''))) await addCreator(db, { id })
  const casey = await addUser(db, { email: 'casey@example.test' })
  for (const path of paths) await addPlugin(db, path)
  for (const path of new Set(ownedDevices.map(({ of }) => of))) await addLicenses(db, casey, { path })

  await db.transaction().execute((tx) => loadDemoDevices(tx, shop.encryption, new Date(testDay)))

  expect(await db.selectFrom('licensing_keys').select(['creator_id', 'state']).orderBy('creator_id').execute()).toEqual([
    { creator_id: 'northlight-audio', state: 'active' },
    { creator_id: 'tin-room', state: 'active' },
  ])
  expect(await db.selectFrom('activations').select('id').execute()).toHaveLength(ownedDevices.length + 1 + otherTrials.length)
  expect(await db.selectFrom('trials').select('license_id').execute()).toHaveLength(1 + otherTrials.length)
  expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
})
