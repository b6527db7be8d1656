import { findUserByEmail } from '#domains/identity/index.ts'
import { findLicensedProduct, startTrial, takeSeat } from '#domains/licensing/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { momentBefore } from './loading/calendar.ts'

type DemoDevice = { of: string; name: string; platform: string; appVersion: string; daysAgo: number; isOffline?: boolean }

/** Where Casey works: one device waits for an update, one never goes online. */
const devices: DemoDevice[] = [
  { of: 'northlight-audio/plate-eleven', name: 'Studio Mac', platform: 'Mac', appVersion: '1.3.0', daysAgo: 18 },
  { of: 'northlight-audio/plate-eleven', name: 'Cellar PC', platform: 'Windows', appVersion: '1.4.0', daysAgo: 12, isOffline: true },
  { of: 'northlight-audio/two-lamp', name: 'Studio Mac', platform: 'Mac', appVersion: '1.2.1', daysAgo: 18 },
]

/** What Casey tries: begun some days ago, so that days are gone and days are left. */
const tried = { creatorId: 'tin-room', productId: 'subharmonic-2', daysAgo: 5 }

const signatureOf = (name: string): string => `demo-${name.toLowerCase().replaceAll(' ', '-')}`

/** The devices and the trial of the customer whom everybody signs in as. A shop where they own something else by now is left as it is. */
export const loadDemoDevices = async (tx: Tx, now: Date): Promise<void> => {
  const casey = await findUserByEmail(tx, 'casey@example.test')
  if (!casey) return
  const doer = { by: 'Customer' as const, actorId: casey.id }
  for (const { of, name, platform, appVersion, daysAgo, isOffline } of devices) {
    const [creatorId = '', productId = ''] = of.split('/')
    const license = await tx
      .selectFrom('licenses')
      .select('id')
      .where('user_id', '=', casey.id)
      .where('creator_id', '=', creatorId)
      .where('product_id', '=', productId)
      .where('status', '=', 'Active')
      .orderBy('id')
      .executeTakeFirst()
    if (!license) continue
    const device = { signature: signatureOf(name), name, platform, appVersion }
    const method = isOffline ? ('Offline' as const) : ('Online' as const)
    await takeSeat(tx, { whose: { licenseId: license.id }, device, method, doer, now: momentBefore(now, daysAgo, name) })
  }
  const product = await findLicensedProduct(tx, tried.creatorId, tried.productId)
  if (!product) return
  const device = { signature: signatureOf('Studio Mac'), name: 'Studio Mac', platform: 'Mac', appVersion: null }
  await startTrial(tx, {
    product,
    user: { id: casey.id, email: 'casey@example.test' },
    device,
    method: 'Online',
    now: momentBefore(now, tried.daysAgo, 'trial'),
  })
}
