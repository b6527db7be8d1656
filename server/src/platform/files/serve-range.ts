import type { ByteRange } from './files.ts'

export type RangeVerdict = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'unsatisfiable' }

const whole: RangeVerdict = { kind: 'whole' }
const unsatisfiable: RangeVerdict = { kind: 'unsatisfiable' }

/**
 * The answer to a Range header: 200, 206 or 416. An invalid header is ignored, as RFC 9110 requires; so are several ranges at once, which
 * no player needs and with which one short request could ask for the same bytes a thousand times.
 */
export const parseRange = (header: string | undefined, size: number): RangeVerdict => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return whole
  if (first === '') return lastBytes(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (last !== '' && end < start) return whole
  if (start >= size) return unsatisfiable
  return { kind: 'part', range: { start, end: Math.min(end, size - 1) } }
}

const lastBytes = (count: number, size: number): RangeVerdict => {
  if (count === 0) return unsatisfiable
  // The last bytes of an empty file are all of it, and there is no way to write "bytes 0--1".
  if (size === 0) return whole
  return { kind: 'part', range: { start: Math.max(0, size - count), end: size - 1 } }
}
