import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser, signOut } from '#contract/identity/user.ts'
import { everyRoute } from '#contract/index.ts'
import { openBrowser } from '../testing/browser.ts'
import { codeIn } from '../testing/mail-of.ts'
import { addAccount, newEmail, samplePassword } from '../testing/sample-account.ts'
import { fillPath, newAddress, sampleCall } from '../testing/sample-calls.ts'
import { addCreator, addProduct } from '../testing/sample-creator.ts'
import { addUser } from '../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'
import { whenOver } from '../testing/when-over.ts'
import { makeAnswerCachePrivate } from './platform/http/private-answers.ts'

/** Answers to a signed-in user are private: checked for every route of the API, and for cookies in a creator's scope. */

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })

const scoped = everyRoute.filter((route) => route.scope === 'creator')

/** Someone with nearly all rights; a new one for each call, because some calls end their session. */
const addSomebody = () => addUser(db, { email: newEmail(), staffRoles: ['Owner'], teams: { lowtide: ['Admin'] } })

const inScope = (route: Route) => {
  const call = sampleCall(route)
  return { ...call, url: `/@lowtide${call.url}` }
}

const withHeaders = <Call extends { headers?: Record<string, string> }>(call: Call, headers: Record<string, string>) => ({
  ...call,
  headers: { ...call.headers, ...headers },
})

// In a creator's scope cookies sign nobody in.
const ofTheSite = everyRoute.filter(({ path }) => !path.startsWith('/@'))

test.each(ofTheSite)('$name: the answer for a signed-in user is never cached, and its type is never guessed', async (route) => {
  const { cookie } = await addSomebody()
  const { headers } = await app.inject(withHeaders(sampleCall(route) as { headers?: Record<string, string> }, { cookie }) as never)
  expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['private, no-store', 'nosniff'])
})

test.each(['Bearer', 'LicenseToken'])('the same goes for the answer to a program with a %s, valid or not', async (kind) => {
  const stored: string[] = []
  for (const route of everyRoute) {
    const call = route.scope === 'creator' ? inScope(route) : sampleCall(route)
    const { headers } = await app.inject(withHeaders(call as { headers?: Record<string, string> }, { authorization: `${kind} x` }) as never)
    if (headers['cache-control'] !== 'private, no-store') stored.push(`${route.name}: ${headers['cache-control']}`)
  }
  expect(stored).toEqual([])
})

test('the same goes for the answer to a sign-in, with a cookie or with tokens', async () => {
  const { email } = await addAccount(db)
  for (const scheme of ['Cookie', 'JWT']) {
    const answer = await openBrowser(app).call(identity.signIn, { query: { email, scheme }, body: samplePassword })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  }
})

test('immutable files stay public, and so do answers for visitors without a session', async () => {
  const server = Fastify()
  whenOver(() => server.close())
  makeAnswerCachePrivate(server, (request) => request.headers.cookie !== undefined)
  const forever = 'public, max-age=31536000, immutable'
  server.get('/asset', (_request, reply) => reply.header('cache-control', forever).send('asset'))
  server.get('/read', (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('read'))
  const stored = async (url: string, headers = {}) => (await server.inject({ url, headers })).headers['cache-control']
  expect(await stored('/asset', { cookie: 'session=x' })).toBe(forever)
  expect(await stored('/read')).toBe('public, max-age=60')
  expect(await stored('/read', { cookie: 'session=x' })).toBe('private, no-store')
})

const cookiesOf = (cookie: string): string => `${cookie}; creator=lowtide; device=${'d'.repeat(43)}; signing-up=${'s'.repeat(43)}`

test.each(scoped)('$name in a creator’s scope neither reads, sets nor clears a cookie', async (route) => {
  const { cookie } = await addSomebody()
  const call = inScope(route) as { headers?: Record<string, string> }
  const answer = await app.inject(withHeaders(call, { cookie: cookiesOf(cookie) }) as never)
  expect(answer.headers['set-cookie']).toBeUndefined()
  if (route.access !== 'public') expect(answer.statusCode).toBe(401)
})

const openScope = async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  await browser.call(identity.signIn, { query: { email }, body: samplePassword })
  const program = await browser.call(identity.signIn, { query: { email, scheme: 'JWT' }, body: samplePassword, scope: 'lowtide' })
  return { email, browser, tokens: program.json() as { accessToken: string; refreshToken: string }, signedIn: program }
}

test('signing in, refreshing and signing out in a creator’s scope leave the site’s own session alone', async () => {
  const { email, browser, tokens, signedIn } = await openScope()
  expect(signedIn.headers['set-cookie']).toBeUndefined()
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  const renewed = await browser.call(identity.refreshTokens, {
    query: { token: tokens.refreshToken },
    body: tokens.accessToken,
    scope: 'lowtide',
  })
  expect([renewed.statusCode, renewed.headers['set-cookie']]).toEqual([200, undefined])
  const out = await browser.call(signOut, { scope: 'lowtide', headers })
  expect([out.statusCode, out.headers['set-cookie']]).toEqual([204, undefined])
  expect((await browser.call(getUser, { scope: 'lowtide', headers })).statusCode).toBe(401)
  expect((await browser.call(getUser)).json().email).toBe(email)
})

test('a program does not act for the creator named in a cookie', async () => {
  const { browser, tokens } = await openScope()
  browser.cookies.set('creator', 'glasshouse')
  const headers = { authorization: `Bearer ${tokens.accessToken}` }
  const user = (await browser.call(getUser, { scope: 'lowtide', headers })).json()
  browser.cookies.delete('creator')
  expect((await browser.call(getUser, { scope: 'lowtide', headers })).json()).toEqual(user)
})

const signUpIn = async (scope: string | undefined) => {
  // Hundreds joined the team for the calls before. Each would get an email about its payout account, and the mailbox lists only 200.
  await db.deleteFrom('creator_members').execute()
  const email = newEmail()
  const browser = openBrowser(app)
  const body = { name: 'Casey', email, password: samplePassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  const asked = await browser.call(identity.signUp, { query: { scheme: 'JWT' }, body, ...(scope && { scope }) })
  return { browser, asked, query: await codeIn(shop, email, /Confirm/) }
}

test('signing up and confirming in a creator’s scope set and clear no cookies', async () => {
  const { browser, asked, query } = await signUpIn('lowtide')
  const program = await browser.call(identity.signIn, {
    query: { email: query.email, scheme: 'JWT' },
    body: samplePassword,
    scope: 'lowtide',
  })
  const headers = { authorization: `Bearer ${program.json().accessToken}` }
  const confirmed = await browser.call(identity.confirmAccount, { query: { ...query, scheme: 'JWT' }, scope: 'lowtide', headers })
  expect(confirmed.json().status).toBe('SignedIn')
  expect([asked, program, confirmed].map((answer) => answer.headers['set-cookie'])).toEqual([undefined, undefined, undefined])
})

test('a cookie of the site does not prove in a creator’s scope who chose the password', async () => {
  for (const [scope, stays] of [
    [undefined, true],
    ['lowtide', false],
  ] as const) {
    const { browser, query } = await signUpIn(undefined)
    expect((await browser.call(identity.confirmEmail, { query, ...(scope && { scope }) })).statusCode).toBe(204)
    const signedIn = await openBrowser(app).call(identity.signIn, { query: { email: query.email }, body: samplePassword })
    expect(signedIn.statusCode === 200).toBe(stays)
  }
})

test('an order in a creator’s scope does not depend on a cookie either', async () => {
  const { cookie } = await addSomebody()
  const answer = await app.inject({
    method: 'PATCH',
    url: `/@lowtide/api/customer/orders/${randomUUID()}`,
    headers: { cookie: cookiesOf(cookie) },
    payload: { currency: 'USD', items: [] },
    remoteAddress: newAddress(),
  })
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
})

/** Routes that do not answer with JSON, or that are opened as a download link: each is a file, and says so. */
const isFile = ({ method, path, answers }: Route): boolean =>
  method === 'GET' && (/export|\.csv$/.test(path) || ['string', 'unknown'].includes(String(answers[200]?.def.type)))

/** Routes that need more setup: their files are tested in documents, licensing and payouts. */
const payoutFiles = ['downloadPayoutFile', 'exportPayoutLines', 'getPayoutStatement', 'exportEarnings']
const testedElsewhere = ['getOrderEvidence', 'getLicenseFile', 'getCertificate', 'getDocument', ...payoutFiles]

/** With the query of its sample. */
const pathOf = (route: Route, params: Record<string, string>): string =>
  `${fillPath(route.path, params)}?${new URLSearchParams(sampleCall(route).query)}`

test('every file of the API is sent as a download, never shown', async () => {
  const somebody = await addSomebody()
  const call = (url: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
    app.inject({ method, url, headers: { cookie: somebody.cookie }, remoteAddress: newAddress(), ...(payload && { payload }) })
  const form = { name: 'Press', description: null, gifts: [], expiresAt: null, isOn: true }
  await addProduct(db, 'lowtide/tape-one')
  const gifts = [{ kind: 'Product', itemId: 'tape-one', quantity: 1 }]
  const { id: voucherId } = (await call('/api/creator/vouchers', 'POST', { ...form, gifts })).json()
  const batch = { name: 'Magazines', codes: 1, usesPerCode: 1, expiresAt: null }
  const { batches } = (await call(`/api/creator/vouchers/${voucherId}/batches`, 'POST', batch)).json()
  const tried: string[] = []
  for (const route of ofTheSite.filter(isFile).filter(({ name }) => !testedElsewhere.includes(name))) {
    const { statusCode, headers } = await call(pathOf(route, { voucherId, batchId: batches[0].id }))
    expect([route.name, statusCode]).toEqual([route.name, 200])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
    tried.push(route.name)
  }
  const tables = ['exportCodes', 'exportCoupons', 'exportMailingList', 'exportOrderSales', 'exportRedemptions', 'exportSales']
  const books = ['exportInvoices', 'exportLedger', 'exportOssReturn', 'exportTaxReport']
  expect(tried.sort()).toEqual(['exportAccount', ...tables, ...books].sort())
})
