import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './shop.ts'

const password = 'soundfair-demo'
export const origin = process.env.SHOP ?? ''
const headers = { origin }

/** Signs in through the API, because another journey tests the page. */
export const signIn = async (context: BrowserContext, email: string, shop = origin): Promise<void> => {
  const answer = await context.request.post(`/api/customer/identity/sign-in?email=${encodeURIComponent(email)}`, {
    data: password,
    headers: { 'content-type': 'text/plain', origin: shop },
  })
  expect(answer.ok(), `${email} signs in`).toBe(true)
}

const plugin = { type: 'Plugin', category: 'Plugin' }
export const pack = { type: 'DigitalProduct', category: 'SamplePack' }

export const createProduct = async (context: BrowserContext, id: string, name: string, kind = plugin): Promise<void> => {
  const data = { id, name, ...kind }
  const answer = await context.request.post('/api/creator/products', { data, headers })
  expect(answer.status(), `${id} is created`).toBe(201)
}

/** Publishes a draft. Missing parts are taken from Tape One. */
export const publishProduct = async (context: BrowserContext, id: string, change: object, kind = plugin): Promise<void> => {
  const read = async (productId: string) => (await context.request.get(`/api/creator/products/${productId}`)).json()
  const [{ draft: lender }, { revision, draft }] = [await read('tape-one'), await read(id)]
  const body = {
    revision,
    ...kind,
    draft: {
      ...draft,
      iconUrl: lender.iconUrl,
      images: lender.images,
      variations: lender.variations,
      externalFulfillment: 'By post',
      ...change,
    },
  }
  const saved = await context.request.put(`/api/creator/products/${id}`, { data: body, headers })
  expect(saved.ok(), await saved.text()).toBe(true)
  const published = await context.request.post(`/api/creator/products/${id}/publish`, {
    data: { revision: (await saved.json()).revision },
    headers,
  })
  expect(published.ok(), await published.text()).toBe(true)
}

export const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()

/** "Saved" is also shown before a change was noticed, so this waits for the server's answer. */
export const write = async (page: Page, label: string, text: string): Promise<number> => {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByLabel(label).fill(text)
  return (await answer).status()
}
