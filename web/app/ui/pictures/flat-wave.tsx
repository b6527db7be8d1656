import { classes } from '../classes.ts'

const shapes = {
  /** Silence. */
  silent: Array.from({ length: 41 }, () => 3),
  /** A signal that breaks off. Rounded, because the server's sine and the browser's differ in the last digit. */
  broken: Array.from({ length: 41 }, (_, at) => (at < 19 ? Math.round(6 + 18 * Math.abs(Math.sin(at * 0.9) * Math.cos(at * 0.23))) : 3)),
}

/** The waveform of a page without sounds. */
export const FlatWave = ({ shape, className }: { shape: keyof typeof shapes; className?: string }) => (
  <svg
    width="164"
    height="28"
    viewBox="0 0 164 28"
    aria-hidden="true"
    fill="currentColor"
    className={classes('text-line-strong', className)}
  >
    {shapes[shape].map((height, at) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
        key={at}
        x={at * 4}
        y={(28 - height) / 2}
        width="2.4"
        height={height}
        rx="1.2"
        className={shape === 'broken' && at === 18 ? 'fill-accent' : undefined}
      />
    ))}
  </svg>
)
