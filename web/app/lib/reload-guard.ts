const guardWindow = 10_000
const storageKey = 'reloaded'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

const readMemory = (memory: Memory): Record<string, number> => {
  try {
    return JSON.parse(memory.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** At most one reload per path within 10 s: a broken release must not make a page flicker for ever. */
export const mayReload = (path: string, now: number, memory: Memory): boolean => {
  const reloads = readMemory(memory)
  const last = reloads[path]
  if (last !== undefined && now - last < guardWindow) return false
  const recent = Object.entries(reloads).filter(([, at]) => now - at < guardWindow)
  memory.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }))
  return true
}
