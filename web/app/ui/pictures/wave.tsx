import { useMemo } from 'react'
import { readPeaks } from '#contract/media/peaks.ts'

type WaveProps = { peaks: string; played?: number; columns?: number; className?: string }

/** One level per column: the loudest of its peaks. A sound without peaks is drawn as a row of dots. */
export const waveLevels = (peaks: string, columns: number): number[] => {
  const all = readPeaks(peaks)
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * all.length) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * all.length) / columns))
    return Math.max(0, ...all.slice(from, to))
  })
}

/**
 * Bars as strokes of one path, 10 wide and 100 high. Relative moves need about nine bytes for each bar; the round caps add 6 to its height.
 */
export const barsPath = (levels: readonly number[], from: number, to: number): string => {
  let path = ''
  let pen = 0
  for (const [index, level] of levels.slice(from, to).entries()) {
    const height = Math.max(0, Math.round(level * 47) * 2)
    const top = 50 - height / 2
    path += index === 0 ? `M${from * 10 + 5} ${top}v${height}` : `m10${top < pen ? '' : ' '}${top - pen}v${height}`
    pen = top + height
  }
  return path
}

/** A waveform. Bars already played are a second path in the accent color: each bar is written only once, and no clip path needs an id. */
export const Wave = ({ peaks, played = 0, columns = 70, className = 'block h-full w-full' }: WaveProps) => {
  const levels = useMemo(() => waveLevels(peaks, columns), [peaks, columns])
  const turn = Math.round(Math.min(1, Math.max(0, played)) * columns)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${columns * 10} 100`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {turn > 0 && <path className="stroke-accent" d={barsPath(levels, 0, turn)} />}
      {turn < columns && <path d={barsPath(levels, turn, columns)} />}
    </svg>
  )
}
