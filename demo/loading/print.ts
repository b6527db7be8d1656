import sharp from 'sharp'

const widthOf = (svg: string): number => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 1200)

/** A sheet as pixels, so wide, cropped to the height. It is encoded again at once, so nothing is spent on making this PNG small. */
export const print = (svg: string, width: number, height?: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / widthOf(svg) })
    .resize({ width, ...(height && { height, fit: 'cover' }) })
    .png({ compressionLevel: 1 })
    .toBuffer()
