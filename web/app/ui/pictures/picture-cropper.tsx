import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Crop, panCrop, zoomCrop } from './crop-frame.ts'

type PictureCropperProps = {
  picture: ImageBitmap
  /** Width divided by height: 1 for a square. */
  ratio: number
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** The width of the frame on the screen, in pixels. */
const shownWidth = 320

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Chooses the part of an image: drag it or use the arrow keys, zoom with the slider. */
export const PictureCropper = ({ picture, ratio, crop, onCrop }: PictureCropperProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [zoom, setZoom] = useState(1)
  const scale = crop.width / shownWidth

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const { width, height } = pen.canvas
    pen.clearRect(0, 0, width, height)
    pen.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height)
  }, [picture, crop])

  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) return
    onCrop(panCrop(crop, picture, -event.movementX * scale, -event.movementY * scale))
  }

  const press = (event: KeyboardEvent): void => {
    const [x, y] = steps[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    onCrop(panCrop(crop, picture, x * crop.width * 0.05, y * crop.height * 0.05))
  }

  const changeZoom = (next: number): void => {
    setZoom(next)
    onCrop(zoomCrop(crop, picture, ratio, next))
  }

  return (
    <div className="grid justify-items-center gap-4">
      {/* A canvas that can be moved needs a role that takes keys; the label explains them. */}
      <div
        role="application"
        aria-label="Part of the image. Move it with the arrow keys."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the image
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="max-w-full cursor-move touch-none overflow-hidden rounded border border-line"
      >
        <canvas ref={canvas} width={shownWidth * 2} height={Math.round((shownWidth * 2) / ratio)} className="block w-80 max-w-full" />
      </div>
      <label className="flex w-80 max-w-full items-center gap-3 text-14">
        Zoom
        <input
          type="range"
          min="1"
          max="5"
          step="0.05"
          value={zoom}
          onChange={(event) => changeZoom(Number(event.target.value))}
          className="min-w-0 grow accent-ink"
        />
      </label>
    </div>
  )
}

/** The chosen part as a file of its own, no larger than needed. */
export const cutPicture = (picture: ImageBitmap, crop: Crop, widest = 1600): Promise<Blob> => {
  const width = Math.max(1, Math.round(Math.min(widest, crop.width)))
  const canvas = new OffscreenCanvas(width, Math.max(1, Math.round((width * crop.height) / crop.width)))
  canvas.getContext('2d')?.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/png' })
}
