import { randomFillSync, randomUUID } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 48 bits of time as 10 letters, which sort by time. */
const timeLetters = (at: Date): string => {
  let left = at.getTime()
  let written = ''
  for (let index = 0; index < 10; index++) {
    written = alphabet[left % 32] + written
    left = Math.floor(left / 32)
  }
  return written
}

// Random bytes are drawn for many ids at once: a small draw costs as much as a large one.
const drawn = new Uint8Array(16 * 256)
let used = drawn.length

/** 80 random bits as 16 letters. */
const chanceLetters = (): string => {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  let written = ''
  for (const end = used + 16; used < end; used++) written += alphabet[(drawn[used] as number) & 31]
  return written
}

export const newId = <const Prefix extends string>(prefix: Prefix, at: Date): `${Prefix}_${string}` =>
  `${prefix}_${timeLetters(at)}${chanceLetters()}`

export const newUuid = (): string => randomUUID()
