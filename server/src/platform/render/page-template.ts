import { randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Stands where the nonce will be. Drawn anew by every process, so that no text of a creator can contain it. */
export const nonceGap = randomBytes(18).toString('base64').replaceAll(/[+/]/g, 'x')
const gapLength = nonceGap.length

type Zipped = { bytes: Buffer; gaps: number[] }

/** A rendered page that can be sent again and again, each time with a nonce of its own. Compressed when first asked for. */
export type PageTemplate = { plain: Buffer; gaps: number[]; zipped(): Zipped }

const findGaps = (page: Buffer): number[] => {
  const gaps: number[] = []
  for (let at = page.indexOf(nonceGap); at !== -1; at = page.indexOf(nonceGap, at + gapLength)) gaps.push(at)
  return gaps
}

const zipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** A stored block of exactly the nonce's length; what follows it must not look back into it, hence the full flushes. */
const storedHead = Buffer.from([0, gapLength, 0, 0xff - gapLength, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
const tailLength = 8

/** Compressed once around the gaps, so that a kept page costs no compression when it is sent. */
const zipAround = (page: Buffer, gaps: readonly number[]): Zipped => {
  const parts: Buffer[] = [zipHead]
  const zippedGaps: number[] = []
  let length = zipHead.length
  const add = (part: Buffer): void => {
    parts.push(part)
    length += part.length
  }
  const addText = (from: number, to: number): void => {
    if (to > from) add(deflateRawSync(page.subarray(from, to), { level: 6, finishFlush: constants.Z_FULL_FLUSH }))
  }
  let from = 0
  for (const gap of gaps) {
    addText(from, gap)
    add(storedHead)
    zippedGaps.push(length)
    add(Buffer.alloc(gapLength))
    from = gap + gapLength
  }
  addText(from, page.length)
  add(lastBlock)
  add(Buffer.alloc(tailLength))
  return { bytes: Buffer.concat(parts), gaps: zippedGaps }
}

export const makeTemplate = (html: string): PageTemplate => {
  const plain = Buffer.from(html)
  const gaps = findGaps(plain)
  let zipped: Zipped | undefined
  return {
    plain,
    gaps,
    zipped: () => {
      zipped ??= zipAround(plain, gaps)
      return zipped
    },
  }
}

const fill = (page: Buffer, gaps: readonly number[], nonce: string): Buffer => {
  const filled = Buffer.from(page)
  for (const gap of gaps) filled.write(nonce, gap, 'latin1')
  return filled
}

export const fillPlain = (template: PageTemplate, nonce: string): Buffer => fill(template.plain, template.gaps, nonce)

export const fillZipped = (template: PageTemplate, nonce: string): Buffer => {
  const { bytes, gaps } = template.zipped()
  const filled = fill(bytes, gaps, nonce)
  filled.writeUInt32LE(crc32(fillPlain(template, nonce)), filled.length - tailLength)
  filled.writeUInt32LE(template.plain.length, filled.length - tailLength + 4)
  return filled
}
