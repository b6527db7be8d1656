import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'
import { juceKeysOf } from '../keys/key-formats.ts'
import { makeRsaKey } from '../keys/make-key.ts'
import type { JuceKeyRow } from './juce-key.store.ts'

const purpose = 'juce-key'

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

export const openJuceKey = (encryption: Vault, encrypted: string): KeyObject => createPrivateKey(encryption.open(purpose, encrypted))
