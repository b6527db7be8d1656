import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { findKey, insertKey, type KeyRow, listKeys } from './key.store.ts'
import { makeSigningKey, openPrivateKey } from './make-key.ts'

export type SigningKey = { kid: string; creatorId: string; publicKey: KeyObject; privateKey: KeyObject }

/** Keys that were decrypted: a statement and 0.12 ms of CPU each (decision 0039). A key never changes, so it is cached; its state is read every time. */
export type Keyring = {
  find(db: Reader, kid: string): Promise<SigningKey | undefined>
  /** Creates the creator's first key where there is none. */
  ensure(db: Reader, creatorId: string, now: Date): Promise<void>
  activeKid(db: Reader, creatorId: string): Promise<string>
}

const maxKeys = 5_000

export const openKeyring = (encryption: Vault): Keyring => {
  const opened = new LRUCache<string, SigningKey>({ max: maxKeys })
  const owning = new Set<string>()
  const beingMade = new Map<string, Promise<void>>()

  const open = (row: KeyRow): SigningKey => {
    const key = {
      kid: row.kid,
      creatorId: row.creator_id,
      publicKey: createPublicKey(row.public_key),
      privateKey: createPrivateKey(openPrivateKey(encryption, row.private_key)),
    }
    opened.set(row.kid, key)
    return key
  }

  const make = async (db: Reader, creatorId: string, now: Date): Promise<void> => {
    if ((await listKeys(db, creatorId)).some(({ state }) => state === 'active')) return
    await insertKey(db, await makeSigningKey(encryption, creatorId, 'active', now))
  }

  return {
    find: async (db, kid) => {
      const known = opened.get(kid)
      if (known) return known
      const row = await findKey(db, kid)
      return row && open(row)
    },
    activeKid: async (db, creatorId) => {
      const active = (await listKeys(db, creatorId)).find(({ state }) => state === 'active')
      if (!active) throw new Error(`${creatorId} has no active key`)
      return active.kid
    },
    ensure: async (db, creatorId, now) => {
      if (owning.has(creatorId)) return
      // Concurrent first callers share one key; if another process was faster, its key is in the database.
      const making = beingMade.get(creatorId) ?? make(db, creatorId, now).finally(() => beingMade.delete(creatorId))
      beingMade.set(creatorId, making)
      await making
      owning.add(creatorId)
    },
  }
}
