const size = 4096
const table = Float32Array.from({ length: size + 1 }, (_, at) => Math.sin((2 * Math.PI * at) / size))

/** Large enough to make every position positive: truncation then rounds down, four times faster than Math.floor. */
const offset = size * 65536

/** A sine by cycles, not radians; from a table, because Math.sin alone would take half the time of a render. */
export const sine = (cycles: number): number => {
  const position = cycles * size + offset
  const whole = position | 0
  const at = whole & (size - 1)
  const before = table[at] ?? 0
  return before + ((table[at + 1] ?? 0) - before) * (position - whole)
}

/** Smooths a jump (polyBLEP), so that bright waves do not alias. */
const corner = (phase: number, step: number): number => {
  if (phase < step) {
    const t = phase / step
    return t + t - t * t - 1
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step
    return t * t + t + t + 1
  }
  return 0
}

/** `phase` is between 0 and 1; `step` is its increment per sample. */
export const saw = (phase: number, step: number): number => 2 * phase - 1 - corner(phase, step)

export const pulse = (phase: number, step: number, width = 0.5): number => {
  const fall = phase >= width ? phase - width : phase - width + 1
  return (phase < width ? 1 : -1) + corner(phase, step) - corner(fall, step)
}

export const triangle = (phase: number): number => 4 * Math.abs(phase - 0.5) - 1
