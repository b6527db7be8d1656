import { findUserByEmail } from '#domains/identity/index.ts'
import { findLicensedProduct, openTokenSigner, startTrial, takeSeat } from '#domains/licensing/index.ts'
import { readCurrentVersions } from '#domains/releases/index.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tx } from '#platform/database/database.ts'
import { momentBefore } from './loading/calendar.ts'
import { otherTrials, ownedDevices, ownTrial } from './shop/devices.ts'

type Device = (typeof otherTrials)[number]
type Customer = { id: string; email: string }

const deviceOf = ({ name, platform, appVersion }: Device) => ({
  signature: `demo-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  platform,
  appVersion,
})

const keyOf = ({ of }: Device): { creatorId: string; productId: string } => {
  const [creatorId = '', productId = ''] = of.split('/')
  return { creatorId, productId }
}

/** A creator whose plugins are in use has a signing key, created at its first use. */
const makeKeys = async (tx: Tx, encryption: Vault, now: Date): Promise<void> => {
  const { keyring } = openTokenSigner(encryption, readCurrentVersions)
  const creators = new Set([...ownedDevices, ownTrial, ...otherTrials].map((device) => keyOf(device).creatorId))
  for (const creatorId of creators) await keyring.ensure(tx, creatorId, momentBefore(now, 60, creatorId))
}

const seatDevices = async (tx: Tx, casey: Customer, now: Date): Promise<void> => {
  for (const { isOffline, ...device } of ownedDevices) {
    const { creatorId, productId } = keyOf(device)
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
    await takeSeat(tx, {
      whose: { licenseId: license.id },
      device: deviceOf(device),
      method: isOffline ? 'Offline' : 'Online',
      doer: { by: 'Customer', actorId: casey.id },
      now: momentBefore(now, device.daysAgo, device.name),
    })
  }
}

const tryProduct = async (tx: Tx, tried: Device, user: Customer | null, now: Date): Promise<void> => {
  const { creatorId, productId } = keyOf(tried)
  const product = await findLicensedProduct(tx, creatorId, productId)
  if (!product) return
  const at = momentBefore(now, tried.daysAgo, `${tried.name} tries ${productId}`)
  await startTrial(tx, { product, user, device: deviceOf(tried), method: 'Online', now: at })
}

/**
 * Plugins in use: the devices and the trial of the customer whom visitors of the demo sign in as, and the trials of others. If that
 * customer owns something else by now, nothing is changed.
 */
export const loadDemoDevices = async (tx: Tx, encryption: Vault, now: Date): Promise<void> => {
  const casey = await findUserByEmail(tx, 'casey@example.test')
  if (!casey) return
  const customer = { id: casey.id, email: 'casey@example.test' }
  await makeKeys(tx, encryption, now)
  await seatDevices(tx, customer, now)
  await tryProduct(tx, ownTrial, customer, now)
  for (const tried of otherTrials) await tryProduct(tx, tried, null, now)
}
