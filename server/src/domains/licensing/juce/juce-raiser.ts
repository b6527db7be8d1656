import { constants, type KeyObject, privateDecrypt } from 'node:crypto'

const bytes = 256

/** The modular power with the private exponent, by OpenSSL: BigInt would block everybody else. */
export const raiserOf =
  (key: KeyObject): ((piece: bigint) => bigint) =>
  (piece) => {
    const written = Buffer.from(piece.toString(16).padStart(bytes * 2, '0'), 'hex')
    return BigInt(`0x${privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, written).toString('hex')}`)
  }
