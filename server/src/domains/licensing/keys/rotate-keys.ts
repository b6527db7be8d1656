import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertKey, type KeyRow, lockKeys, moveKey } from './key.store.ts'

/** One key waits at most: the plugins of the next version embed it. */
export const addNextKey = async (tx: Tx, key: KeyRow): Promise<void> => {
  const keys = await lockKeys(tx, key.creator_id)
  if (keys.length === 0) refuse('already-done', { detail: 'There is no key yet. Make the first one.' })
  if (!(await insertKey(tx, key))) refuse('already-done', { detail: 'A next key is waiting already.' })
}

const pick = (keys: readonly KeyRow[], kid: string): KeyRow => keys.find((key) => key.kid === kid) ?? refuse('not-found')

/** From now on the next key signs for plugins from a version on, and the one before for those that are older. */
export const activateKey = async (tx: Tx, creatorId: string, kid: string, fromVersion: string): Promise<void> => {
  const keys = await lockKeys(tx, creatorId)
  const next = pick(keys, kid)
  if (next.state !== 'next') return refuse('already-done', { detail: 'Only the next key can become the active one.' })
  const active = keys.find(({ state }) => state === 'active')
  if (active) await moveKey(tx, active, 'retiring')
  await moveKey(tx, next, 'active', { from_version: fromVersion })
}

/** Ends a key for good. The active one has to be followed first. */
export const revokeKey = async (tx: Tx, creatorId: string, kid: string): Promise<void> => {
  const key = pick(await lockKeys(tx, creatorId), kid)
  if (key.state === 'revoked') return
  if (key.state === 'active') return refuse('already-done', { detail: 'This key signs now. Make the next one active first.' })
  await moveKey(tx, key, 'revoked')
}
