/** Reads the next element of a DER encoding: where its content starts and ends. */
const readPart = (bytes: Uint8Array, at: number): { start: number; end: number } => {
  const first = bytes[at + 1] ?? 0
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  let length = lengthBytes === 0 ? first : 0
  for (let index = 0; index < lengthBytes; index++) length = length * 256 + (bytes[at + 2 + index] ?? 0)
  const start = at + 2 + lengthBytes
  return { start, end: start + length }
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^0+/, '')

/** A public key in JUCE's format, exponent and modulus in hex, from its PKCS#1 PEM. */
export const juceKeyOf = (pkcs1: string): string => {
  const base64 = pkcs1.replaceAll(/-----[^-]+-----|\s/g, '')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const sequence = readPart(bytes, 0)
  const modulus = readPart(bytes, sequence.start)
  const exponent = readPart(bytes, modulus.end)
  return `${hex(bytes.subarray(exponent.start, exponent.end))},${hex(bytes.subarray(modulus.start, modulus.end))}`
}
