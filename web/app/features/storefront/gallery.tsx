import { useState } from 'react'
import type { ProductImage } from '#contract/catalog/catalog.ts'
import { classes } from '#web/ui/classes.ts'

type GalleryProps = { images: readonly ProductImage[]; iconUrl: string | null; name: string }

/** The pictures of a product: one large, the others to choose from. */
export const Gallery = ({ images, iconUrl, name }: GalleryProps) => {
  const [chosen, choose] = useState(0)
  const image = images[chosen] ?? images[0]
  if (!image) return iconUrl ? <Frame src={iconUrl} alt={`Cover of ${name}`} /> : null
  return (
    <div>
      <Frame src={image.assets.FullSize} half={image.assets.HalfSize} width={image.width} alt={image.alt} />
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-3">
          {images.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={`Show picture ${at + 1}: ${one.alt}`}
                aria-pressed={at === chosen}
                onClick={() => choose(at)}
                className={classes(
                  'block w-full overflow-hidden rounded bg-paper-2',
                  at === chosen && 'outline-2 outline-offset-2 outline-ink',
                )}
              >
                <img
                  src={one.assets.HalfSize}
                  alt=""
                  width={one.width / 2}
                  height={one.height / 2}
                  loading="lazy"
                  className="aspect-square size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type FrameProps = { src: string; half?: string; width?: number; alt: string }

const Frame = ({ src, half, width = 1200, alt }: FrameProps) => (
  <span className="block overflow-hidden rounded bg-paper-2">
    <img
      src={src}
      {...(half && { srcSet: `${half} ${Math.ceil(width / 2)}w, ${src} ${width}w`, sizes: '(min-width: 800px) 640px, 100vw' })}
      alt={alt}
      width={width}
      height={Math.round(width * 0.75)}
      fetchPriority="high"
      className="aspect-4/3 w-full object-cover"
    />
  </span>
)
