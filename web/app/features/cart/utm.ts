const key = 'utm'
const rememberedFor = 30 * 24 * 60 * 60 * 1000

type Values = Record<string, string>
type Keeping = Pick<Storage, 'getItem' | 'setItem'>

const valuesIn = (search: string): Values =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name, value]) => /^utm_[a-z_]{1,30}$/.test(name) && value !== ''))

/** Keeps where the visitor came from, for thirty days. A later way in takes the place of an earlier one. */
export const rememberUtm = (search: string, now: number, keeping: Keeping): void => {
  const values = valuesIn(search)
  if (Object.keys(values).length === 0) return
  try {
    keeping.setItem(key, JSON.stringify({ at: now, values }))
  } catch {
    // Storage can be full or forbidden; the order then says nothing of where the visitor came from.
  }
}

const remembered = (now: number, keeping: Keeping): Values => {
  try {
    const { at, values } = JSON.parse(keeping.getItem(key) ?? '{}')
    if (typeof at !== 'number' || now - at > rememberedFor) return {}
    return Object.fromEntries(Object.entries(values as Values).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** What goes along with the order: what is remembered, and before that what the current page says. */
export const utmFor = (search: string, now: number, keeping: Keeping): Values => ({ ...remembered(now, keeping), ...valuesIn(search) })
