import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** The first encrypts and signs; all of them decrypt and verify, so that a secret can be replaced while the shop is running. */
export type Masters = readonly [string, ...string[]]

/** Keys derived from master secrets, one per purpose, so that a value made for one purpose is useless for another. */
export type Vault = {
  /** Values encrypted for another purpose, or changed values, cannot be decrypted. */
  encrypt(purpose: string, text: string): string
  decrypt(purpose: string, encrypted: string): string
  /** The prefix of everything that the first master has encrypted. */
  currentPrefix: string
  /** The stored form of a secret that is short enough to be guessed by someone who has the database, but not the key. */
  fingerprint(purpose: string, text: string): Buffer
  /** Text that anyone can read and nobody else can make, valid until it expires. */
  sign(purpose: string, text: string, until: Date): string
  readSigned(purpose: string, signed: string, now: Date): string | undefined
  /** Keys for a library that needs them; the first is the one to sign with. */
  keysFor(purpose: string): readonly [Uint8Array, ...Uint8Array[]]
}

type Key = { id: string; keyFor(purpose: string): Buffer }

const makeKey = (master: string): Key => {
  const keys = new Map<string, Buffer>()
  const derive = (purpose: string, bytes: number): Buffer => Buffer.from(hkdfSync('sha256', master, '', purpose, bytes))
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const made = derive(purpose, 32)
    keys.set(purpose, made)
    return made
  }
  return { id: derive('key-id', 6).toString('base64url'), keyFor }
}

const mac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const encryptWith = (key: Buffer, text: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

const decryptWith = (key: Buffer, encrypted: string): string => {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/**
 * `fingerprintKeys` outlive a master: a secret cannot be read from its fingerprint, so its fingerprint cannot be made again with a new key.
 */
export const makeVault = (masters: Masters, fingerprintKeys?: ReadonlyMap<string, Buffer>): Vault => {
  const [first, ...others] = [makeKey(masters[0]), ...masters.slice(1).map(makeKey)] as [Key, ...Key[]]
  const all = [first, ...others]

  /** Encrypted before keys had ids: tries all keys. */
  const decryptUnnamed = (purpose: string, encrypted: string): string => {
    for (const key of others) {
      try {
        return decryptWith(key.keyFor(purpose), encrypted)
      } catch {
        // Encrypted with another key.
      }
    }
    return decryptWith(first.keyFor(purpose), encrypted)
  }

  const fingerprintKey = (purpose: string): Buffer => {
    if (!fingerprintKeys) return first.keyFor(purpose)
    const key = fingerprintKeys.get(purpose)
    // With a key of the master the fingerprint would be useless after the next change of it.
    if (!key) throw new Error(`There is no key for fingerprints of ${purpose}`)
    return key
  }

  return {
    currentPrefix: `${first.id}.`,
    keysFor: (purpose) => [first.keyFor(purpose), ...others.map((key) => key.keyFor(purpose))],
    fingerprint: (purpose, text) => mac(fingerprintKey(purpose), text),
    encrypt: (purpose, text) => `${first.id}.${encryptWith(first.keyFor(purpose), text)}`,
    decrypt: (purpose, encrypted) => {
      const [id = '', named] = encrypted.split('.')
      if (named === undefined) return decryptUnnamed(purpose, encrypted)
      const key = all.find((one) => one.id === id)
      if (!key) throw new Error(`The key ${id} is not among those of ENCRYPTION_KEY`)
      return decryptWith(key.keyFor(purpose), named)
    },
    sign: (purpose, text, until) => {
      const claim = Buffer.from(JSON.stringify([text, Math.floor(until.getTime() / 1000)])).toString('base64url')
      return `${claim}.${mac(first.keyFor(purpose), claim).toString('base64url')}`
    },
    readSigned: (purpose, signed, now) => {
      const [claim = '', proof = '', ...more] = signed.split('.')
      const given = Buffer.from(proof, 'base64url')
      const isRight = (key: Key): boolean => {
        const right = mac(key.keyFor(purpose), claim)
        return given.length === right.length && timingSafeEqual(given, right)
      }
      if (more.length > 0 || !all.some(isRight)) return undefined
      const [text, until] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [string, number]
      return until * 1000 > now.getTime() ? text : undefined
    },
  }
}
