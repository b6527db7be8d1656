/** Sizes that Windows shows. */
const sizes = [16, 32, 48] as const

/** One picture as Windows wants it in an icon: from the bottom up, blue first, followed by a mask of nothing. */
const writeImage = (pixels: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(size, 4)
  head.writeInt32LE(size * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(32, 14)
  const rows = Array.from({ length: size }, (_, row) => {
    const line = Buffer.from(pixels.subarray((size - 1 - row) * size * 4, (size - row) * size * 4))
    for (let at = 0; at < line.length; at += 4)
      line.writeUInt32LE(
        (((line[at] ?? 0) << 16) | ((line[at + 1] ?? 0) << 8) | (line[at + 2] ?? 0) | ((line[at + 3] ?? 0) << 24)) >>> 0,
        at,
      )
    return line
  })
  return Buffer.concat([head, ...rows, Buffer.alloc(Math.ceil(size / 32) * 4 * size)])
}

/** An icon of Windows from any picture. */
export const makeIcon = async (picture: Uint8Array): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const images = await Promise.all(
    sizes.map(async (size) => {
      const fitted = sharp(picture, { limitInputPixels: 50_000_000 }).resize(size, size, {
        fit: 'contain',
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      return writeImage(await fitted.ensureAlpha().toColourspace('srgb').raw().toBuffer(), size)
    }),
  )
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let at = head.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, entry)
    head.writeUInt8(sizes[index] ?? 0, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(image.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += image.length
  }
  return Buffer.concat([head, ...images])
}
