import { createProduct, publishProduct } from '#domains/catalog/index.ts'
import { sampleProduct } from '#domains/catalog/sample-product.ts'
import { createCreator } from '#domains/creators/index.ts'
import { issueLicenses, openTokenSigner } from '#domains/licensing/index.ts'
import { readCurrentVersions } from '#domains/releases/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashSecret, newSecret } from '#kernel/secrets.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'

const creatorId = 'maker'
const productId = 'tape-one'
const many = <Made>(count: number, make: (index: number) => Made): Made[] => Array.from({ length: count }, (_none, index) => make(index))
const parts = <Item>(all: readonly Item[], size: number): Item[][] =>
  many(Math.ceil(all.length / size), (at) => all.slice(at * size, (at + 1) * size))

const addProducts = (db: Reader, now: Date) =>
  db.transaction().execute(async (tx) => {
    const looks = {
      logoUrl: null,
      bioImageUrl: null,
      socialMediaAccounts: null,
      allowedOrigins: [],
      live: true,
      featured: false,
      whitelabel: false,
    }
    const texts = { tagline: null, description: null, email: null, websiteUrl: null }
    await createCreator(tx, { id: creatorId, slug: creatorId, name: 'Maker', ...texts, ...looks }, now)
    await createProduct(tx, { creatorId, id: productId, type: 'Plugin', category: 'Plugin', content: sampleProduct({}), now })
    await publishProduct(tx, { creatorId, id: productId }, now)
  })

const addCustomer = async (db: Reader, now: Date): Promise<{ id: string; email: string; cookie: string }> => {
  const id = newId('usr', now)
  const secret = newSecret()
  const email = 'casey@example.test'
  await db.insertInto('users').values({ id, email, name: 'Casey', confirmed_at: now, staff_roles: [], created_at: now }).execute()
  const times = { created_at: now, last_seen_at: new Date(), expires_at: new Date(now.getTime() + 86_400_000), fresh_at: now }
  const session = {
    id: newId('ses', now),
    user_id: id,
    token_hash: hashSecret(secret),
    scope: '',
    device: 'Bench',
    network: '10.0.0.1',
    ...times,
  }
  await db.insertInto('sessions').values(session).execute()
  return { id, email, cookie: `__Host-session=${secret}` }
}

/** A customer with licenses, devices with their tokens, and activation requests that wait for an approval. */
export const fillLicensingShop = async (db: Reader, encryption: Vault, { devices, waiting }: { devices: number; waiting: number }) => {
  const now = new Date(Date.now() - 3_600_000 / 2)
  await addProducts(db, now)
  const customer = await addCustomer(db, now)
  const signer = openTokenSigner(encryption, readCurrentVersions)
  await signer.keyring.ensure(db, creatorId, now)
  const grant = { creatorId, productId, variationId: 'perpetual', bundleId: null, lineId: null, offlineActivation: true, expiresAt: null }
  const holder = { cause: { type: 'Grant' as const }, userId: customer.id, email: customer.email, now }
  const licenses = await db
    .transaction()
    .execute((tx) => issueLicenses(tx, { grants: [{ ...grant, quantity: 500, seats: 50 }], ...holder }))

  const rows = many(devices, (index) => ({
    id: newId('act', now),
    license_id: licenses[index % licenses.length]?.id as string,
    device_signature: `device-${index}`,
    device_name: `Device ${index}`,
    status: 'Active' as const,
    method: 'Online' as const,
    first_validated_at: now,
    last_validated_at: now,
  }))
  for (const part of parts(rows, 2_000)) await db.insertInto('activations').values(part).execute()
  const kid = await signer.keyring.activeKid(db, creatorId)
  await signer.keyring.find(db, kid)
  const keys = [{ kid, state: 'active' as const, fromVersion: '' }]
  const facts = { creator_id: creatorId, product_id: productId, cause: 'Grant' as const }
  const standing = {
    license_status: 'Active' as const,
    activation_status: 'Active' as const,
    expires_at: null,
    subscription_id: null,
    owner_id: customer.id,
  }
  const user = { user_id: customer.id, user_name: 'Casey', user_email: customer.email }
  const tokens = await Promise.all(
    rows.map(({ id, license_id, device_signature, method }) =>
      signer.sign(db, {
        row: { activation_id: id, license_id, device_signature, method, ...facts, ...standing, ...user, keys },
        method,
        appVersion: undefined,
        now,
      }),
    ),
  )

  const secret = newSecret()
  const requests = many(waiting, (index) => ({
    id: newId('req', now),
    creator_id: creatorId,
    product_id: productId,
    secret_hash: hashSecret(secret),
    device_name: `Waiting ${index}`,
    device_signature: `waiting-${index}`,
    method: 'Online' as const,
    status: 'Requested' as const,
    created_at: now,
  }))
  for (const part of parts(requests, 2_000)) await db.insertInto('activation_requests').values(part).execute()
  return { creatorId, productId, cookie: customer.cookie, tokens, polls: requests.map(({ id }) => `${id}?secret=${secret}`) }
}
