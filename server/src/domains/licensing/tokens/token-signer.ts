import { LRUCache } from 'lru-cache'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import { newId } from '#kernel/ids.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { chooseKey } from '../keys/key.rules.ts'
import { type Keyring, openKeyring } from '../keys/keyring.ts'
import { claimsOf } from './claims.rules.ts'
import { cacheProductFacts, type ProductFacts, type ReadCurrentVersions } from './product-facts.ts'
import { signToken } from './sign-token.ts'
import { type FactsRow, factsOf, newestReleaseFor } from './token-facts.views.ts'

type Wanted = { row: FactsRow; method: ActivationMethod; appVersion: string | undefined; knownKid?: string | undefined; now: Date }

/** Where tokens are signed. */
export type TokenSigner = {
  keyring: Keyring
  sign(db: Reader, wanted: Wanted): Promise<string>
  /** The same token again for a minute: a host loads many instances of a plugin at once. */
  signOften(db: Reader, wanted: Wanted): Promise<string>
}

const minute = 60 * 1000
const maxCached = 20_000

export const openTokenSigner = (encryption: Vault, readCurrentVersions: ReadCurrentVersions): TokenSigner => {
  const keyring = openKeyring(encryption)
  const productOf = cacheProductFacts(readCurrentVersions)
  const cached = new LRUCache<string, { at: number; token: Promise<string> }>({ max: maxCached })

  const chooseFor = async (db: Reader, { row, now, ...knowing }: Wanted): Promise<string> => {
    const known = chooseKey(row.keys ?? [], knowing)
    if (known) return known
    // A license that was issued before its creator had a key.
    await keyring.ensure(db, row.creator_id, now)
    return keyring.activeKid(db, row.creator_id)
  }

  const signWith = async (db: Reader, kid: string, product: ProductFacts, { row, method, now }: Wanted): Promise<string> => {
    const key = await keyring.find(db, kid)
    if (!key) throw new Error(`The key ${kid} is gone`)
    return signToken(key, claimsOf(factsOf(row, product), { method, jti: newId('jti', now), now }))
  }

  return {
    keyring,
    sign: async (db, wanted) => {
      const product = await productOf(db, wanted.row.creator_id, wanted.row.product_id, wanted.now)
      return signWith(db, await chooseFor(db, wanted), product, wanted)
    },
    signOften: async (db, wanted) => {
      const kid = await chooseFor(db, wanted)
      const product = await productOf(db, wanted.row.creator_id, wanted.row.product_id, wanted.now)
      // All claims are part of the cache key, so that a change shows at once.
      const { keys: _keys, ...facts } = wanted.row
      const key = JSON.stringify([kid, wanted.method, product.name, newestReleaseFor(facts, product), facts])
      const known = cached.get(key)
      const at = wanted.now.getTime()
      if (known && at >= known.at && at - known.at < minute) return known.token
      const token = signWith(db, kid, product, wanted)
      cached.set(key, { at, token })
      token.catch(() => cached.delete(key))
      return token
    },
  }
}
