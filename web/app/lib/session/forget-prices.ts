import { cartKey } from './cart-glance.ts'

type Stored = { changes?: number; items?: StoredLine[] }
type StoredLine = { variation?: { reason?: string; price?: unknown; originalPrice?: unknown } }

/** The server's prices of a line, and the price of an upgrade on its card, hold for one person. */
const forEverybody = (line: StoredLine): StoredLine => {
  const { total: _total, steps: _steps, price: _price, ...rest } = line as StoredLine & Record<string, unknown>
  const { reason, ...variation } = line.variation ?? {}
  return reason === undefined ? rest : { ...rest, variation: { ...variation, price: variation.originalPrice } }
}

/**
 * A stored cart stays when somebody signs in or out, but not what the person before pays, and why. One more change discards answers that
 * are still on their way to them.
 */
export const forgetPrices = (): void => {
  try {
    const order: Stored | null = JSON.parse(localStorage.getItem(cartKey) ?? 'null')
    if (!Array.isArray(order?.items)) return
    const { changes = 0, items } = order
    localStorage.setItem(cartKey, JSON.stringify({ ...order, changes: changes + 1, items: items.map(forEverybody) }))
  } catch {
    // Nothing readable is stored, or a browser refuses storage.
  }
}
