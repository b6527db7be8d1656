/** What somebody opened through the command palette, stored in their browser under their own id. */
export type RecentThing = { to: string; label: string; hint: string }

const storageKey = 'recent-things'
const maxThings = 8

const isThing = (one: Partial<RecentThing> | null): one is RecentThing =>
  [one?.to, one?.label, one?.hint].every((text) => typeof text === 'string') &&
  one?.to?.startsWith('/') === true &&
  !one.to.startsWith('//')

/** The stored text may be old or another person's: anything unexpected is ignored. */
export const parseThings = (stored: string | null, userId: string): RecentThing[] => {
  try {
    const { of, things } = JSON.parse(stored ?? '{}') as { of?: unknown; things?: unknown }
    return of === userId && Array.isArray(things) && things.every(isThing) ? things : []
  } catch {
    return []
  }
}

/** Newest first, each once. */
export const addThing = (things: readonly RecentThing[], { to, label, hint }: RecentThing): RecentThing[] =>
  [{ to, label, hint }, ...things.filter((one) => one.to !== to)].slice(0, maxThings)

/** A browser may refuse storage; then nothing is remembered, and nothing breaks. */
export const readThings = (userId: string): RecentThing[] => {
  try {
    return parseThings(localStorage.getItem(storageKey), userId)
  } catch {
    return []
  }
}

export const rememberThing = (userId: string, thing: RecentThing): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ of: userId, things: addThing(readThings(userId), thing) }))
  } catch {
    // See above.
  }
}
