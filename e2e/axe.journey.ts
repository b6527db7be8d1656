import type { Page } from '@playwright/test'
import { expectNoOverflow, expectNoViolationsButColours, expectNoViolationsInThemes } from './support/axe.ts'
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
import { signIn } from './support/studio.ts'

const pages = [
  '/',
  '/?q=tape',
  '/?q=nothing-like-this',
  '/northlight-audio',
  '/northlight-audio/tape-one',
  '/lowtide/glass-choir',
  '/lowtide/glass-choir/download',
  '/northlight-audio/tape-one/download',
  '/download/lowtide/glass-choir',
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
  ['casey@example.test', '/account/licenses'],
  ['casey@example.test', '/account/licenses?part=receipts'],
  ['new@example.test', '/account/licenses'],
  ['casey@example.test', '/activate'],
  ['ada@northlight.test', '/creator'],
  ['ada@northlight.test', '/creator/products'],
  ['ada@northlight.test', '/creator/products?q=nothing-like-this'],
  ['ada@northlight.test', '/creator/products/tape-one'],
  ['ada@northlight.test', '/creator/bundles'],
  ['ada@northlight.test', '/creator/bundles/studio-bundle'],
  ['ada@northlight.test', '/creator/coupons'],
  ['ada@northlight.test', '/creator/vouchers'],
  ['ada@northlight.test', '/creator/sales'],
  ['ada@northlight.test', '/creator/storefront'],
  ['ada@northlight.test', '/creator/settings'],
  ['ada@northlight.test', '/creator/plugins'],
  ['ada@northlight.test', '/creator/releases'],
  ['ada@northlight.test', '/creator/releases?q=nothing-like-this'],
  ['finance@northlight.test', '/creator/releases'],
  ['ada@northlight.test', '/resources'],
  ['ada@northlight.test', '/resources/licensing/activation-from-start-to-end'],
  ['owner@soundfair.test', '/admin'],
  ['owner@soundfair.test', '/admin/sales'],
  ['qa@soundfair.test', '/admin'],
  ['qa@soundfair.test', '/creator'],
  ['qa@soundfair.test', '/admin/releases'],
  ['qa@soundfair.test', '/admin/releases?show=decided'],
] as const

for (const [theme, pale] of [
  ['light', '#aaa'],
  ['dark', '#444'],
] as const) {
  test(`words that cannot be read in the ${theme} theme alone are found`, async ({ page }) => {
    await visit(page, '/support')
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets.push(sheet)
    }, `@media (prefers-color-scheme: ${theme}) { main p { color: ${pale} !important } }`)
    await expect(expectNoViolationsInThemes(page)).rejects.toThrow(new RegExp(`in ${theme}[^]*color-contrast`))
  })
}

/** What is around every page is looked at once for each kind of user: signed out, and on the first page of each who signs in. */
const aroundPages = ['header:has(nav[aria-label="Main"])', 'footer:not(main *)']
const wholePages = new Set([
  '/',
  ...Map.groupBy(ownPages, ([email]) => email)
    .values()
    .map(([first]) => first?.join(' ')),
])

/** A page is opened once and then made as narrow as a phone. Colours do not change with the size; both themes are looked at on a desktop. */
const expectGood = async (page: Page, path: string, user?: string): Promise<void> => {
  const exclude = wholePages.has(user ? `${user} ${path}` : path) ? [] : aroundPages
  await expectNoOverflow(page, path)
  await expectNoViolationsInThemes(page, path, exclude)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page, `${path} on a phone`)
  await expectNoViolationsButColours(page, `${path} on a phone`, exclude)
}

for (const path of pages) {
  test(`${path} fits its window and has no accessibility violations in either theme, on a desktop and on a phone`, async ({ page }) => {
    await visit(page, path)
    await expectGood(page, path)
  })
}

for (const [email, path] of ownPages) {
  test(`${path} of ${email} fits its window and has no accessibility violations in either theme, on a desktop and on a phone`, async ({
    page,
    context,
  }) => {
    await signIn(context, email)
    await visit(page, path)
    await expectGood(page, path, email)
  })
}

test('/api/docs fits its window and has no accessibility violations in either theme, on a desktop and on a phone', async ({ page }) => {
  await visit(page, '/api/docs')
  // Hundreds of calls and shapes are written alike: some of each stand for all.
  await page.getByRole('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details > div, details > div > div'))
      for (const more of [...part.children].slice(3)) more.remove()
  })
  await expectGood(page, '/api/docs')
})

test('a full cart, its drawer and every step of the checkout have no accessibility violations in either theme', async ({ page }) => {
  test.slow()
  await addToCart(page, tapeOne)
  await page.getByRole('button', { name: 'Open cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await untilPriced(page)
  await expectNoViolationsInThemes(page, 'the drawer')
  await page.goto('/cart')
  await page.getByLabel('Coupon code').fill('nobody-knows-this')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This code is not known for anything in your cart')).toBeVisible()
  await expectNoViolationsInThemes(page, 'the cart')
  await openCheckout(page)
  await expectNoViolationsInThemes(page, 'the first step')
  const frame = checkoutFrame(page)
  await fillContact(frame)
  await expectNoViolationsInThemes(page, 'the address')
  await fillBilling(frame)
  await toPayment(frame)
  await expectNoViolationsInThemes(page, 'the payment')
  await payWith(frame, 'confirmed')
  await expect(frame.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused()
  await expectNoViolationsInThemes(page, 'the confirmation')
  await frame.getByRole('button', { name: 'Confirm' }).click()
  await untilDone(frame)
  await expectNoViolationsInThemes(page, 'the result')
})
