import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'
import type { EncryptedColumn } from '#platform/database/reencrypt.ts'
import { juceKeysOf } from '../keys/key-formats.ts'
import { makeRsaKey } from '../keys/make-key.ts'
import type { JuceKeyRow } from './juce-key.store.ts'

const purpose = 'juce-key'

export const juceKeyColumns: EncryptedColumn[] = [{ table: 'juce_keys', key: ['creator_id', 'product_id'], column: 'private_key', purpose }]

export const makeJuceKey = async (encryption: Vault, creatorId: string, productId: string, now: Date): Promise<JuceKeyRow> => {
  const { privateKey } = await makeRsaKey()
  return {
    creator_id: creatorId,
    product_id: productId,
    is_on: true,
    public_key: juceKeysOf(privateKey).publicKey,
    private_key: encryption.encrypt(purpose, String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    created_at: now,
  }
}

export const openJuceKey = (encryption: Vault, encrypted: string): KeyObject => createPrivateKey(encryption.decrypt(purpose, encrypted))
