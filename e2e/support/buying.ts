import type { FrameLocator, Locator, Page } from '@playwright/test'
import { newAddress } from './accounts.ts'
import { expect, visit } from './shop.ts'

/** Tape One: reduced by a sale, with two variations, covered by the coupon FIRSTREEL. */
export const tapeOne = '/northlight-audio/tape-one'

export const addToCart = async (page: Page, path: string): Promise<void> => {
  await visit(page, path)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/is in your cart$/)).toBeVisible()
}

/** The cart in the browser's localStorage. */
export const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('order') ?? 'null'))

/** Waits until the server has answered and its prices are shown. */
export const untilPriced = (page: Page) => expect.poll(async () => (await storedCart(page)).unsent).toBe(false)

type Room = FrameLocator | Page

/** The checkout in its iframe over the page. */
export const checkoutFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title=Checkout]')

export const openCheckout = async (page: Page): Promise<FrameLocator> => {
  await page.getByRole('button', { name: 'Checkout' }).click()
  const frame = checkoutFrame(page)
  await expect(frame.getByRole('heading', { name: 'Contact' })).toBeVisible()
  return frame
}

export const fillContact = async (room: Room, email = newAddress('buyer')): Promise<string> => {
  await room.getByLabel('E-mail').fill(email)
  await room.getByLabel('Name').fill('Casey Moreau')
  await room.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(room.getByRole('heading', { name: 'Billing' })).toBeFocused()
  return email
}

const lyon = { country: 'FR', street: '1 rue Mercière', postCode: '69002', city: 'Lyon' }

export const fillBilling = async (room: Room, change: Partial<typeof lyon> = {}): Promise<void> => {
  const { country, street, postCode, city } = { ...lyon, ...change }
  await room.getByLabel('Country').selectOption(country)
  await room.getByLabel('Street and number').fill(street)
  await room.getByLabel(/Postcode|ZIP code/).fill(postCode)
  await room.getByLabel('City').fill(city)
}

export const toPayment = async (room: Room): Promise<void> => {
  await room.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(room.getByRole('heading', { name: 'Payment' })).toBeFocused()
}

/** Starts to buy Tape One as a new guest, up to the step where a card is entered. */
export const openPaymentStep = async (page: Page): Promise<FrameLocator> => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  const frame = await openCheckout(page)
  await fillContact(frame)
  await fillBilling(frame)
  await toPayment(frame)
  return frame
}

export const cards = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  confirmed: '4000000000003220',
  late: '4000000000000077',
} as const

export const payButton = (room: Room): Locator => room.getByRole('button', { name: /^Pay/ })

export const payWith = async (room: Room, card: keyof typeof cards): Promise<void> => {
  await room.getByLabel('Card number').fill(cards[card])
  await room.getByLabel('Expiry').fill('12 / 39')
  await room.getByLabel('Security code').fill('123')
  await room.getByRole('checkbox', { name: /^I want my downloads/ }).check()
  await payButton(room).click()
}

export const untilDone = (room: Room) => expect(room.getByRole('heading', { name: 'Thank you, it’s yours' })).toBeFocused()

/** Records the frame's messages to the page. Called before the checkout opens. */
export const listenToCheckout = (page: Page) =>
  page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of ['checkout-closed', 'checkout-completed']) {
      window.addEventListener(name, (event) => {
        const { type, completed, order } = (event as CustomEvent).detail
        heard.push({ name, type, completed, status: order?.status })
      })
    }
  })

export const heardOf = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
