import { openWire } from './wire.ts'

export type Load = {
  port: number
  path: string
  connections?: number
  seconds?: number
  headers?: string
  /** Another request each time, as it goes over the wire; the path is then only a name. */
  next?: () => Buffer
}

/** One connection that asks again as soon as it was answered. */
const askAgainAndAgain = async (load: Load, isOver: () => boolean, onAnswer: () => void): Promise<void> => {
  const same = Buffer.from(
    `GET ${load.path} HTTP/1.1\r\nhost: localhost:${load.port}\r\n${load.headers ?? ''}connection: keep-alive\r\n\r\n`,
  )
  const wire = await openWire(load.port)
  do {
    await wire.ask(load.next?.() ?? same)
    onAnswer()
  } while (!isOver())
  await wire.close()
}

/** Answers per second under steady load. Bounded in time and connections, to this machine only. */
export const measureRate = async (load: Load): Promise<number> => {
  const { connections = 16, seconds = 4 } = load
  let answers = 0
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, () =>
      askAgainAndAgain(
        load,
        () => performance.now() >= end,
        () => answers++,
      ),
    ),
  )
  return answers / ((performance.now() - begun) / 1000)
}

/** The better of several looks: these machines are noisy, and noise only ever slows. */
export const bestRate = async (load: Load, looks = 3): Promise<number> => {
  const rates: number[] = []
  await measureRate({ ...load, seconds: 1 })
  for (let look = 0; look < looks; look++) rates.push(await measureRate(load))
  return Math.max(...rates)
}

/** The averages of two rates, measured one after the other several times: what else the machine does meanwhile, it does to both. */
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
