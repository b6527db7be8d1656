import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import {
  addToCart,
  checkoutFrame,
  fillBilling,
  fillContact,
  openCheckout,
  payWith,
  tapeOne,
  toPayment,
  untilDone,
  untilPriced,
} from './support/buying.ts'
import { expect, test, visit } from './support/shop.ts'

const pages = [
  '/',
  '/?q=tape',
  '/?q=nothing-like-this',
  '/northlight-audio',
  '/northlight-audio/tape-one',
  '/lowtide/glass-choir',
  '/cart',
  '/creators',
  '/creators/northlight-audio',
  '/become-a-creator',
  '/support',
  '/support/buying',
  '/terms-of-use',
  '/privacy-policy',
  '/sign-in',
  '/sign-up',
  '/account',
  '/a/b/c/d',
  '/northlight-audio/tape-one/embed',
  '/api/docs',
  '/dev/ui',
  '/dev/mail',
  '/become-a-creator/apply',
  '/forgot-password',
  '/reset-password?email=a@example.test&code=a',
  '/reset-password',
  '/confirm-account?email=a@example.test&code=a',
  '/northlight-audio/sign-in',
  '/account/communications?email=a@example.test&token=a',
]

const ownPages = [
  ['casey@example.test', '/account'],
  ['casey@example.test', '/account/settings'],
  ['casey@example.test', '/account/confirm-email-change?email=a@example.test&code=a'],
  ['casey@example.test', '/account/invitations/inv_00000000000000000000000000?code=a'],
  ['ada@northlight.test', '/creator/settings'],
  ['owner@soundfair.test', '/admin'],
  ['qa@soundfair.test', '/admin'],
  ['qa@soundfair.test', '/creator'],
] as const

const expectNoViolations = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path} in ${theme} has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await visit(page, path)
      await expectNoViolations(page)
    })
  }
  for (const [email, path] of ownPages) {
    test(`${path} of ${email} in ${theme} has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.request.post(`/api/customer/identity/sign-in?email=${email}`, {
        data: demoPassword,
        headers: { 'content-type': 'text/plain' },
      })
      await visit(page, path)
      await expectNoViolations(page)
    })
  }

  test(`a full cart, its drawer and every step of the checkout in ${theme} have no accessibility violations`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await addToCart(page, tapeOne)
    await page.getByRole('button', { name: 'Open cart' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    await untilPriced(page)
    await expectNoViolations(page)
    await page.goto('/cart')
    await page.getByLabel('Coupon code').fill('nobody-knows-this')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('This code is not known for anything in your cart')).toBeVisible()
    await expectNoViolations(page)
    await openCheckout(page)
    await expectNoViolations(page)
    const frame = checkoutFrame(page)
    await fillContact(frame)
    await expectNoViolations(page)
    await fillBilling(frame)
    await toPayment(frame)
    await expectNoViolations(page)
    await payWith(frame, 'confirmed')
    await expect(frame.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused({ timeout: 20_000 })
    await expectNoViolations(page)
    await frame.getByRole('button', { name: 'Confirm' }).click()
    await untilDone(frame)
    await expectNoViolations(page)
  })
}
