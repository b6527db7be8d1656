import { percentile95 } from './percentile.ts'
import type { Figure } from './table.ts'
import { staysBelow } from './table.ts'

type Read = (after: string | undefined) => Promise<{ next: string | null }>

/** Reads the pages in order, and starts again after the last. */
const turn = async (read: Read, count: number): Promise<number[]> => {
  const times: number[] = []
  let after: string | undefined
  for (let time = 0; time < count; time++) {
    const from = performance.now()
    const { next } = await read(after)
    times.push(performance.now() - from)
    after = next === null ? undefined : (new URLSearchParams(next.split('?')[1]).get('after') ?? undefined)
  }
  return times
}

/** The response time of a page of a list with this many rows. */
export const measureList = async (name: string, rows: number, read: Read, limit = 150): Promise<Figure> => {
  await turn(read, 6)
  return staysBelow(`${name} of ${rows.toLocaleString('en')}, 95th percentile`, percentile95(await turn(read, 20)), limit, 'ms')
}
