const key = 'utm'
const rememberedFor = 30 * 24 * 60 * 60 * 1000

type Values = Record<string, string>
type UtmStorage = Pick<Storage, 'getItem' | 'setItem'>

const valuesIn = (search: string): Values =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name, value]) => /^utm_[a-z_]{1,30}$/.test(name) && value !== ''))

type Remembered = Record<string, { value: string; at: number }>

const read = (storage: UtmStorage): Remembered => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Remembered) : {}
  } catch {
    return {}
  }
}

const isRecent = (entry: Remembered[string] | undefined, now: number): entry is Remembered[string] =>
  typeof entry?.value === 'string' && typeof entry.at === 'number' && now - entry.at <= rememberedFor

/** Stores where the visitor came from, each value for thirty days. A later value replaces an earlier one of the same name. */
export const rememberUtm = (search: string, now: number, storage: UtmStorage): void => {
  const values = Object.entries(valuesIn(search)).map(([name, value]) => [name, { value, at: now }])
  if (values.length === 0) return
  const stored = Object.entries(read(storage)).filter(([, entry]) => isRecent(entry, now))
  try {
    storage.setItem(key, JSON.stringify(Object.fromEntries([...stored, ...values])))
  } catch {
    // Storage can be full or forbidden; the order then has no utm values.
  }
}

/** The values sent with the order: the stored ones, overridden by those of the current page. */
export const utmFor = (search: string, now: number, storage: UtmStorage): Values => {
  const stored = Object.entries(read(storage)).flatMap(([name, entry]) => (isRecent(entry, now) ? [[name, entry.value]] : []))
  return { ...Object.fromEntries(stored), ...valuesIn(search) }
}
