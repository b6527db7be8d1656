import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { EncodedSketch, EncodedSound } from './encode-sketch.ts'
import type { Sketch } from './sketch.ts'

export type { EncodedSound } from './encode-sketch.ts'

type Order = { name: string; sketch: Sketch }

const asOrders = (sketches: ReadonlyMap<string, Sketch> | readonly Order[]): Order[] =>
  'get' in sketches ? Array.from(sketches, ([name, sketch]) => ({ name, sketch })) : [...sketches]

/** Renders and encodes on all cores. The wet side of 'keys' is returned as 'keys/wet', and the dry one, if it has one, as 'keys/dry'. */
export const encodeSounds = async (sketches: ReadonlyMap<string, Sketch> | readonly Order[]): Promise<Map<string, EncodedSound>> => {
  const orders = asOrders(sketches)
  const encoded = new Map<string, EncodedSketch>()
  const waiting = [...orders]

  const work = async (worker: Worker): Promise<void> => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      worker.postMessage(order.sketch)
      const [result] = (await once(worker, 'message')) as [EncodedSketch]
      encoded.set(order.name, result)
    }
  }

  const count = Math.min(availableParallelism(), orders.length)
  const workers = Array.from({ length: count }, () => new Worker(new URL('./encode-worker.ts', import.meta.url)))
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  // In the requested order, not in the order in which they were finished.
  return new Map(orders.flatMap(({ name }) => sidesOf(name, encoded.get(name))))
}

const sidesOf = (name: string, sides: EncodedSketch | undefined): [string, EncodedSound][] => {
  if (!sides) return []
  const wet: [string, EncodedSound] = [`${name}/wet`, sides.wet]
  return sides.dry ? [wet, [`${name}/dry`, sides.dry]] : [wet]
}
