/** Actions ask the clock once; rules take `now` as an argument. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that starts at an instant and goes on from there, for trying out another day. */
export const clockFrom = (start: Date, real: Clock = systemClock): Clock => {
  const offset = start.getTime() - real.now().getTime()
  return { now: () => new Date(real.now().getTime() + offset) }
}

/** A clock that stands still, for tests. */
export const clockAt = (instant: string): Clock => ({ now: () => new Date(instant) })
