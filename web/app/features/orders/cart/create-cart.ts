import type { Order } from '#contract/orders/orders.ts'
import { CallError, isRefusal, MessageError } from '#web/lib/api/call-error.ts'
import { startOrder } from '../buying/start-order.ts'
import type { CartOrder } from '../order.ts'
import { afterCoupon, afterRefresh, bodyOf, goneIn, leaveDoneOrder, markGone, replaceCart, type WantedBody } from './cart-answer.rules.ts'

/** How many milliseconds the cart waits for the next change before it is sent to the server. */
export const syncAfter = 1000
/** Another tab that changed the cart sends it itself; if that tab was closed meanwhile, this one does. */
const syncForOthersAfter = 3000

/** Whether the server has the cart's latest state. */
export type CartSync =
  | { state: 'settled' | 'waiting' | 'sending' }
  /** The server is unreachable; it is tried again when the connection returns. */
  | { state: 'offline' }
  | { state: 'failed'; error: unknown }
  /** It is being paid in another window and cannot be changed until that has ended. */
  | { state: 'paying' }

export type CartView = { order: CartOrder; sync: CartSync }

export type CheckoutWish = { returnUrl: string }

/** The dependencies of the cart. */
export type CartDeps = {
  storage: { read(): CartOrder | undefined; write(order: CartOrder): void }
  server: {
    read(id: string): Promise<Order>
    update(id: string, body: WantedBody, more: { signal: AbortSignal; checkout?: CheckoutWish }): Promise<Order>
    applyCoupon(id: string, code: string): Promise<Order>
    removeCoupon(id: string, coupon: Order['couponsApplied'][number]): Promise<Order>
  }
  newId(): string
  warn(text: string): void
}

export type Cart = ReturnType<typeof createCart>

const isUnreachable = (error: unknown): boolean => error instanceof CallError && error.status === undefined
const isUnknownOrder = (error: unknown): boolean => error instanceof CallError && error.status === 404

/**
 * The cart: the buyer's changes show at once and are stored in the browser, and the server gets them a second later. The stored copy is
 * authoritative, because other tabs write it too; it is read again before every change and every answer.
 */
export const createCart = ({ storage, server, newId, warn }: CartDeps) => {
  let order = storage.read() ?? startOrder(newId())
  let sync: CartSync = { state: 'settled' }
  let view: CartView = { order, sync }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: { asked: CartOrder; abort(): void } | undefined
  const listeners = new Set<() => void>()

  const show = (next: CartOrder, nextSync: CartSync = sync): void => {
    order = next
    sync = nextSync
    view = { order, sync }
    for (const tell of listeners) tell()
  }

  const take = (next: CartOrder, nextSync?: CartSync): void => {
    storage.write(next)
    show(next, nextSync)
  }

  const latest = (): CartOrder => storage.read() ?? order

  const stopSending = (): void => {
    clearTimeout(timer)
    timer = undefined
    sending?.abort()
    sending = undefined
  }

  const schedule = (after: number): void => {
    stopSending()
    // Failures are reported in the view, and retried from there.
    timer = setTimeout(() => void send().catch(() => undefined), after)
  }

  /** Any change aborts the current update and is sent after a pause. */
  const change = (rule: (order: CartOrder) => CartOrder): void => {
    const before = latest()
    const next = rule(before)
    if (next === before) return
    take({ ...next, changes: before.changes + 1, unsent: true }, { state: 'waiting' })
    schedule(syncAfter)
  }

  const isOvertaken = (asked: CartOrder): boolean => {
    const now = latest()
    return now.id !== asked.id || now.changes !== asked.changes
  }

  /** The order was closed elsewhere. While it is being paid the cart waits; once it is completed a new order replaces it. */
  const meetClosedOrder = async (asked: CartOrder): Promise<void> => {
    const answer = await server.read(asked.id)
    if (answer.status === 'Open') return show(latest(), { state: 'paying' })
    take(leaveDoneOrder(latest(), answer, newId()), { state: 'settled' })
    if (order.unsent) schedule(syncAfter)
  }

  const report = (error: unknown): void => show(latest(), isUnreachable(error) ? { state: 'offline' } : { state: 'failed', error })

  /** Sends the wanted items to the server now. Lines that are no longer available are marked, and the rest is sent without them. */
  const send = async (checkout?: CheckoutWish): Promise<Order | undefined> => {
    stopSending()
    const asked = latest()
    const body = bodyOf(asked)
    const own = new AbortController()
    const sent = { asked, abort: () => own.abort() }
    sending = sent
    show(asked, { state: 'sending' })
    try {
      const answer = await server.update(asked.id, body, { signal: own.signal, ...(checkout && { checkout }) })
      if (own.signal.aborted || isOvertaken(asked)) return undefined
      take(replaceCart(asked, answer), { state: 'settled' })
      return answer
    } catch (error) {
      if (own.signal.aborted || isOvertaken(asked)) return undefined
      const gone = error instanceof CallError ? goneIn(body, error.errors) : new Map<string, string>()
      if (gone.size > 0) {
        take(markGone(asked, gone))
        const rest = await send()
        if (!checkout) return rest
      } else if (isRefusal(error, 'already-done')) {
        await meetClosedOrder(asked).catch(report)
      } else report(error)
      throw error
    } finally {
      if (sending === sent) sending = undefined
    }
  }

  /** Reads the order's current state from the server. */
  const refresh = async (): Promise<void> => {
    const asked = latest()
    if (asked.unsent) return void (await send().catch(() => undefined))
    try {
      const answer = await server.read(asked.id)
      if (isOvertaken(asked)) return warn('The cart was changed while it was being refreshed. The older answer is discarded.')
      take(afterRefresh(asked, answer, newId()), { state: 'settled' })
    } catch (error) {
      if (isOvertaken(asked)) return
      // The server does not know this order: the cart stays as it is, and is sent to the server.
      if (!isUnknownOrder(error)) return report(error)
      if (asked.items.length === 0) return
      take({ ...asked, unsent: true }, { state: 'waiting' })
      schedule(syncAfter)
    }
  }

  /** A coupon is applied to the current cart, so unsent changes are sent first. */
  const withCoupon = async (ask: (id: string) => Promise<Order>): Promise<void> => {
    if (latest().unsent) await send()
    const asked = latest()
    const answer = await ask(asked.id).catch(async (error: unknown) => {
      if (!isUnknownOrder(error)) throw error
      await send()
      return ask(asked.id)
    })
    if (!isOvertaken(asked)) take(afterCoupon(asked, answer))
  }

  return {
    read: (): CartView => view,
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    change,
    refresh,
    /** Sends or reads again what failed: the connection is back, or the page is visible again. */
    retry: (): void => {
      if (sending) return
      if (latest().unsent) schedule(0)
      else if (sync.state === 'offline' || sync.state === 'failed') void refresh()
    },
    applyCoupon: (code: string) => withCoupon((id) => server.applyCoupon(id, code)),
    removeCoupon: (coupon: Order['couponsApplied'][number]) => withCoupon((id) => server.removeCoupon(id, coupon)),
    /** Sends the cart for checkout; returns the order with the checkout's address. */
    checkout: async (wish: CheckoutWish): Promise<Order & { checkoutUrl: string }> => {
      const answer = await send(wish)
      if (!answer?.checkoutUrl) throw new MessageError('Could not create checkout')
      return { ...answer, checkoutUrl: answer.checkoutUrl }
    },
    /** The order with this id is completed: the next cart is an empty one in the same currency. */
    finish: (id: string): void => {
      const done = latest()
      if (done.id !== id) return
      stopSending()
      take({ ...startOrder(newId(), done.currency), changes: done.changes }, { state: 'settled' })
    },
    /** The buyer dismissed the notes on what changed. */
    forgetNotes: (): void => take({ ...latest(), notes: [] }),
    /**
     * Another tab wrote the stored copy, and sends it itself; this one only shows it. A request for that very cart continues here: it may
     * be the one that opens the checkout.
     */
    follow: (): void => {
      const isAsking = sending !== undefined && !isOvertaken(sending.asked)
      if (!isAsking) stopSending()
      show(latest(), isAsking ? sync : { state: 'settled' })
      if (order.unsent && !isAsking) schedule(syncForOthersAfter)
    },
  }
}
