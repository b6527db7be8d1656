/** Actions ask the clock once; rules take `now` as an argument. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Milliseconds since an arbitrary moment: for durations, never for dates. It runs on while a test's clock stands still. */
export const stopwatch = (): number => performance.now()

/** A clock that starts at an instant and runs on from there, for trying out another day. */
export const clockFrom = (start: Date, real: Clock = systemClock): Clock => {
  const offset = start.getTime() - real.now().getTime()
  return { now: () => new Date(real.now().getTime() + offset) }
}

/** A clock that stands still, for tests. */
export const clockAt = (instant: string): Clock => ({ now: () => new Date(instant) })
