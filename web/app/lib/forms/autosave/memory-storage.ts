/** A storage that lasts as long as it is held: for the server, and for tests. `room` is how many letters fit. */
export const memoryStorage = (room = Number.POSITIVE_INFINITY): Storage => {
  const items = new Map<string, string>()
  const storage = {
    get length() {
      return items.size
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
  // Browsers list the keys of a storage as its own properties.
  return new Proxy(storage as Storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}
