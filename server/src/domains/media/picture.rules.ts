/** A wall of screens is smaller. What is larger costs memory while it is decoded, and nobody sees it. */
export const maxPixels = 50_000_000
export const longestSide = 12_000

export type SizeVerdict = { fits: true } | { fits: false; because: string }

/** Judged by the header, before a single pixel is decoded. */
export const judgePictureSize = (width: number, height: number): SizeVerdict => {
  if (width <= longestSide && height <= longestSide && width * height <= maxPixels) return { fits: true }
  const limit = `${longestSide.toLocaleString('en')} pixels a side and ${maxPixels / 1_000_000} megapixels in all`
  return { fits: false, because: `This image is ${width} x ${height} pixels. Use at most ${limit}.` }
}

export const damagedPicture = 'This image is damaged. Export it again.'
