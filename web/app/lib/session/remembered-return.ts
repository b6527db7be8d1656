const storageKey = 'return-to'
const rememberedFor = 24 * 60 * 60 * 1000

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Where somebody was going when they signed up. The link in the mail opens another tab, which does not know. */
export const rememberReturn = (to: string | null, now: number, store: () => Store = () => localStorage): void => {
  try {
    store().setItem(storageKey, JSON.stringify({ to, until: now + rememberedFor }))
  } catch {
    // Storage can be forbidden. They are then sent to the licenses.
  }
}

export const recallReturn = (now: number, store: () => Store = () => localStorage): string | null => {
  try {
    const { to, until } = JSON.parse(store().getItem(storageKey) ?? '{}') as { to?: unknown; until?: unknown }
    return typeof to === 'string' && typeof until === 'number' && now < until ? to : null
  } catch {
    return null
  }
}
