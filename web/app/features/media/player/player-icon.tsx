/** Drawn on a 16 px square with one round stroke, so that all of them look as heavy as the bars of the waveform. */
const shapes = {
  play: 'M5 3.5v9L12 8z',
  pause: 'M5.5 4v8m5-8v8',
  previous: 'M4 4v8m8-8v8L6.5 8z',
  next: 'M12 4v8M4 4v8l5.5-4z',
  sound: 'M2.5 6.2v3.6h2L8 12.5v-9L4.5 6.2zM10.7 5.8a3.3 3.3 0 0 1 0 4.4m1.9-6.3a6 6 0 0 1 0 8.2',
  muted: 'M2.5 6.2v3.6h2L8 12.5v-9L4.5 6.2zm8.2.1 3.4 3.4m0-3.4-3.4 3.4',
  queue: 'M2.5 4.5h8m-8 3.5h8m-8 3.5h5m3 0h5m-2.5-2.5v5',
  queued: 'M2.5 4.5h8m-8 3.5h8m-8 3.5h4m2 0 1.8 1.8 3.2-3.6',
  close: 'm4 4 8 8m0-8-8 8',
}

const solid = new Set(['play', 'previous', 'next'])

export const PlayerIcon = ({ name }: { name: keyof typeof shapes }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill={solid.has(name) ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={name === 'pause' ? 3 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={shapes[name]} />
  </svg>
)
