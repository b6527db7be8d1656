import type { Page } from '@playwright/test'
import { logout } from './support/accounts.ts'
import { expectNoViolationsInThemes } from './support/axe.ts'
import { asGuest, buy } from './support/sales.ts'
import { expect, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

const open = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Go to/ })).toBeFocused()
}

const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

/** Types, and waits for the list with the result. */
const find = (page: Page, typed: string, wanted: string): Promise<void> =>
  page.evaluate(
    ([text, label]) =>
      new Promise<void>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('[role=dialog] input')
        const look = () => {
          const found = [...document.querySelectorAll('[role=option]')].some((one) => one.textContent?.includes(label ?? ''))
          if (found) {
            watch.disconnect()
            resolve()
          }
        }
        const watch = new MutationObserver(look)
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
        look()
      }),
    [typed, wanted] as const,
  )

/** How many milliseconds the page has worked so far, in processor time: journeys beside this one do not count. */
const watchWork = async (page: Page): Promise<() => Promise<number>> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

test('16.8 staff open pages, items and actions by keyboard, and recent ones are listed until they sign out', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.slow()
  const { number, email } = await asGuest(page, (guest) => buy(guest, [{ productId: 'drift-eq' }]))
  await signIn(context, 'support@soundfair.test')
  await visit(page, '/admin')
  await open(page)
  await expectNoViolationsInThemes(page, 'the palette')
  await page.keyboard.type('support inb')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/support')

  await open(page)
  await page.keyboard.type(number.toLowerCase())
  await expect(option(page, new RegExp(number))).toBeVisible()
  const worked = await watchWork(page)
  const times: number[] = []
  for (const letters of [3, 6, 12, 20, email.length]) {
    await page.getByRole('dialog').getByRole('combobox').fill('nothing is called so')
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
    const before = await worked()
    await find(page, email.slice(0, letters), 'robin-')
    times.push((await worked()) - before)
  }
  times.sort((one, other) => one - other)
  process.stdout.write(`from a letter to the list: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`)
  await page.keyboard.press('Escape')

  await open(page)
  await page.keyboard.type(`refund ${number}`)
  await expect(option(page, new RegExp(`^Refund ${number}`))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/sales\/[0-9a-f-]{36}$/)
  const refund = page.getByRole('dialog', { name: /^Refund/ })
  await expect(refund).toContainText('Why')
  await page.keyboard.press('Escape')
  await expect(refund).toBeHidden()

  await open(page)
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await logout(page, 'Tomasz')
  expect(await page.evaluate(() => localStorage.getItem('recent-things'))).toBeNull()
  expect(times[2]).toBeLessThan(50)
})

test('16.8 a creator starts a coupon and finds a product, and a customer finds what they own, by keyboard', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signIn(context, 'ada@northlight.test')
  await visit(page, '/creator')
  await open(page)
  await page.keyboard.type('new coupon')
  await page.keyboard.press('Enter')
  const newCoupon = page.getByRole('dialog', { name: 'New coupon' })
  await expect(newCoupon).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(newCoupon).toBeHidden()
  await expect(page).toHaveURL('/creator/coupons')
  await open(page)
  await page.keyboard.type('tape')
  await expect(page.getByRole('group', { name: 'Your products' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await signIn(context, 'casey@example.test')
  await visit(page, '/account/licenses')
  await open(page)
  await expect(option(page, /Admin/)).toHaveCount(0)
  await page.keyboard.type('my rec')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/licenses?part=receipts')
  await expect(page.getByRole('link', { name: 'Problem with this order?' }).first()).toBeVisible()
})
