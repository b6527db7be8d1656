import { randomUUID } from 'node:crypto'
import { checkoutSecretHeader } from '#contract/payments/checkout-secret.ts'
import { cardOf, cards, item, someAddress } from './money-shop.ts'
import { newEmail } from './sample-account.ts'
import { newAddress } from './sample-calls.ts'

export type Answer = { status: number; body: Record<string, never> & { [key: string]: unknown } }

/** A buyer over real HTTP, through any process of the shop. A call whose connection breaks returns 0. */
export const openRemoteBuyer = ({ orderId = randomUUID() as string, email = newEmail() } = {}) => {
  const address = newAddress()
  let secret = ''
  const call = async (base: string, method: string, path: string, body?: object): Promise<Answer> => {
    try {
      const answer = await fetch(`${base}/api/storefront/${path}`, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(body && { 'content-type': 'application/json' }),
          ...(secret && { [checkoutSecretHeader]: secret }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as Answer['body'] }
    } catch {
      return { status: 0, body: {} }
    }
  }
  const order = `orders/${orderId}`
  const checkout = `checkouts/${orderId}`
  const buyer = {
    orderId,
    email,
    put: (base: string, paths: readonly string[]) =>
      call(base, 'PATCH', order, { currency: 'USD', items: paths.map((path) => item(path)) }),
    applyCoupon: (base: string, code: string) => call(base, 'PATCH', `${order}/coupon?code=${code}`),
    save: async (base: string): Promise<Answer> => {
      const input = await call(base, 'PUT', checkout, { name: 'Casey', email, address: someAddress, consent: true })
      if (input.status === 200) secret = input.body.secret as unknown as string
      return input
    },
    due: async (base: string): Promise<unknown> => {
      const { body } = await call(base, 'GET', checkout)
      return (body as { order?: { total: { due: unknown } } }).order?.total.due
    },
    pay: (base: string, due: unknown, card = cards.paid) =>
      call(base, 'POST', `${checkout}/payment`, { due, card: cardOf(card), buyAgain: true }),
    confirm: (base: string) => call(base, 'POST', `${checkout}/confirmation`, { approved: true }),
    cancel: (base: string) => call(base, 'POST', `${checkout}/cancellation`),
    poll: (base: string) => call(base, 'GET', `${checkout}/payment`),
  }
  return buyer
}
