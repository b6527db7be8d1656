import sharp from 'sharp'

const widthOf = (svg: string): number => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 1200)

/** An SVG as pixels in this width, cropped to the height. It is encoded again at once, so this PNG is not compressed. */
export const print = (svg: string, width: number, height?: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * width) / widthOf(svg) })
    .resize({ width, ...(height && { height, fit: 'cover' }) })
    .png({ compressionLevel: 1 })
    .toBuffer()
