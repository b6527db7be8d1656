import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

const ratios = { square: 'aspect-square', wide: 'aspect-4/3', video: 'aspect-video' }
const heights = { square: 1, wide: 3 / 4, video: 9 / 16 }

type CoverProps = {
  src: string | null | undefined
  /** Empty when the name is next to it. */
  alt: string
  /** The width of the file in pixels. */
  width?: number | undefined
  ratio?: keyof typeof ratios | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
  /** For images in the first screen. */
  eager?: boolean | undefined
  /** On top of the image: a play button, a badge. */
  children?: ReactNode
  className?: string | undefined
}

const bars = [4, 9, 14, 8, 18, 11, 6, 13, 7, 4]

const Placeholder = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true" className="size-full text-line-strong" fill="currentColor">
    {bars.map((height, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
      <rect key={at} x={20 + at * 4} y={40 - height / 2} width="2" height={height} rx="1" />
    ))}
  </svg>
)

export const Cover = ({ src, alt, width = 400, ratio = 'square', srcSet, sizes, eager, children, className }: CoverProps) => (
  <span className={classes('relative block overflow-hidden rounded bg-paper-2', ratios[ratio], className)}>
    {src ? (
      <img
        src={src}
        alt={alt}
        width={width}
        height={Math.round(width * heights[ratio])}
        srcSet={srcSet}
        sizes={sizes}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
      />
    ) : (
      <Placeholder />
    )}
    {children}
  </span>
)
