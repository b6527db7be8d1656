import type { APIRequestContext, Page } from '@playwright/test'
import pg from 'pg'
import { demoPassword, newAddress, openAccount } from './accounts.ts'
import { expect } from './shop.ts'

/** The calls of a plugin's SDK, without a plugin. */

export type Asked = { id: string; request: string; browser: string }
type Device = { name: string; signature: string }

let devices = 0

/** A new device for every journey: two projects run on the same shop at the same time. */
export const newDevice = (name: string): Device => ({ name, signature: `${name}-${process.pid}-${Date.now()}-${devices++}` })

const shop = (): string => process.env.SHOP ?? ''
const pathOf = (address: string): string => `${new URL(address).pathname}${new URL(address).search}`

/** Requests an activation. All journeys have one network address, so a request is sometimes limited, and then waits. */
export const askActivation = async (
  request: APIRequestContext,
  product: string,
  device: Device,
  method: 'Online' | 'Offline' = 'Online',
): Promise<Asked> => {
  const [creatorId, productId] = product.split('/')
  let asked: Asked | undefined
  await expect
    .poll(
      async () => {
        const answer = await request.post(
          `/@${creatorId}/api/client/activations/${productId}/request?format=JWT&method=${method}&appVersion=1.0.0`,
          {
            data: { deviceName: device.name, deviceSignature: device.signature },
          },
        )
        if (answer.status() === 200) asked = await answer.json()
        return answer.status()
      },
      { timeout: 60_000, intervals: [3_000], message: 'an activation request' },
    )
    .toBe(200)
  return asked as Asked
}

/** What a journey cannot wait for: expires the request. */
export const letAnHourPass = async ({ id }: Asked): Promise<void> => {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE ?? '' })
  await database.connect()
  await database.query("update activation_requests set created_at = created_at - interval '61 minutes' where id = $1", [id])
  await database.end()
}

export const poll = async (request: APIRequestContext, asked: Asked): Promise<{ status: number; token: string }> => {
  const answer = await request.get(pathOf(asked.request))
  return { status: answer.status(), token: await answer.text() }
}

/** Expects no answer yet. More than one request a second is refused with a time to wait. */
export const expectWaiting = (request: APIRequestContext, asked: Asked) =>
  expect.poll(async () => (await poll(request, asked)).status, { intervals: [1_100] }).toBe(204)

/** Polls like a plugin until there is a token. */
export const pollUntilToken = async (request: APIRequestContext, asked: Asked): Promise<string> => {
  let token = ''
  await expect
    .poll(
      async () => {
        const answer = await poll(request, asked)
        token = answer.token
        return answer.status
      },
      { intervals: [1_100] },
    )
    .toBe(200)
  return token
}

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

export const tellServer = (request: APIRequestContext, product: string, verb: 'validate' | 'revoke', token: string) => {
  const [creatorId, productId] = product.split('/')
  return request.post(`/@${creatorId}/api/client/licenses/${productId}/${verb}?format=JWT`, {
    data: token,
    headers: { 'content-type': 'text/plain' },
  })
}

/** A member of a creator's team grants a license. */
export const grantLicense = async (page: Page, email: string, change: object): Promise<void> => {
  const team = await page.context().browser()?.newContext({ baseURL: shop() })
  if (!team) throw new Error('There is no browser to be another person in')
  const signedIn = await team.request.post('/api/customer/identity/sign-in?email=ada@northlight.test', {
    data: demoPassword,
    headers: { 'content-type': 'text/plain' },
  })
  expect(signedIn.status()).toBe(200)
  const granted = await team.request.post('/api/creator/licenses', { data: { email, ...change } })
  expect(granted.status(), await granted.text()).toBe(201)
  await team.close()
}

/** A new signed-in customer with a license. */
export const newOwner = async (page: Page, productId: string, change: object = {}): Promise<string> => {
  const email = newAddress('owner')
  await openAccount(page, { email, password: 'a plugin in the rain', name: 'Mika Owner' })
  await grantLicense(page, email, { productId, ...change })
  return email
}
