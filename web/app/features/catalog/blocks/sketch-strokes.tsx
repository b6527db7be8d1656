/** The strokes of the sketches of blocks. */

export const line = (y: number, x: number, width: number) => <rect key={`${x} ${y}`} x={x} y={y} width={width} height="3" rx="1.5" />

export const frame = (x: number, y: number, width: number, height: number) => (
  <rect x={x} y={y} width={width} height={height} rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
)
