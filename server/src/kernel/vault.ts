import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Keys for one master secret, one per purpose, so that nothing made for one purpose is worth anything for another. */
export type Vault = {
  /** Encrypts; what was sealed for another purpose, or was changed, does not open. */
  encrypt(purpose: string, text: string): string
  open(purpose: string, encrypted: string): string
  /** What is kept of a secret short enough to be guessed by someone who has the database, but not the key. */
  fingerprint(purpose: string, text: string): Buffer
  /** Text that anyone can read and nobody else can write, until it is over. */
  sign(purpose: string, text: string, until: Date): string
  readSigned(purpose: string, signed: string, now: Date): string | undefined
  /** A key for a library that wants one. */
  keyFor(purpose: string): Uint8Array
}

export const makeVault = (master: string): Vault => {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const made = Buffer.from(hkdfSync('sha256', master, '', purpose, 32))
    keys.set(purpose, made)
    return made
  }
  const mac = (purpose: string, text: string): Buffer => createHmac('sha256', keyFor(purpose)).update(text).digest()

  return {
    keyFor,
    fingerprint: mac,
    encrypt: (purpose, text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open: (purpose, encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    sign: (purpose, text, until) => {
      const said = Buffer.from(JSON.stringify([text, Math.floor(until.getTime() / 1000)])).toString('base64url')
      return `${said}.${mac(purpose, said).toString('base64url')}`
    },
    readSigned: (purpose, signed, now) => {
      const [said = '', proof = '', ...more] = signed.split('.')
      const given = Buffer.from(proof, 'base64url')
      const right = mac(purpose, said)
      if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const [text, until] = JSON.parse(Buffer.from(said, 'base64url').toString()) as [string, number]
      return until * 1000 > now.getTime() ? text : undefined
    },
  }
}
