import { classes } from './classes.ts'

/** A placeholder for something that is loading. Shown only after 150 ms, so that it never flickers. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes('animate-late block rounded bg-line/60', className ?? 'h-4 w-full')} />
)

const widths = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full']

/** A placeholder for lines of text. */
export const SkeletonText = ({ lines = 3, className }: { lines?: number; className?: string }) => (
  <span className={classes('grid gap-2.5', className)}>
    {Array.from({ length: lines }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
      <Skeleton key={at} className={classes('h-3.5', at === lines - 1 ? 'w-3/5' : widths[at % widths.length])} />
    ))}
  </span>
)
