import { addToCart, storedCart, tapeOne, untilPriced } from './support/buying.ts'
import { expect, test, untilAlive, visit } from './support/shop.ts'

test('§4 the cart is stored under `order`: a random id, USD, no items, all totals 0 USD', async ({ page }) => {
  await visit(page, '/')
  const order = await storedCart(page)
  expect(order).toMatchObject({ status: 'Open', currency: 'USD', items: [], total: { due: { currency: 'USD', amount: 0 } } })
  expect(order.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('§4 Add to cart shows success, then can be pressed again', async ({ page }) => {
  for (const path of [tapeOne, '/northlight-audio/bundles/studio-bundle']) {
    await visit(page, path)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Add to cart' }).first().click()
    const added = main.getByRole('button', { name: 'Added' })
    await expect(added).toBeVisible()
    await expect(added).toHaveCount(0)
  }
})

test('a visitor opens the drawer, changes the quantity and goes on to the cart', { tag: '@phone' }, async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.getByRole('button', { name: 'Open cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByRole('link', { name: 'Tape One' })).toBeVisible()
  await drawer.getByRole('button', { name: 'One more of Tape One' }).click()
  await expect(drawer.getByLabel('Quantity of Tape One')).toHaveValue('2')
  await untilPriced(page)
  await expect(drawer).toContainText('$118.00')
  await drawer.getByRole('link', { name: 'See the whole cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await expect(drawer, 'the drawer has slid away').toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Why Tape One costs less' })).toContainText('sale')
})

test('a valid coupon, an unknown one, an expired one, one below its minimum', async ({ page }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  await untilAlive(page)
  const field = page.getByLabel('Coupon code')
  for (const [code, text] of [
    ['nobody-knows-this', 'This code doesn’t work for anything in your cart'],
    ['LASTWINTER', 'This code has ended'],
    ['WHOLELOFT', 'Your cart is below the minimum for this code'],
  ] as const) {
    await field.fill(code)
    await field.press('Enter')
    await expect(page.getByText(text)).toBeVisible()
  }
  await field.fill('firstreel')
  await field.press('Enter')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary.getByRole('list', { name: 'Coupons on this order' })).toContainText('FIRSTREEL')
  await expect(summary).toContainText('$53.10')
  await summary.getByRole('button', { name: 'Remove coupon FIRSTREEL' }).click()
  await expect(summary).toContainText('$59.00')
})

test('another currency: the cart, every price and the filters by price change to it, and stay', { tag: '@phone-long' }, async ({
  page,
  isMobile,
}) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  await untilAlive(page)
  await page.getByLabel('Currency').selectOption('JPY')
  await untilPriced(page)
  expect((await storedCart(page)).total.due.currency).toBe('JPY')
  await page.goto(tapeOne)
  await expect(page.getByRole('main')).toContainText('¥')

  await visit(page, '/?category=Plugin')
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('link', { name: /^Under ¥4,000\s*\d/ }).click()
  await expect(page).toHaveURL(/price=under-25&currency=JPY/)
  if (isMobile) await page.getByRole('button', { name: /^Show \d+ product/ }).click()
  await page.getByRole('combobox', { name: 'Prices in' }).selectOption('EUR')
  await expect(page).toHaveURL(/price=under-25&currency=EUR/)
  await expect(page.getByRole('link', { name: 'Remove Under €25' })).toBeVisible()

  // A link with someone else's currency: the list switches to one's own, and rows match the filters.
  await page.goto('/?category=Plugin&price=under-25&currency=JPY')
  await expect(page).toHaveURL(/price=under-25&currency=EUR/)
  await expect(page.getByRole('link', { name: 'Remove Under €25' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('¥')
})

test('two tabs share one cart, and adding in both loses nothing', async ({ page, context }) => {
  await addToCart(page, tapeOne)
  const other = await context.newPage()
  await addToCart(other, '/northlight-audio/drift-eq')
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.goto('/cart')
  await other.goto('/cart')
  await untilAlive(other)
  await untilPriced(page)
  await other.getByRole('button', { name: 'Remove Tape One' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'In your cart' })).not.toContainText('Tape One')
})

test('offline nothing is lost, and back online the prices are updated', async ({ page, context }) => {
  await addToCart(page, tapeOne)
  await page.goto('/cart')
  await untilAlive(page)
  await untilPriced(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'One more of Tape One' }).click()
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page.getByLabel('Quantity of Tape One')).toHaveValue('2')
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
  await untilPriced(page)
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('$118.00')
})

test('§12 an order unknown to the server keeps the local cart and its utm values', { tag: '@long' }, async ({ page }) => {
  await visit(page, `${tapeOne}?utm_source=letter&utm_campaign=autumn`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const update = await page.waitForRequest((request) => request.method() === 'PATCH')
  expect(new URL(update.url()).searchParams.get('utm_source')).toBe('letter')
  await untilPriced(page)
  await page.evaluate(() => {
    const order = JSON.parse(localStorage.getItem('order') ?? '{}')
    localStorage.setItem('order', JSON.stringify({ ...order, id: crypto.randomUUID() }))
  })
  await page.goto('/cart?utm_source=radio')
  await untilAlive(page)
  await expect(page.getByLabel('Quantity of Tape One')).toHaveValue('1')
  const again = await page.waitForRequest((request) => request.method() === 'PATCH')
  expect(Object.fromEntries(new URL(again.url()).searchParams)).toEqual({ utm_source: 'radio', utm_campaign: 'autumn' })
})

test('an item that is no longer for sale is named in the cart, and the rest can be bought', { tag: '@long' }, async ({ page }) => {
  await addToCart(page, tapeOne)
  await addToCart(page, '/northlight-audio/drift-eq')
  await untilPriced(page)
  await page.evaluate(() => {
    const order = JSON.parse(localStorage.getItem('order') ?? '{}')
    const [first, second] = order.items
    const gone = {
      ...first,
      id: 'p/northlight-audio/sold-out/perpetual',
      productId: 'sold-out',
      product: { ...first.product, name: 'Sold Out' },
    }
    localStorage.setItem('order', JSON.stringify({ ...order, items: [gone, second], unsent: true }))
  })
  await page.goto('/cart')
  await expect(page.getByText('This is no longer for sale. It isn’t part of your order.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  await page.getByRole('button', { name: 'Remove Sold Out' }).click()
  await expect(page.getByText('This is no longer for sale', { exact: false })).toBeHidden()
})
