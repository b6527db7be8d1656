/** The part of an image inside a frame: its top left corner and its size, in pixels of the image. */
export type Crop = { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number }

const clamp = (value: number, limit: number): number => Math.min(Math.max(0, value), Math.max(0, limit))

/** The largest frame of this ratio in the image, centred. */
export const firstCrop = ({ width, height }: Size, ratio: number): Crop => {
  const full = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
  return { ...full, x: (width - full.width) / 2, y: (height - full.height) / 2 }
}

/** Zooms around the centre of the frame; never beyond the image. */
export const zoomCrop = (crop: Crop, picture: Size, ratio: number, zoom: number): Crop => {
  const full = firstCrop(picture, ratio)
  const size = { width: full.width / Math.max(1, zoom), height: full.height / Math.max(1, zoom) }
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  return panCrop({ ...size, x: middle.x - size.width / 2, y: middle.y - size.height / 2 }, picture, 0, 0)
}

/** Moves the frame over the image; it stops at the edges. */
export const panCrop = (crop: Crop, picture: Size, byX: number, byY: number): Crop => ({
  ...crop,
  x: clamp(crop.x + byX, picture.width - crop.width),
  y: clamp(crop.y + byY, picture.height - crop.height),
})
