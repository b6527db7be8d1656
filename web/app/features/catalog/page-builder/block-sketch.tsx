import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import type { BlockType } from './block-kinds.ts'

const line = (y: number, x: number, width: number) => <rect key={`${x} ${y}`} x={x} y={y} width={width} height="3" rx="1.5" />
const frame = (x: number, y: number, width: number, height: number) => (
  <rect x={x} y={y} width={width} height={height} rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
)
const bars = [8, 16, 26, 14, 22, 30, 18, 10, 20, 12, 24, 15, 9, 17, 11, 6]

const drawings: Readonly<Record<BlockType, ReactNode>> = {
  TextBlock: [line(14, 14, 48), line(28, 14, 68), line(36, 14, 64), line(44, 14, 52)],
  ImageBlock: (
    <>
      {frame(14, 12, 34, 36)}
      <circle cx="31" cy="30" r="8" />
      {[line(20, 56, 26), line(28, 56, 22), line(36, 56, 24)]}
    </>
  ),
  AudioPlayerBlock: bars.map((height, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
      key={at}
      x={14 + at * 4.4}
      y={30 - height / 2}
      width="2.4"
      height={height}
      rx="1.2"
      className={at < 6 ? 'fill-accent' : undefined}
    />
  )),
  TestimonialsBlock: (
    <>
      {[line(16, 14, 28), line(24, 14, 24), line(16, 54, 28), line(24, 54, 20)]}
      <circle cx="18" cy="42" r="5" />
      <circle cx="58" cy="42" r="5" />
    </>
  ),
  VideoBlock: (
    <>
      {frame(14, 12, 68, 36)}
      <path d="M43 22v16l13-8z" />
    </>
  ),
  ProductBlock: (
    <>
      {frame(14, 12, 36, 36)}
      {[line(18, 58, 24), line(26, 58, 16)]}
      <rect x="58" y="38" width="24" height="10" rx="3" />
    </>
  ),
  BasicProductBlock: (
    <>
      {frame(14, 12, 36, 36)}
      {[line(20, 58, 24), line(28, 58, 18), line(36, 58, 12)]}
    </>
  ),
  BundleBlock: (
    <>
      {frame(14, 12, 26, 26)}
      {frame(24, 22, 26, 26)}
      {[line(26, 58, 24), line(34, 58, 16)]}
    </>
  ),
}

/** A block as one would draw it on paper. */
export const BlockSketch = ({ type, className }: { type: BlockType; className?: string }) => (
  <svg viewBox="0 0 96 60" aria-hidden="true" fill="currentColor" className={classes('block text-ink-2', className)}>
    {drawings[type]}
  </svg>
)
