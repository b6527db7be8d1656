import { expect, test } from 'vitest'
import { openProductUpdates, stopProductUpdates } from '#contract/email/communications.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'
import { linkToStop, wishFor } from './index.ts'
import { writeSubscriptionToken } from './subscription-token.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
const now = shop.clock.now()
const both = { newsletter: true, productUpdates: true }
const scopesOfAll = ['', 'lowtide', 'glasshouse']

const subscribed = async (email: string): Promise<void> => {
  for (const scope of scopesOfAll) {
    await db.transaction().execute((tx) => wishFor(tx, { scope, email, name: null, wishes: both, now }))
  }
}
const linkFor = (email: string, scopes: string[], at = now): URL =>
  new URL(linkToStop({ vault: shop.signatures, publicUrl: shop.config.publicUrl }, { email, scopes }, at))

const wishesOf = async (email: string) => {
  const rows = await db.selectFrom('communication_preferences').selectAll().where('email', '=', email.toLowerCase()).execute()
  return Object.fromEntries(rows.map((row) => [row.scope, [row.newsletter, row.product_updates]]))
}

/** As a mail provider calls it: no cookie, from its own site, with the form of RFC 8058. */
const post = (link: URL, headers: Record<string, string> = {}, payload = 'List-Unsubscribe=One-Click') =>
  app.inject({
    method: 'POST',
    url: `${link.pathname}${link.search}`,
    remoteAddress: newAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  })

const multipart = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

test.each([
  { from: 'a program', headers: {} },
  { from: 'another site', headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } },
  {
    from: 'another site as a long form',
    headers: { origin: 'null', 'content-type': 'multipart/form-data; boundary=x' },
    payload: multipart,
  },
])('one click from $from ends product updates as the token says, and nothing else', async ({ from, headers, payload }) => {
  const email = `Casey-${from.replaceAll(' ', '-')}@example.test`
  await subscribed(email)
  const answer = await post(linkFor(email, ['lowtide']), headers, payload)
  expect(answer.statusCode).toBe(204)
  expect(answer.cookies).toEqual([])
  expect(await wishesOf(email)).toEqual({ '': [true, true], lowtide: [true, false], glasshouse: [true, true] })
})

test('what was sent by two wishes ends both, also when it is clicked twice', async () => {
  const email = 'two@example.test'
  await subscribed(email)
  for (const _again of [1, 2]) expect((await post(linkFor(email, ['lowtide', '']))).statusCode).toBe(204)
  expect(await wishesOf(email)).toEqual({ '': [true, false], lowtide: [true, false], glasshouse: [true, true] })
})

test('opening the link changes nothing: it leads to the page where mails are chosen, for that address', async () => {
  const email = 'reader@example.test'
  await subscribed(email)
  const link = linkFor(email, ['lowtide'])
  const answer = await app.inject({ url: `${link.pathname}${link.search}` })
  expect(answer.statusCode).toBe(302)
  const page = new URL(String(answer.headers.location))
  expect([page.origin, page.pathname]).toEqual([new URL(shop.config.publicUrl).origin, '/account/communications'])
  expect(await wishesOf(email)).toMatchObject({ lowtide: [true, true] })
  const preferences = await app.inject({ url: `/api/customer/communications/preferences${page.search}` })
  expect(preferences.json()).toEqual({ email, ...both, confirmed: true })
})

test('a token of another kind, another day or another hand ends nothing', async () => {
  const email = 'safe@example.test'
  await subscribed(email)
  const bad = linkFor(email, [''])
  bad.searchParams.set('token', writeSubscriptionToken(shop.signatures, { scope: '', email, wishes: both, name: null }, now))
  const forged = linkFor(email, [''])
  forged.searchParams.set('token', `${forged.searchParams.get('token')?.slice(0, -4)}AAAA`)
  const over = linkFor(email, [''], new Date('2027-01-01T00:00:00Z'))
  for (const link of [bad, forged, over]) {
    expect(expectProblem(await post(link)).type).toBe('/problems/code-over')
    const opened = await app.inject({ url: `${link.pathname}${link.search}` })
    expect(opened.headers.location).toBe(`${new URL(shop.config.publicUrl).origin}/account/communications`)
  }
  expect(await wishesOf(email)).toMatchObject({ '': [true, true] })
  expect(openProductUpdates.path).toBe(stopProductUpdates.path)
})
