import { generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { newId } from '#kernel/ids.ts'
import type { Vault } from '#kernel/vault.ts'
import type { EncryptedColumn } from '#platform/database/reencrypt.ts'
import type { KeyState } from './key.rules.ts'
import type { KeyRow } from './key.store.ts'

const makePair = promisify(generateKeyPair)

/** Encrypted for this purpose alone; the key of JUCE's module is another. */
const purpose = 'licensing-key'

export const licensingKeyColumns: EncryptedColumn[] = [{ table: 'licensing_keys', key: ['kid'], column: 'private_key', purpose }]

/** A tenth of a second of CPU, in another thread. */
export const makeRsaKey = async (): Promise<{ publicKey: KeyObject; privateKey: KeyObject }> =>
  makePair('rsa', { modulusLength: 2048, publicExponent: 65537 })

export const makeSigningKey = async (encryption: Vault, creatorId: string, state: KeyState, now: Date): Promise<KeyRow> => {
  const { publicKey, privateKey } = await makeRsaKey()
  return {
    kid: newId('key', now),
    creator_id: creatorId,
    state,
    public_key: String(publicKey.export({ type: 'spki', format: 'pem' })),
    private_key: encryption.encrypt(purpose, String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    created_at: now,
  }
}

export const openPrivateKey = (encryption: Vault, encrypted: string): string => encryption.decrypt(purpose, encrypted)
