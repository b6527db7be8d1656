import { sql } from 'kysely'
import { hashSecret } from '#kernel/secrets.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Origin } from '../identity-deps.ts'
import '../identity.tables.ts'

/** A browser is known by its device cookie; a program, which keeps none, by its name and network. */
const tokenOf = ({ deviceSecret, device, network }: Origin): Buffer => hashSecret(deviceSecret ?? `${device} from ${network}`)

/**
 * Whether this user has signed in from there before. Only a secret that was given out counts when guesses are judged:
 * a program's name and network are no proof of anything.
 */
export const findKnownDevice = async (db: Reader, userId: string, origin: Origin): Promise<string | undefined> => {
  if (!origin.deviceSecret) return undefined
  const token = tokenOf(origin)
  const known = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', token)
    .executeTakeFirst()
  return known && `${userId}:${token.toString('base64url')}`
}

export type DeviceNews = 'first' | 'new' | 'known'

/** Remembers the device, and says whether it is news to the owner: the very first one is not. */
export const rememberDevice = async (tx: Tx, userId: string, origin: Origin, now: Date): Promise<DeviceNews> => {
  const { others } = await tx
    .selectFrom('known_devices')
    .select((select) => select.fn.countAll<number>().as('others'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { is_new } = await tx
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: tokenOf(origin), first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_seen_at: now }))
    // A row that was there before has been updated, which PostgreSQL notes in xmax.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (!is_new) return 'known'
  return others === 0 ? 'first' : 'new'
}
