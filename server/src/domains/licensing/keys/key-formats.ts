import { createPublicKey, type KeyObject } from 'node:crypto'

/** One public key in the formats that plugin code wants. */
export const formatsOf = (pem: string): { pem: string; pkcs1: string; der: string } => {
  const key = createPublicKey(pem)
  return {
    pem,
    pkcs1: String(key.export({ type: 'pkcs1', format: 'pem' })),
    der: key.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

/** As JSON Web Key Sets have it. */
export const jwkOf = (kid: string, pem: string) => {
  const { n = '', e = '' } = createPublicKey(pem).export({ format: 'jwk' }) as { n?: string; e?: string }
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e } as const
}

const hexOf = (part: string | undefined): string =>
  Buffer.from(part ?? '', 'base64url')
    .toString('hex')
    .replace(/^0+/, '')

/** JUCE writes a key as its exponent and its modulus, in hex: the public one with e, the private one with d. */
export const juceKeysOf = (privateKey: KeyObject): { publicKey: string; privateKey: string } => {
  const { n, e, d } = privateKey.export({ format: 'jwk' }) as Record<string, string>
  return { publicKey: `${hexOf(e)},${hexOf(n)}`, privateKey: `${hexOf(d)},${hexOf(n)}` }
}
