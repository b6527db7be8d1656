import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Images for tests, made on demand. */

const chunk = (name: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), content])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(content.length)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const head = (width: number, height: number): Buffer => {
  const fields = Buffer.alloc(13)
  fields.writeUInt32BE(width)
  fields.writeUInt32BE(height, 4)
  // One bit per pixel: black or white.
  fields[8] = 1
  return chunk('IHDR', fields)
}

/** A complete black image of any size, in a few kilobytes. */
export const blackPng = (width: number, height: number): Buffer => {
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([signature, head(width, height), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

/** Only the header of an image. */
export const headerOnlyPng = (width: number, height: number): Buffer => Buffer.concat([signature, head(width, height)])

export const pictureOf = (format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif', width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } })
    .toFormat(format)
    .toBuffer()
