import type { BrowserContext } from '@playwright/test'
import { expect, ownId, test, visit } from './support/shop.ts'
import { createProduct, origin, publishProduct, saved, signIn, write } from './support/studio.ts'

const headers = { origin }

const readOwn = async (context: BrowserContext, id: string) => (await context.request.get(`/api/creator/products/${id}`)).json()

/** Somebody else saves another tagline, which the open editor knows nothing of. */
const saveElsewhere = async (context: BrowserContext, id: string, tagline: string): Promise<void> => {
  const { revision, type, category, draft } = await readOwn(context, id)
  const data = { revision, type, category, draft: { ...draft, tagline } }
  expect((await context.request.put(`/api/creator/products/${id}`, { data, headers })).status()).toBe(200)
}

test('a colleague’s version is not published unseen: it is shown first', async ({ page, context, browser }) => {
  const id = ownId('half-written')
  await signIn(context, 'ada@northlight.test')
  await createProduct(context, id, 'Half Written')
  await publishProduct(context, id, { tagline: 'Public' })
  await visit(page, `/creator/products/${id}`)
  expect(await write(page, 'Tagline', 'By Ada')).toBe(200)
  await saved(page)
  const other = await browser.newContext({ baseURL: origin })
  await signIn(other, 'marketing@northlight.test')
  await saveElsewhere(other, id, 'Half a sentence by')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('Half a sentence by')
  const product = async () => (await context.request.get(`/api/storefront/products/northlight-audio/${id}`)).json()
  expect((await product()).tagline).toBe('Public')
  const publish = page.getByRole('button', { name: /Publish|Not published/ })
  await publish.click()
  await expect(page.getByText('Look at the other version first'), 'a second press in haste is none of it').toBeVisible()
  expect((await product()).tagline).toBe('Public')
  await expect(async () => {
    await publish.click()
    await expect(page.getByText('Half Written is published')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect((await product()).tagline).toBe('Half a sentence by')
  await other.close()
})

test('what is typed while a product is checked and published stays, is not published, and is saved', async ({ page, context }) => {
  const id = ownId('slow')
  await signIn(context, 'ada@northlight.test')
  await createProduct(context, id, 'Slow')
  await publishProduct(context, id, { tagline: 'Public' })
  await visit(page, `/creator/products/${id}`)
  expect(await write(page, 'Tagline', 'First')).toBe(200)
  await saved(page)
  const [checking, typed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/creator/products/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    checking.resolve()
    await typed.promise
    return route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  await checking.promise
  await page.getByLabel('Tagline').press('End')
  await page.getByLabel('Tagline').pressSequentially(' and more')
  const published = page.waitForResponse((answer) => answer.url().endsWith('/publish'))
  const savedLater = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  typed.resolve()
  expect((await published).status()).toBe(200)
  expect((await savedLater).status()).toBe(200)
  await expect(page.getByLabel('Tagline')).toHaveValue('First and more')
  const { tagline } = await (await context.request.get(`/api/storefront/products/northlight-audio/${id}`)).json()
  expect(tagline).toBe('First')
  expect((await readOwn(context, id)).draft.tagline).toBe('First and more')
})
