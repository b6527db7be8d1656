import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './shop.ts'
import { origin } from './studio.ts'

type Items = { productId: string; quantity?: number; variationId?: string; creatorId?: string }[]

const lineOf = ({ productId, quantity = 1, variationId = 'perpetual', creatorId = 'northlight-audio' }: Items[number]) => ({
  type: 'Product',
  creatorId,
  productId,
  variationId,
  quantity,
})

/** Buys through the API as a guest, because another journey tests the pages. */
export const buy = async (context: BrowserContext, items: Items, { code, name = 'Robin Vale' }: { code?: string; name?: string } = {}) => {
  const orderId = randomUUID()
  const order = `/api/storefront/orders/${orderId}`
  const checkout = `/api/storefront/checkouts/${orderId}`
  const headers = { origin }
  const put = await context.request.patch(`${order}?utm_source=letter`, { data: { currency: 'USD', items: items.map(lineOf) }, headers })
  expect(put.status(), await put.text()).toBe(200)
  if (code) expect((await context.request.patch(`${order}/coupon?code=${code}`, { headers })).status(), code).toBe(200)
  const address = {
    countryCode: 'DE',
    streetAddress1: 'Torstraße 1',
    streetAddress2: null,
    locality: 'Berlin',
    region: null,
    postCode: '10119',
  }
  const entered = { name, email: `robin-${orderId}@example.test`, address, consent: true }
  const saved = await context.request.put(checkout, { data: entered, headers })
  expect(saved.status(), await saved.text()).toBe(200)
  const { secret, order: priced } = await saved.json()
  const paid = await context.request.post(`${checkout}/payment`, {
    data: { due: priced.total.due, card: { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' } },
    headers: { ...headers, 'x-checkout-secret': secret },
  })
  expect((await paid.json()).status, await paid.text()).toBe('Completed')
  return { orderId, email: entered.email, number: (await paid.json()).completed.orderNumber as string }
}

/** Runs an action as a stranger, in a browser of its own. */
export const asGuest = async <Result>(page: Page, action: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
  const context = (await page.context().browser()?.newContext({ baseURL: origin })) as BrowserContext
  const result = await action(context)
  await context.close()
  return result
}
