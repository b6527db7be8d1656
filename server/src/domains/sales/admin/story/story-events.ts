import type { Currency } from '#contract/core/money.ts'
import type { OrderEvent } from '#contract/sales/order-story.ts'
import { toWire } from '#kernel/money.ts'

type Told = { id: string; at: Date; text: string } & Partial<Pick<OrderEvent, 'by' | 'note' | 'reference' | 'isBad'>> & {
    money?: { currency: Currency; amount: number }
  }

/** An event with what it does not say left empty. */
export const eventOf =
  (kind: OrderEvent['kind']) =>
  ({ id, at, text, by = null, note = null, reference = null, isBad = false, money }: Told): OrderEvent => ({
    ...{ id: `${kind}/${id}`, at: at.toISOString(), kind, text, by, note, reference, isBad },
    amount: money ? toWire(money) : null,
  })
