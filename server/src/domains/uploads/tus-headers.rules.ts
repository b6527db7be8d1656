import { type ChecksumAlgorithm, checksumAlgorithms } from '#contract/uploads/uploads.ts'

/** A number of bytes as tus writes it; anything else is undefined. */
export const parseBytes = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined

const maxPairs = 20
const keyForm = /^[\x21-\x2b\x2d-\x7e]{1,50}$/
const base64Form = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are refused
const control = /[\u0000-\u001f\u007f]/

const decode = (base64: string): string | undefined => {
  if (!base64Form.test(base64)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(base64, 'base64'))
  } catch {
    return undefined
  }
}

/** `filename d29ybGQ=,isDraft`: pairs of a key and an optional value in base64. Undefined for anything else. */
export const parseMetadata = (header: string): ReadonlyMap<string, string> | undefined => {
  const pairs = new Map<string, string>()
  for (const pair of header === '' ? [] : header.split(',')) {
    const [key = '', base64 = '', ...more] = pair.trim().split(' ')
    const value = decode(base64)
    const isGood = keyForm.test(key) && more.length === 0 && !pairs.has(key) && value !== undefined && !control.test(value)
    if (!isGood || pairs.size === maxPairs) return undefined
    pairs.set(key, value)
  }
  return pairs
}

/** A name without a path: it is shown, and saved under, on other people's machines. */
export const isFilename = (name: string): boolean =>
  name.trim() !== '' && name.length <= 200 && !/[/\\]/.test(name) && name !== '.' && name !== '..'

export type Checksum = { algorithm: ChecksumAlgorithm; digest: Buffer }

const digestBytes: Record<ChecksumAlgorithm, number> = { sha1: 20, sha256: 32, md5: 16 }

const isAlgorithm = (word: string): word is ChecksumAlgorithm => (checksumAlgorithms as readonly string[]).includes(word)

/** `sha1 Kq5sNclPz7QV2+lfQIuc6R7oRu0=`; undefined for an unknown algorithm. */
export const parseChecksum = (header: string): Checksum | undefined => {
  const [algorithm = '', base64 = '', ...more] = header.split(' ')
  if (!isAlgorithm(algorithm) || more.length > 0 || !base64Form.test(base64)) return undefined
  const digest = Buffer.from(base64, 'base64')
  return digest.length === digestBytes[algorithm] ? { algorithm, digest } : undefined
}
