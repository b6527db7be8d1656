import type { OpenShop } from './open-shop.ts'

const mark = 'demo-shop'

/** Loads the demo shop into an empty database, once. Several processes may start at the same time; one of them loads it. */
export const loadDemo = async (shop: OpenShop, say: (line: string) => void): Promise<void> => {
  const { db } = shop.database
  const known = await db.selectFrom('shop_marks').select('name').where('name', '=', mark).executeTakeFirst()
  if (known) return
  const { loadDemoShop } = await import('#demo/load-demo-shop.ts')
  say('Filling the demo shop: composing its sounds, printing its covers ...')
  await loadDemoShop({ db, files: shop.files, now: shop.clock.now(), log: say })
  await db
    .insertInto('shop_marks')
    .values({ name: mark, value: 'loaded', at: shop.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
