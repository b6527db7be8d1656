import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../licensing.tables.ts'
import { asOneTrial, type FoundTrial, type OneTrial } from './trial.rules.ts'

type Product = { creatorId: string; productId: string }
export type Trier = Product & { deviceSignature: string; userId: string | null }

const hasDevices = sql<boolean>`exists (select from trial_devices d where d.license_id = t.license_id)`

/** The trial of this device and this account: of two, the one that they become, or else the one that began first. */
export const findTrial = async (db: Reader, { creatorId, productId, deviceSignature, userId }: Trier): Promise<OneTrial | undefined> => {
  const { rows } = await sql<FoundTrial>`
    select t.license_id, t.user_id, l.expires_at, l.status,
      ${hasDevices} as has_devices
    from trials t join licenses l on l.id = t.license_id
    where t.creator_id = ${creatorId} and t.product_id = ${productId} and (t.user_id = ${userId} or t.license_id =
      (select d.license_id from trial_devices d
        where d.creator_id = ${creatorId} and d.product_id = ${productId} and d.device_signature = ${deviceSignature}))
    order by t.started_at, t.license_id`.execute(db)
  return asOneTrial(rows, userId)
}

export const insertTrial = (tx: Tx, licenseId: string, { creatorId, productId, userId }: Trier, now: Date) =>
  tx
    .insertInto('trials')
    .values({ license_id: licenseId, creator_id: creatorId, product_id: productId, user_id: userId, started_at: now })
    .execute()

/** A device that was in another trial first stays in that one. */
export const addTrialDevice = (tx: Tx, licenseId: string, { creatorId, productId, deviceSignature }: Trier) =>
  tx
    .insertInto('trial_devices')
    .values({ creator_id: creatorId, product_id: productId, device_signature: deviceSignature, license_id: licenseId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** A trial begun without an account is added to one; an account with a trial keeps its own. */
export const claimTrial = async (tx: Tx, licenseId: string, userId: string): Promise<boolean> => {
  const { rows } = await sql`
    with claimed as (
      update trials t set user_id = ${userId} where t.license_id = ${licenseId} and t.user_id is null and not exists (
        select from trials o where o.creator_id = t.creator_id and o.product_id = t.product_id and o.user_id = ${userId})
      returning t.license_id
    )
    update licenses l set user_id = ${userId}, email = u.email from claimed, users u
    where l.id = claimed.license_id and u.id = ${userId} returning l.id`.execute(tx)
  return rows.length > 0
}

export type TwoAccounts = { from: string; to: string }

/** The trials of products that both accounts have tried, in pairs. */
export const listTriedTwice = async (tx: Tx, { from, to }: TwoAccounts): Promise<{ own: FoundTrial; other: FoundTrial }[]> => {
  const { rows } = await sql<FoundTrial & { creator_id: string; product_id: string }>`
    select t.license_id, t.user_id, t.creator_id, t.product_id, l.expires_at, l.status, ${hasDevices} as has_devices
    from trials t join licenses l on l.id = t.license_id
    where t.user_id in (${from}, ${to}) and exists (select from trials o where o.creator_id = t.creator_id
      and o.product_id = t.product_id and o.user_id in (${from}, ${to}) and o.user_id <> t.user_id)
    order by t.creator_id, t.product_id`.execute(tx)
  return rows
    .filter(({ user_id }) => user_id === to)
    .flatMap((own) => {
      const other = rows.find((row) => row.user_id === from && row.creator_id === own.creator_id && row.product_id === own.product_id)
      return other ? [{ own, other }] : []
    })
}

/** Trials of an account that is merged into another. */
export const moveTrialRows = async (tx: Tx, { from, to }: TwoAccounts): Promise<number> => {
  const { rows } = await sql`
    with moved as (
      update trials t set user_id = ${to} where t.user_id = ${from} returning t.license_id
    )
    update licenses l set user_id = ${to} from moved where l.id = moved.license_id returning l.id`.execute(tx)
  return rows.length
}
