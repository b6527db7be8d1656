import { sql } from 'kysely'
import { stopwatch } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { makePictures, type PictureSize } from './loading/make-pictures.ts'
import { makeSounds, type SoundChoice } from './loading/make-sounds.ts'
import { writeCoupon } from './loading/write-coupon.ts'
import { type ShopMedia, writeCreator, writeStorefront } from './loading/write-creator.ts'
import { writeDiscount } from './loading/write-discount.ts'
import { writeBundle, writeProduct } from './loading/write-items.ts'
import { demoShop } from './shop/index.ts'

/** An arbitrary number, the same in every process: two shops that start together must not load the catalogue twice. */
const loadingLock = 727_002

const isFull = async (db: Reader | Tx): Promise<boolean> => {
  const ids = demoShop.map((creator) => creator.id)
  return (await db.selectFrom('creators').select('id').where('id', 'in', ids).limit(1).execute()).length > 0
}

const writeShop = async (tx: Tx, shop: ShopMedia, now: Date): Promise<void> => {
  // Pages may show products of other creators, but nothing is looked up while they are written, so any order works.
  for (const creator of demoShop) {
    await writeCreator(tx, creator, shop, now)
    for (const product of creator.products) await writeProduct(tx, creator, product, shop, now)
    for (const bundle of creator.bundles) await writeBundle(tx, creator, bundle, shop, now)
    for (const discount of creator.discounts) await writeDiscount(tx, creator.id, discount, now)
    for (const coupon of creator.coupons) await writeCoupon(tx, creator.id, coupon, now)
    await writeStorefront(tx, creator, shop)
  }
}

type Loading = { db: Reader; files: Files; sounds: SoundChoice; pictures: PictureSize; now: Date; log: (line: string) => void }

/**
 * Renders the sounds, draws the images and fills the shop, in one transaction at the end. Files are named after their content, so an
 * interrupted load can just be repeated.
 */
export const loadDemoShop = async ({ db, files, sounds: choice, pictures: size, now, log }: Loading): Promise<void> => {
  if (await isFull(db)) return
  const timed = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
    const start = stopwatch()
    const result = await work
    log(`${what}: ${((stopwatch() - start) / 1000).toFixed(1)} s`)
    return result
  }

  const sounds = await timed('Sounds composed', makeSounds(demoShop, files, choice))
  const pictures = await timed('Pictures printed', makePictures(demoShop, sounds, files, size))
  const media = { soundsOf: sounds.soundsOf, pictureOf: pictures.fullSizeOf }
  const filling = db.transaction().execute(async (tx) => {
    // Another process may have loaded it while this one waited for the lock.
    await sql`select pg_advisory_xact_lock(${loadingLock})`.execute(tx)
    if (!(await isFull(tx))) await writeShop(tx, { sounds, pictures, media }, now)
  })
  await timed('Shelves filled', filling)
}
