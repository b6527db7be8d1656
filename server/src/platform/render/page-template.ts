import { constants, crc32, deflateRawSync } from 'node:zlib'
import { drawBytes } from '#kernel/chance.ts'

/** A placeholder for the nonce. Random in every process, so that no text of a creator can contain it. */
export const nonceGap = drawBytes(18).toString('base64').replaceAll(/[+/]/g, 'x')
const gapLength = nonceGap.length

/** A rendered page that can be sent many times, each time with a new nonce. Compressed on first use. */
export type PageTemplate = { plain: Buffer; pieces: Buffer[]; zipped(): Buffer[] }

const findGaps = (page: Buffer): number[] => {
  const gaps: number[] = []
  for (let at = page.indexOf(nonceGap); at !== -1; at = page.indexOf(nonceGap, at + gapLength)) gaps.push(at)
  return gaps
}

const zipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** A stored block with exactly the nonce's length; later blocks must not refer back into it, hence the full flushes. */
const storedHead = Buffer.from([0, gapLength, 0, 0xff - gapLength, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])
const tailLength = 8

/** Compresses around the gaps once, so that sending a cached page needs no compression. */
const zipAround = (page: Buffer, gaps: readonly number[]): Buffer[] => {
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
  return cutAtGaps(Buffer.concat(parts), zippedGaps)
}

const documentEnd = '</body></html>'

/** A whole document from React's HTML and the ending. */
const joinPage = (html: string, ending: string): Buffer => {
  const written = Buffer.from(html)
  const end = written.length - documentEnd.length
  return Buffer.concat([written.subarray(0, end), Buffer.from(ending), written.subarray(end)])
}

/** For a page with its ending, or for any other text unchanged. */
export const makeTemplate = (html: string, ending?: string): PageTemplate => {
  const plain = ending === undefined ? Buffer.from(html) : joinPage(html, ending)
  const gaps = findGaps(plain)
  let zipped: Buffer[] | undefined
  return {
    plain,
    pieces: cutAtGaps(plain, gaps),
    zipped: () => {
      zipped ??= zipAround(plain, gaps)
      return zipped
    },
  }
}

/** The pieces between the gaps; all answers share them, and only the nonce differs. */
const cutAtGaps = (bytes: Buffer, gaps: readonly number[]): Buffer[] => {
  const starts = [0, ...gaps.map((gap) => gap + gapLength)]
  const ends = [...gaps, bytes.length]
  return starts.map((start, at) => bytes.subarray(start, ends[at]))
}

const join = (pieces: readonly Buffer[], nonce: Buffer): Buffer[] => {
  const joined: Buffer[] = []
  for (const piece of pieces) {
    if (joined.length > 0) joined.push(nonce)
    joined.push(piece)
  }
  return joined
}

/** The page as it is sent. Nothing is copied, because pages are large and sent often. */
export const fillPlain = (template: PageTemplate, nonce: string): Buffer[] => join(template.pieces, Buffer.from(nonce, 'latin1'))

export const fillZipped = (template: PageTemplate, nonce: string): Buffer[] => {
  const tail = Buffer.alloc(tailLength)
  let checksum = 0
  for (const piece of fillPlain(template, nonce)) checksum = crc32(piece, checksum)
  tail.writeUInt32LE(checksum)
  tail.writeUInt32LE(template.plain.length, 4)
  return [...join(template.zipped(), Buffer.from(nonce, 'latin1')), tail]
}
