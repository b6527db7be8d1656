import { sql } from 'kysely'
import type { Route } from '#contract/core/route.ts'
import type { OwnPackSounds } from '#contract/releases/sounds.ts'
import * as contract from '#contract/releases/sounds.ts'
import { zipOf } from '#domains/releases/inspection/testing/zip-of.ts'
import { openCheckShop } from './check-shop.ts'
import { newAddress } from './sample-calls.ts'
import { addProduct } from './sample-creator.ts'
import { wavOf } from './sample-sounds.ts'
import type { SampleUser } from './sample-user.ts'
import { testDay } from './test-shop.ts'

/** A pack of sounds with different pitches, the first of them with a tempo and a key in its name. */
export const packOf = (names: readonly string[], seconds = 0.3): Buffer =>
  zipOf(names.map((name, index) => ({ path: `Waves/${name}`, content: wavOf({ seconds, hz: 200 + 20 * index }) })))

/** A shop with a live sample pack whose releases contain sounds. */
export const openPackShop = async (variables: Record<string, string> = {}) => {
  const shop = await openCheckShop(variables)
  const { db, app, ada, call, release, arrive, run } = shop
  await addProduct(db, 'lowtide/waves', { name: 'Waves', type: 'DigitalProduct', category: 'SamplePack' })

  /** A release of the pack with this file, checked and with previews. */
  const add = async (bytes: Buffer) => {
    const { id } = await release({ productId: 'waves' })
    const arrived = await arrive(id, { bytes, platform: 'Universal', name: 'waves.zip' })
    await run()
    return { releaseId: id, ...arrived }
  }
  /** As QA and its creator do it. */
  const publish = async (releaseId: string): Promise<void> => {
    await db.updateTable('builds').set({ status: 'Approved' }).where('release_id', '=', releaseId).execute()
    const at = new Date(testDay)
    await db.updateTable('releases').set({ status: 'Approved', published_at: at }).where('id', '=', releaseId).execute()
  }
  const listen = (path = 'lowtide/waves', query = '') =>
    app.inject({ url: `/api/storefront/products/${path}/sounds${query}`, remoteAddress: newAddress() })
  const own = async (releaseId: string): Promise<OwnPackSounds> =>
    (await call(ada, contract.getOwnPackSounds, { params: { releaseId } })).json()
  const act = (by: SampleUser, route: Route, releaseId: string, body?: object) =>
    call(by, route, { params: { releaseId }, ...(body && { body }) })
  const open = (releaseId: string, ids: readonly string[], by = ada) => act(by, contract.openPackSounds, releaseId, { ids })
  const countChanges = async (): Promise<number> => {
    const { rows } = await sql<{ version: number }>`select v.version from change_versions v where v.creator_id = 'lowtide'`.execute(db)
    return Number(rows[0]?.version ?? 0)
  }
  return { ...shop, add, publish, listen, own, open, act, countChanges }
}
