import { percentile95 } from './percentile.ts'
import { openWire } from './wire.ts'

export type Load = {
  port: number
  path: string
  connections?: number
  seconds?: number
  headers?: string
  /** The bytes of the next request, if they differ each time; the path is then only a label. */
  next?: () => Buffer
}

/** One connection that sends the next request as soon as it has an answer. */
const askAgainAndAgain = async (load: Load, isOver: () => boolean, onAnswer: (milliseconds: number) => void): Promise<void> => {
  const same = Buffer.from(
    `GET ${load.path} HTTP/1.1\r\nhost: localhost:${load.port}\r\n${load.headers ?? ''}connection: keep-alive\r\n\r\n`,
  )
  const wire = await openWire(load.port)
  do {
    const from = performance.now()
    await wire.ask(load.next?.() ?? same)
    onAnswer(performance.now() - from)
  } while (!isOver())
  await wire.close()
}

/** Answers per second under steady load, and the 95th percentile of the response time in milliseconds. */
export type Measured = { rate: number; p95: number }

/** Limited in time and connections, and only to this machine. */
export const measureLoad = async (load: Load): Promise<Measured> => {
  const { connections = 16, seconds = 4 } = load
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, () =>
      askAgainAndAgain(
        load,
        () => performance.now() >= end,
        (milliseconds) => times.push(milliseconds),
      ),
    ),
  )
  return { rate: times.length / ((performance.now() - begun) / 1000), p95: percentile95(times) }
}

export const measureRate = async (load: Load): Promise<number> => (await measureLoad(load)).rate

/** The best of several runs: the machine is noisy, and noise only makes results slower. */
export const bestLoad = async (load: Load, looks = 3): Promise<Measured> => {
  await measureLoad({ ...load, seconds: 1 })
  const all: Measured[] = []
  for (let look = 0; look < looks; look++) all.push(await measureLoad(load))
  return { rate: Math.max(...all.map(({ rate }) => rate)), p95: Math.min(...all.map(({ p95 }) => p95)) }
}

export const bestRate = async (load: Load, looks?: number): Promise<number> => (await bestLoad(load, looks)).rate

/** The averages of two rates, measured in turns several times, so that other load on the machine affects both. */
export const inTurns = async (
  turns: number,
  one: () => Promise<number>,
  other: () => Promise<number> | number,
): Promise<[number, number]> => {
  let [first, second] = [0, 0]
  for (let turn = 0; turn < turns; turn++) {
    first += (await one()) / turns
    second += (await other()) / turns
  }
  return [first, second]
}
