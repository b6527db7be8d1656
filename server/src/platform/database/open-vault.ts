import { type Masters, makeVault, type Vault } from '#kernel/vault.ts'
import type { Reader } from './database.ts'

const wrapping = 'fingerprint-key'

/** Purposes for which a short secret is stored as a fingerprint. */
const purposes = ['voucher-code', 'recovery-code', 'unlock-code']

/** The first keys are derived from the master itself, so that earlier fingerprints stay valid. */
const storeMissing = (db: Reader, vault: Vault) =>
  db
    .insertInto('fingerprint_keys')
    .values(
      purposes.map((purpose) => ({
        purpose,
        encrypted: vault.encrypt(wrapping, Buffer.from(vault.keysFor(purpose)[0]).toString('base64url')),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** A vault whose fingerprints survive a change of the master secrets. */
export const openVault = async (db: Reader, masters: Masters): Promise<Vault> => {
  const vault = makeVault(masters)
  await storeMissing(db, vault)
  const rows = await db.selectFrom('fingerprint_keys').select(['purpose', 'encrypted']).execute()
  return makeVault(
    masters,
    new Map(rows.map(({ purpose, encrypted }) => [purpose, Buffer.from(vault.decrypt(wrapping, encrypted), 'base64url')])),
  )
}

export const fingerprintKeyColumns = [{ table: 'fingerprint_keys', key: ['purpose'], column: 'encrypted', purpose: wrapping }] as const
