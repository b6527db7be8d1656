import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { openStripeDouble } from '../../server/src/domains/payments/providers/testing/stripe-double.ts'
import { freePort, untilOpen } from './start-shop.ts'

/** Another process of the shop, on the same database, that takes payments by Stripe, with a fake Stripe server. */
export const openStripeShop = async () => {
  const double = await openStripeDouble()
  const port = await freePort()
  const shop = spawn(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      ROLE: 'web',
      DATABASE_URL: process.env.SHOP_DATABASE ?? '',
      DATA_DIR: process.env.SHOP_DATA ?? '',
      CHECK_ANSWERS: '1',
      NODE_ENV: 'development',
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: 'whsec_double',
      STRIPE_API_BASE: double.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilOpen(shop)
  return {
    url: `http://localhost:${port}`,
    double,
    stop: async (): Promise<void> => {
      const gone = once(shop, 'exit')
      shop.kill('SIGTERM')
      await gone
      await double.stop()
    },
  }
}

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>

/** A replacement for Stripe.js: it shows a form, and reports to the fake server that it was filled in, or why not. */
const script = `
  window.Stripe = () => ({
    _registerWrapper() {},
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: (element, { paymentMethodOrder }) => ({
        mount: (place) => { place.textContent = 'Stripe’s card form'; place.dataset.ways = [element, ...paymentMethodOrder] },
        destroy() {},
        on() {},
      }),
    }),
    confirmPayment: ({ elements, clientSecret }) => stripeFormFilled('payment', clientSecret ?? elements.clientSecret),
    confirmSetup: ({ elements }) => stripeFormFilled('setup', elements.clientSecret),
  })
  window.Stripe.version = 'double'`

/** Serves the fake form where Stripe's would be loaded from. The page's own policy decides whether it may load. */
export const showStripeForm = async (page: Page, { double }: StripeShop, { declines = 0 } = {}): Promise<void> => {
  let left = declines
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.exposeFunction('stripeFormFilled', (kind: 'payment' | 'setup', clientSecret: string) => {
    const id = clientSecret.replace('_secret', '')
    if (left-- > 0) return { error: { message: 'Your card has insufficient funds.' } }
    if (kind === 'payment') double.pay(id)
    else double.enter(id)
    return kind === 'payment' ? {} : { setupIntent: { id } }
  })
}
