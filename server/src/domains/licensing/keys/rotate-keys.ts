import type { KeyVersionsForm } from '#contract/licensing/licensing-keys.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { signs } from './key.rules.ts'
import { insertKey, type KeyRow, lockKeys, moveKey } from './key.store.ts'
import { listKeyVersions, writeKeyVersions } from './key-version.store.ts'
import { listPluginIds } from './licensing-page.views.ts'

/** At most one key is waiting: the plugins of the next version embed it. */
export const addNextKey = async (tx: Tx, key: KeyRow): Promise<void> => {
  const keys = await lockKeys(tx, key.creator_id)
  if (keys.length === 0) refuse('already-done', { detail: 'There is no key yet. Create one first.' })
  if (!(await insertKey(tx, key))) refuse('already-done', { detail: 'There is already a next key.' })
}

const pick = (keys: readonly KeyRow[], kid: string): KeyRow => keys.find((key) => key.kid === kid) ?? refuse('not-found')

type Versions = KeyVersionsForm['versions']

const refuseUnknown = (versions: Versions, known: readonly string[]): void => {
  const [unknown] = Object.keys(versions).filter((productId) => !known.includes(productId))
  if (unknown) refuse('invalid-input', { errors: { [`versions.${unknown}`]: ['There is no such plugin'] } })
}

/**
 * From now on the next key signs for each plugin from a version on, and the one before for older versions. A plugin that is not
 * named does not know it yet; products created later embed it from the beginning.
 */
export const activateKey = async (tx: Tx, creatorId: string, kid: string, versions: Versions): Promise<void> => {
  const keys = await lockKeys(tx, creatorId)
  const next = pick(keys, kid)
  if (next.state !== 'next') return refuse('already-done', { detail: 'Only the next key can become the active one.' })
  const plugins = await listPluginIds(tx, creatorId)
  refuseUnknown(versions, plugins)
  if (plugins.length > 0 && !plugins.some((productId) => versions[productId]))
    refuse('invalid-input', { errors: { versions: ['Enter the first version with this key, for at least one plugin'] } })
  const active = keys.find(({ state }) => state === 'active')
  if (active) await moveKey(tx, active, 'retiring')
  await moveKey(tx, next, 'active')
  await writeKeyVersions(
    tx,
    creatorId,
    plugins.map((productId) => ({ kid, product_id: productId, from_version: versions[productId] ?? null })),
  )
}

/** Plugins are updated one after the other: sets the version of one that was updated later. A plugin with the key from its beginning stays so. */
export const setKeyVersions = async (tx: Tx, creatorId: string, kid: string, versions: Versions): Promise<void> => {
  const key = pick(await lockKeys(tx, creatorId), kid)
  if (!signs(key)) return refuse('already-done', { detail: 'This key is not in use.' })
  const known = (await listKeyVersions(tx, creatorId)).filter((version) => version.kid === kid)
  refuseUnknown(
    versions,
    known.map(({ product_id }) => product_id),
  )
  const changed = Object.entries(versions).map(([productId, version]) => ({ kid, product_id: productId, from_version: version }))
  await writeKeyVersions(tx, creatorId, changed)
}

/** Ends a key for good. The active one has to be replaced first. */
export const revokeKey = async (tx: Tx, creatorId: string, kid: string): Promise<void> => {
  const key = pick(await lockKeys(tx, creatorId), kid)
  if (key.state === 'revoked') return
  if (key.state === 'active') return refuse('already-done', { detail: 'This key is in use. Make the next one active first.' })
  await moveKey(tx, key, 'revoked')
}
