import { escapeXml } from '#kernel/xml.ts'

/**
 * JUCE's key text: an XML element whose bytes are one large number, encrypted with the private key in pieces of the modulus.
 * The scheme is JUCE's own, and has no padding, so its input is limited, and the key is one product's alone.
 */

export type UnlockText = {
  user: string
  email: string
  /** The machine numbers of the device, as it sent them. */
  machine: string
  app: string
  now: Date
  expiresAt: Date | null
}

const attributes = (named: Record<string, string>): string =>
  Object.entries(named)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')

const hexMilliseconds = (at: Date): string => at.getTime().toString(16)

/** One line. A license that ends uses another attribute for its machines, so that an old module does not take it for a perpetual one. */
export const writeUnlockText = ({ user, email, machine, app, now, expiresAt }: UnlockText): string => {
  const machines = expiresAt ? { expiring_mach: machine } : { mach: machine }
  const end = expiresAt ? { expiryTime: hexMilliseconds(expiresAt) } : {}
  return `<key${attributes({ user, email, ...machines, app, date: hexMilliseconds(now), ...end })}/>`
}

const littleEndian = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex') || '0'}`)

/** The number encrypted with the key, piece by piece: `R=0; while V>0: R=R*n; (V,rem)=divmod(V,n); R=R+rem^d mod n`. */
export const applyKey = (value: bigint, modulus: bigint, raise: (piece: bigint) => bigint): bigint => {
  let result = 0n
  for (let left = value; left > 0n; left /= modulus) result = result * modulus + raise(left % modulus)
  return result
}

/** The form that the module reads: hex after a hash. */
export const lockText = (text: string, modulus: bigint, raise: (piece: bigint) => bigint): string =>
  `#${applyKey(littleEndian(Buffer.from(text)), modulus, raise).toString(16)}`

export const writeMessage = (message: string, key: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<MESSAGE message="${escapeXml(message)}"><KEY>${key}</KEY></MESSAGE>\n`

/** The plugin opens a non-empty url in the customer's browser. */
export const writeError = (error: string, url = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ERROR error="${escapeXml(error)}" url="${escapeXml(url)}"/>\n`
