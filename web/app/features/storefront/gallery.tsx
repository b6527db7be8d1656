import { Suspense, useState } from 'react'
import type { ProductImage } from '#contract/catalog/catalog.ts'
import { classes } from '#web/ui/classes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Lightbox = lazyPart(() => import('#web/ui/pictures/lightbox.tsx').then((part) => part.Lightbox))

type GalleryProps = { images: readonly ProductImage[]; iconUrl: string | null; name: string }

/** The images of a product: one shown uncropped, the others as thumbnails; pressing it opens it in full size. */
export const Gallery = ({ images, iconUrl, name }: GalleryProps) => {
  const [chosen, choose] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const image = images[chosen] ?? images[0]
  const cover = iconUrl ? [{ src: iconUrl, alt: `Cover of ${name}` }] : []
  const pictures = image ? images.map(({ assets, alt }) => ({ src: assets.FullSize, alt: alt || name })) : cover
  const shown = pictures[image ? chosen : 0] ?? pictures[0]
  if (!shown) return null
  return (
    <div>
      <Frame
        {...shown}
        {...(image && { half: image.assets.HalfSize, width: image.width, height: image.height })}
        onPress={() => setLarge(true)}
      />
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-3">
          {images.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={`Show image ${at + 1}: ${one.alt || name}`}
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
      {isLarge && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} at={image ? chosen : 0} onMove={choose} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </div>
  )
}

type FrameProps = { src: string; half?: string; width?: number; height?: number; alt: string; onPress: () => void }

const Frame = ({ src, half, width = 1200, height = 1200, alt, onPress }: FrameProps) => (
  <button type="button" onClick={onPress} className="block w-full cursor-zoom-in overflow-hidden rounded bg-paper-2">
    <img
      src={src}
      {...(half && { srcSet: `${half} ${Math.ceil(width / 2)}w, ${src} ${width}w`, sizes: '(min-width: 800px) 640px, 100vw' })}
      alt={alt}
      width={width}
      height={height}
      fetchPriority="high"
      className="aspect-4/3 w-full object-contain"
    />
    <span className="sr-only">, enlarge</span>
  </button>
)
