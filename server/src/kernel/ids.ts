import { randomFillSync, randomUUID } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 48 bits of time, then 80 of chance, in 26 letters that sort by time. */
const sortable = (at: Date, chance: Uint8Array): string => {
  let bits = BigInt(at.getTime())
  for (const byte of chance) bits = (bits << 8n) | BigInt(byte)
  let written = ''
  for (let place = 0; place < 26; place++) {
    written = alphabet[Number(bits & 31n)] + written
    bits >>= 5n
  }
  return written
}

export const newId = <const Prefix extends string>(prefix: Prefix, at: Date): `${Prefix}_${string}` =>
  `${prefix}_${sortable(at, randomFillSync(new Uint8Array(10)))}`

export const newUuid = (): string => randomUUID()
