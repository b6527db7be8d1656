import { sql } from 'kysely'
import { stopwatch } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { OpenShop } from './open-shop.ts'

/** Arbitrary numbers, the same in every process: if several processes start together, one does the work and the others wait for it. */
const locks = {
  accounts: 727_003,
  orders: 727_004,
  vouchers: 727_005,
  releases: 727_022,
  devices: 727_023,
  drafts: 727_024,
  featured: 727_025,
  support: 727_026,
  attention: 727_027,
} as const

const isMarked = async (db: Reader, name: string): Promise<boolean> =>
  (await db.selectFrom('shop_marks').select('name').where('name', '=', name).executeTakeFirst()) !== undefined

const mark = (db: Reader, name: string, at: Date) =>
  db
    .insertInto('shop_marks')
    .values({ name, value: 'loaded', at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const loadCatalogue = async (shop: OpenShop, say: (line: string) => void): Promise<void> => {
  const { db } = shop.database
  if (await isMarked(db, 'demo-shop')) return
  const { loadDemoShop } = await import('#demo/load-demo-shop.ts')
  say('Filling the demo shop: composing its sounds, printing its covers ...')
  const { demoSounds: sounds, demoPictures: pictures } = shop.config
  await loadDemoShop({ db, files: shop.files, sounds, pictures, now: shop.clock.now(), log: say })
  await mark(db, 'demo-shop', shop.clock.now())
}

/** Each part on its own: an older demo shop has its catalogue already, and only gets the parts that were added later. */
const loadPart = async (
  shop: OpenShop,
  name: keyof typeof locks,
  load: () => Promise<(tx: Tx, now: Date) => Promise<void>>,
): Promise<void> => {
  const part = `demo-${name}`
  if (await isMarked(shop.database.db, part)) return
  const now = shop.clock.now()
  const write = await load()
  await shop.database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${locks[name]})`.execute(tx)
    if (await isMarked(tx, part)) return
    await write(tx, now)
    await mark(tx, part, now)
  })
}

const loadReleases = (shop: OpenShop) =>
  loadPart(shop, 'releases', async () => {
    const { loadDemoReleases, storeReleases } = await import('#demo/load-demo-releases.ts')
    const stored = await storeReleases(shop.files)
    return (tx, now) => loadDemoReleases(tx, stored, now)
  })

const loadDrafts = (shop: OpenShop) =>
  loadPart(shop, 'drafts', async () => {
    const { loadDemoDrafts, storeDrafts } = await import('#demo/load-demo-drafts.ts')
    const stored = await storeDrafts(shop.files)
    return (tx, now) => loadDemoDrafts(tx, stored, now)
  })

const loadVouchers = (shop: OpenShop) =>
  loadPart(shop, 'vouchers', async () => {
    const { loadDemoVouchers } = await import('#demo/load-demo-vouchers.ts')
    return (tx, now) => loadDemoVouchers(tx, shop.encryption, now)
  })

const loadDevices = (shop: OpenShop) =>
  loadPart(shop, 'devices', async () => {
    const { loadDemoDevices } = await import('#demo/load-demo-devices.ts')
    return (tx, now) => loadDemoDevices(tx, shop.encryption, now)
  })

/** A lock of the connection, not of a transaction: the payments call a provider, which a transaction must not wait for. */
const loadOrders = async (shop: OpenShop, say: (line: string) => void): Promise<void> => {
  const { db } = shop.database
  if (await isMarked(db, 'demo-orders')) return
  const { loadDemoOrders } = await import('#demo/load-demo-orders.ts')
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${locks.orders})`.execute(held)
    try {
      if (await isMarked(db, 'demo-orders')) return
      const start = stopwatch()
      await loadDemoOrders({ db, providers: shop.payments, publicUrl: shop.config.publicUrl, log: shop.log }, shop.clock.now())
      await mark(db, 'demo-orders', shop.clock.now())
      say(`Orders placed: ${((stopwatch() - start) / 1000).toFixed(1)} s`)
    } finally {
      await sql`select pg_advisory_unlock(${locks.orders})`.execute(held)
    }
  })
}

/** Loads the demo shop into an empty database, once. */
export const loadDemo = async (shop: OpenShop, say: (line: string) => void): Promise<void> => {
  await loadCatalogue(shop, say)
  await loadReleases(shop)
  // After the releases: only items with a download can be featured.
  await loadPart(shop, 'featured', async () => (await import('#demo/load-demo-featured.ts')).loadDemoFeatured)
  await loadPart(shop, 'accounts', async () => (await import('#demo/load-demo-accounts.ts')).loadDemoAccounts)
  await loadDrafts(shop)
  await loadOrders(shop, say)
  await loadVouchers(shop)
  await loadDevices(shop)
  await loadPart(shop, 'attention', async () => (await import('#demo/load-demo-attention.ts')).loadDemoAttention)
  await loadPart(shop, 'support', async () => (await import('#demo/load-demo-support.ts')).loadDemoSupport)
}
