/**
 * A ring buffer: samples written some time ago can be read again. Its size is a power of two, so that wrapping is one AND. Its fields are
 * private by type only: in the innermost loops, `#fields` take four times as long.
 */
export class DelayLine {
  private readonly memory: Float32Array
  private readonly mask: number
  private readonly length: number
  private at = 0

  constructor(length: number) {
    const size = 2 ** Math.ceil(Math.log2(length + 64))
    this.memory = new Float32Array(size)
    this.mask = size - 1
    this.length = Math.round(length)
  }

  write(sample: number): void {
    this.at = (this.at + 1) & this.mask
    this.memory[this.at] = sample
  }

  /** `read(0)` is the last written sample. */
  read(samples: number): number {
    return this.memory[(this.at - samples) & this.mask] ?? 0
  }

  /** The oldest sample. */
  end(): number {
    return this.memory[(this.at - this.length) & this.mask] ?? 0
  }

  /** Between two samples, with linear interpolation. */
  readBetween(samples: number): number {
    const whole = samples | 0
    const early = this.memory[(this.at - whole) & this.mask] ?? 0
    const late = this.memory[(this.at - whole - 1) & this.mask] ?? 0
    return early + (late - early) * (samples - whole)
  }
}
