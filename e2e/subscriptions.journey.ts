import { signInAs } from './support/accounts.ts'
import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { payWith, untilDone } from './support/buying.ts'
import { expect, test, visit } from './support/shop.ts'

const part = '/account/licenses?part=subscriptions'

test('§8 a failed payment is paid by hand, at the agreed price; another subscription is cancelled and resumed', async ({ page }) => {
  test.slow()
  await signInAs(page, 'casey@example.test', part)
  const failed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Millscale' })
  await expect(failed).toContainText('The card was declined.')
  await expectNoOverflow(page, 'subscriptions')
  await expectNoViolationsInThemes(page, 'subscriptions')
  await failed.getByRole('button', { name: 'Pay now for Millscale' }).click()

  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(page.getByText('$5.00').first()).toBeVisible()
  // The buyer's details are known from the first payment: it starts at the card.
  await expect(page.getByLabel('Card number')).toBeVisible()
  await payWith(page, 'paid')
  await untilDone(page)

  await visit(page, part)
  await expect(failed).toContainText('by card ending in 4242')
  await expect(failed).not.toContainText('The card was declined.')

  const lake = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mono Lake' })
  await lake.getByRole('button', { name: 'Cancel Mono Lake' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(lake).toContainText('Yours until')
  await lake.getByRole('button', { name: 'Resume Mono Lake' }).click()
  await expect(lake).toContainText('Next payment')
})
