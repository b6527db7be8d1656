import { sql } from 'kysely'
import { stopwatch } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import type { OpenShop } from './open-shop.ts'

/** Any number, the same in every process: of several that start together one does the work, and the others wait for it. */
const accountsLock = 727_003
const ordersLock = 727_004
const releasesLock = 727_022
const devicesLock = 727_023
const vouchersLock = 727_005
const draftsLock = 727_024
const featuredLock = 727_025

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
  await loadDemoShop({ db, files: shop.files, sounds: shop.config.demoSounds, now: shop.clock.now(), log: say })
  await mark(db, 'demo-shop', shop.clock.now())
}

/** On their own, because a demo shop of an earlier day has its catalogue but nobody who could sign in. */
const loadPeople = async (shop: OpenShop): Promise<void> => {
  if (await isMarked(shop.database.db, 'demo-accounts')) return
  const { loadDemoAccounts } = await import('#demo/load-demo-accounts.ts')
  await shop.database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${accountsLock})`.execute(tx)
    if (await isMarked(tx, 'demo-accounts')) return
    await loadDemoAccounts(tx, shop.clock.now())
    await mark(tx, 'demo-accounts', shop.clock.now())
  })
}

const loadReleases = async (shop: OpenShop): Promise<void> => {
  const { db } = shop.database
  if (await isMarked(db, 'demo-releases')) return
  const { loadDemoReleases, storeReleases } = await import('#demo/load-demo-releases.ts')
  const stored = await storeReleases(shop.files)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${releasesLock})`.execute(tx)
    if (await isMarked(tx, 'demo-releases')) return
    await loadDemoReleases(tx, stored, shop.clock.now())
    await mark(tx, 'demo-releases', shop.clock.now())
  })
}

/** After the releases: what cannot be got is not put forward. */
const loadFeatured = async (shop: OpenShop): Promise<void> => {
  if (await isMarked(shop.database.db, 'demo-featured')) return
  const { loadDemoFeatured } = await import('#demo/load-demo-featured.ts')
  await shop.database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${featuredLock})`.execute(tx)
    if (await isMarked(tx, 'demo-featured')) return
    await loadDemoFeatured(tx)
    await mark(tx, 'demo-featured', shop.clock.now())
  })
}

const loadDrafts = async (shop: OpenShop): Promise<void> => {
  const { db } = shop.database
  if (await isMarked(db, 'demo-drafts')) return
  const { loadDemoDrafts, storeDrafts } = await import('#demo/load-demo-drafts.ts')
  const stored = await storeDrafts(shop.files)
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${draftsLock})`.execute(tx)
    if (await isMarked(tx, 'demo-drafts')) return
    await loadDemoDrafts(tx, stored, shop.clock.now())
    await mark(tx, 'demo-drafts', shop.clock.now())
  })
}

const loadVouchers = async (shop: OpenShop): Promise<void> => {
  if (await isMarked(shop.database.db, 'demo-vouchers')) return
  const { loadDemoVouchers } = await import('#demo/load-demo-vouchers.ts')
  await shop.database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${vouchersLock})`.execute(tx)
    if (await isMarked(tx, 'demo-vouchers')) return
    await loadDemoVouchers(tx, shop.encryption, shop.clock.now())
    await mark(tx, 'demo-vouchers', shop.clock.now())
  })
}

const loadDevices = async (shop: OpenShop): Promise<void> => {
  if (await isMarked(shop.database.db, 'demo-devices')) return
  const { loadDemoDevices } = await import('#demo/load-demo-devices.ts')
  await shop.database.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${devicesLock})`.execute(tx)
    if (await isMarked(tx, 'demo-devices')) return
    await loadDemoDevices(tx, shop.encryption, shop.clock.now())
    await mark(tx, 'demo-devices', shop.clock.now())
  })
}

/** Held by the connection, not by a transaction: the payments are made with a provider, who cannot wait for one. */
const loadOrders = async (shop: OpenShop, say: (line: string) => void): Promise<void> => {
  const { db } = shop.database
  if (await isMarked(db, 'demo-orders')) return
  const { loadDemoOrders } = await import('#demo/load-demo-orders.ts')
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${ordersLock})`.execute(held)
    try {
      if (await isMarked(db, 'demo-orders')) return
      const start = stopwatch()
      await loadDemoOrders({ db, providers: shop.payments, publicUrl: shop.config.publicUrl, log: shop.log }, shop.clock.now())
      await mark(db, 'demo-orders', shop.clock.now())
      say(`Orders placed: ${((stopwatch() - start) / 1000).toFixed(1)} s`)
    } finally {
      await sql`select pg_advisory_unlock(${ordersLock})`.execute(held)
    }
  })
}

/** Loads the demo shop into an empty database, once. */
export const loadDemo = async (shop: OpenShop, say: (line: string) => void): Promise<void> => {
  await loadCatalogue(shop, say)
  await loadReleases(shop)
  await loadFeatured(shop)
  await loadPeople(shop)
  await loadDrafts(shop)
  await loadOrders(shop, say)
  await loadVouchers(shop)
  await loadDevices(shop)
}
