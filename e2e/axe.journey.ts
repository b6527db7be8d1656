import type { Page } from '@playwright/test'
import { isLongRun } from '../server/testing/rounds.ts'
import { aroundPages, expectNoOverflow, expectNoViolationsBySize, expectNoViolationsIn, expectNoViolationsInThemes } from './support/axe.ts'
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

const ownPages = {
  'casey@example.test': [
    '/account',
    '/account/settings',
    '/account/confirm-email-change?email=a@example.test&code=a',
    '/account/invitations/inv_00000000000000000000000000?code=a',
    '/account/licenses',
    '/account/licenses?part=receipts',
    '/activate',
  ],
  'new@example.test': ['/account/licenses'],
  'ada@northlight.test': [
    '/creator',
    '/creator/products',
    '/creator/products?q=nothing-like-this',
    '/creator/products/tape-one',
    '/creator/bundles',
    '/creator/bundles/studio-bundle',
    '/creator/coupons',
    '/creator/vouchers',
    '/creator/sales',
    '/creator/storefront',
    '/creator/settings',
    '/creator/plugins',
    '/creator/releases',
    '/creator/releases?q=nothing-like-this',
    '/resources',
    '/resources/licensing/activation-from-start-to-end',
  ],
  'finance@northlight.test': ['/creator/releases'],
  'owner@soundfair.test': [
    '/admin',
    '/admin/sales',
    '/admin/creators',
    '/admin/customers',
    '/admin/licenses',
    '/admin/licenses/northlight-audio/tape-one',
    '/admin/support',
  ],
  'qa@soundfair.test': ['/admin', '/creator', '/admin/releases', '/admin/releases?show=decided'],
}

/** Pages for developers, and those whose parts other pages of the gate show: the long run checks them. */
const forTheLongRun = new Set([
  '/dev/ui',
  '/dev/mail',
  '/?q=nothing-like-this',
  '/reset-password?email=a@example.test&code=a',
  '/account/confirm-email-change?email=a@example.test&code=a',
  '/creator/products?q=nothing-like-this',
  '/creator/releases?q=nothing-like-this',
])

for (const [theme, pale] of [
  ['light', '#aaa'],
  ['dark', '#444'],
] as const) {
  test(`text that is unreadable in the ${theme} theme only is found`, async ({ page }) => {
    await visit(page, '/support')
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets.push(sheet)
    }, `@media (prefers-color-scheme: ${theme}) { main p { color: ${pale} !important } }`)
    await expect(expectNoViolationsIn(page, theme)).rejects.toThrow(new RegExp(`in ${theme}[^]*color-contrast`))
  })
}

/**
 * A page is opened once and then resized to the width of a phone. Colours do not change with the size; both themes are checked on a
 * desktop.
 */
const expectGood = async (page: Page, path: string, exclude = aroundPages): Promise<void> => {
  await expectNoOverflow(page, path)
  await expectNoViolationsInThemes(page, path, exclude)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page, `${path} on a phone`)
  await expectNoViolationsBySize(page, `${path} on a phone`, exclude)
}

/** Problems of one page do not stop the check of the next. The bar and footer are checked on the first page of each kind of user. */
const expectAllGood = async (page: Page, paths: readonly string[], wholePage: string | undefined): Promise<void> => {
  for (const path of paths) {
    await test
      .step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await visit(page, path)
        await expectGood(page, path, path === wholePage ? [] : aroundPages)
      })
      .catch((error) => expect.soft(error, path).toBeUndefined())
  }
}

const inGroups = (all: readonly string[], size = 8): string[][] => {
  const paths = all.filter((path) => isLongRun || !forTheLongRun.has(path))
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) => paths.slice(index * size, (index + 1) * size))
}

// Several pages in one tab, which loads the scripts of the site only once: they are a quarter of the work for a page in a new tab.
for (const paths of inGroups(pages)) {
  test(`${paths.join(', ')} fit their window and have no accessibility violations, on a desktop and on a phone`, async ({ page }) => {
    test.slow()
    await expectAllGood(page, paths, pages[0])
  })
}

for (const [email, own] of Object.entries(ownPages)) {
  for (const paths of inGroups(own)) {
    test(`${paths.join(', ')} of ${email} fit their window and have no accessibility violations, on a desktop and on a phone`, async ({
      page,
      context,
    }) => {
      test.slow()
      await signIn(context, email)
      await expectAllGood(page, paths, own[0])
    })
  }
}

test('/api/docs fits its window and has no accessibility violations, on a desktop and on a phone', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/api/docs')
  // Hundreds of routes and schemas have the same markup: a few of each are enough.
  await page.getByRole('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details > div, details > div > div'))
      for (const more of [...part.children].slice(3)) more.remove()
  })
  await expectGood(page, '/api/docs')
})

/** The page behind the checkout was checked before. */
const behindTheFrame = 'main > :not(dialog, :has(dialog iframe))'

test('a full cart, its drawer and every step of the checkout have no accessibility violations', async ({ page }) => {
  test.slow()
  await addToCart(page, tapeOne)
  await page.getByRole('button', { name: 'Open cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await untilPriced(page)
  await expectNoViolationsInThemes(page, 'the drawer')
  await page.goto('/cart')
  await page.getByLabel('Coupon code').fill('nobody-knows-this')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This code doesn’t work for anything in your cart')).toBeVisible()
  await expectNoViolationsInThemes(page, 'the cart')
  await openCheckout(page)
  const look = (where: string) => expectNoViolationsInThemes(page, where, [...aroundPages, behindTheFrame])
  await look('the first step')
  const frame = checkoutFrame(page)
  await fillContact(frame)
  await look('the address')
  await fillBilling(frame)
  await toPayment(frame)
  await look('the payment')
  await payWith(frame, 'confirmed')
  await expect(frame.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused()
  await look('the confirmation')
  await frame.getByRole('button', { name: 'Confirm' }).click()
  await untilDone(frame)
  await look('the result')
})
