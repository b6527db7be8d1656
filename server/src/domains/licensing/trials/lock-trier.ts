import { sql } from 'kysely'
import { isAlive } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Trier } from './trial.store.ts'

const lock = (tx: Tx, what: string) => sql`select pg_advisory_xact_lock(hashtextextended(${what}, 6))`.execute(tx)

/**
 * For a start without a device. While the trials of an account are moved, it is locked, and none starts in it or in the other one: each
 * would have one of its own then, or one that nobody sees again.
 */
export const lockAccount = async (tx: Tx, { creatorId, productId, userId }: Trier & { userId: string }): Promise<void> => {
  if (!(await isAlive(tx, userId))) refuse('signed-out')
  await lock(tx, `trial-account/${creatorId}/${productId}/${userId}`)
}

/** Of many concurrent starts one begins, by device and by account; the others find it. Devices are always locked before accounts. */
export const lockTrier = async (tx: Tx, trier: Trier): Promise<void> => {
  const { creatorId, productId, deviceSignature, userId } = trier
  await lock(tx, `trial-device/${creatorId}/${productId}/${deviceSignature}`)
  if (userId !== null) await lockAccount(tx, { ...trier, userId })
}
