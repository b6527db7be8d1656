import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { listSessions, type Session } from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser, signOut } from '#contract/identity/user.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { openTestApp, openTestShop, testDay } from '../../../../testing/test-shop.ts'

let moment = new Date(testDay)
const later = (minutes: number): void => {
  moment = new Date(moment.getTime() + minutes * 60_000)
}
const shop = { ...(await openTestShop()), clock: { now: () => moment } }
const app = await openTestApp(shop)
const { db } = shop.database
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })

type Tokens = { accessToken: string; refreshToken: string }

const signIn = async (email: string, scope?: string) => {
  const program = openBrowser(app)
  const answer = await program.call(identity.signIn, { query: { email, scheme: 'JWT' }, body: samplePassword, ...(scope && { scope }) })
  return { program, ...(answer.json() as Tokens) }
}
const read = (token: string, scope?: string) =>
  openBrowser(app).call(getUser, { headers: { authorization: `Bearer ${token}` }, ...(scope && { scope }) })
const refresh = ({ accessToken, refreshToken }: Tokens, scope?: string) =>
  openBrowser(app).call(identity.refreshTokens, { query: { token: refreshToken }, body: accessToken, ...(scope && { scope }) })

test('a program gets tokens and no cookie; the access token lasts fifteen minutes', async () => {
  const { email } = await addAccount(db)
  const { program, accessToken } = await signIn(email)
  expect(program.cookies.size).toBe(0)
  expect((await read(accessToken)).json().email).toBe(email)
  later(14)
  expect((await read(accessToken)).statusCode).toBe(200)
  later(2)
  expectProblem(await read(accessToken), 401)
})

test('a refresh token is rotated at every use, also when its access token is over', async () => {
  const { email } = await addAccount(db)
  const first = await signIn(email)
  later(20)
  const second = (await refresh(first)).json() as Tokens
  expect(second.refreshToken).not.toBe(first.refreshToken)
  expect((await read(second.accessToken)).json().email).toBe(email)
})

test('a refresh token that is used again ends its whole family, and only that one', async () => {
  const { email } = await addAccount(db)
  const [first, other] = [await signIn(email), await signIn(email)]
  const second = (await refresh(first)).json() as Tokens
  expectProblem(await refresh(first), 403)
  expectProblem(await read(second.accessToken), 401)
  expectProblem(await refresh(second), 403)
  expect((await read(other.accessToken)).statusCode).toBe(200)
  const noted = await db.selectFrom('audit_log').select('action').where('action', '=', 'session.stolen-token').execute()
  expect(noted).toHaveLength(1)
})

test('of many refreshes at once one wins, and the family ends', async () => {
  const { email } = await addAccount(db)
  const first = await signIn(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first)))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.statusCode === 403)).toHaveLength(9)
  const won = answers.find((answer) => answer.statusCode === 200)?.json() as Tokens
  expectProblem(await read(won.accessToken), 401)
})

test('a family lives thirty days from its last use', async () => {
  const { email } = await addAccount(db)
  let tokens: Tokens = await signIn(email)
  for (let month = 0; month < 2; month++) {
    later(29 * 24 * 60)
    tokens = (await refresh(tokens)).json() as Tokens
  }
  later(31 * 24 * 60)
  expectProblem(await refresh(tokens), 403)
})

test('tokens of one creator’s scope open nothing at the root or at another creator’s', async () => {
  const { email } = await addAccount(db)
  const tokens = await signIn(email, 'lowtide')
  expect((await read(tokens.accessToken, 'lowtide')).json()).toMatchObject({ email, tenantId: 'lowtide', creatorRoles: [], staffRoles: [] })
  expectProblem(await read(tokens.accessToken), 401)
  expectProblem(await read(tokens.accessToken, 'glasshouse'), 401)
  expectProblem(await refresh(tokens), 403)
  expectProblem(await refresh(tokens, 'glasshouse'), 403)
  expect((await refresh(tokens, 'lowtide')).statusCode).toBe(200)
})

test('17.12 a session at a creator’s is listed with the creator’s name', async () => {
  const { email } = await addAccount(db)
  await addCreator(db, { id: 'hollow-pine', name: 'Hollow Pine' })
  await signIn(email, 'hollow-pine')
  const here = await signIn(email)
  const listed = await here.program.call(listSessions, { headers: { authorization: `Bearer ${here.accessToken}` } })
  const creators = (listed.json() as Session[]).map(({ creatorId: id, creatorName }) => ({ id, creatorName }))
  expect(creators).toHaveLength(2)
  expect(creators).toContainEqual({ id: 'hollow-pine', creatorName: 'Hollow Pine' })
  expect(creators).toContainEqual({ id: null, creatorName: null })
})

test('sessions at several creators are named by one statement', async () => {
  const { email } = await addAccount(db)
  const here = await signIn(email)
  const connectionsFor = async (): Promise<number> => {
    const taken = vi.spyOn(shop.database.pool, 'connect')
    await here.program.call(listSessions, { headers: { authorization: `Bearer ${here.accessToken}` } })
    return taken.mock.calls.length
  }
  await signIn(email, 'lowtide')
  const forOne = await connectionsFor()
  await signIn(email, 'glasshouse')
  vi.restoreAllMocks()
  expect(await connectionsFor()).toBe(forOne)
  expect(forOne).toBeGreaterThan(0)
})

test('in a creator’s scope staff and members are customers like everyone', async () => {
  const { email, id } = await addAccount(db)
  await db
    .updateTable('users')
    .set({ staff_roles: ['Owner'] })
    .where('id', '=', id)
    .execute()
  const { accessToken } = await signIn(email, 'lowtide')
  expect((await read(accessToken, 'lowtide')).json()).toMatchObject({ staffRoles: [], isCreator: false })
})

test('a cookie counts for nothing in a creator’s scope, and a sign-in there asks for tokens', async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  await browser.call(identity.signIn, { query: { email }, body: samplePassword })
  expectProblem(await browser.call(getUser, { scope: 'lowtide' }), 401)
  const refused = await browser.call(identity.signIn, { query: { email }, body: samplePassword, scope: 'lowtide' })
  expect(expectProblem(refused, 400).errors).toEqual({ scheme: ['Ask for tokens with scheme=JWT'] })
})

test('a program signs out, and its tokens are worth nothing at once', async () => {
  const { email } = await addAccount(db)
  const tokens = await signIn(email)
  await openBrowser(app).call(signOut, { headers: { authorization: `Bearer ${tokens.accessToken}` } })
  expectProblem(await read(tokens.accessToken), 401)
  expectProblem(await refresh(tokens), 403)
})

test('forged tokens open nothing: no signature, another key, another purpose, the refresh token itself', async () => {
  const { email } = await addAccount(db)
  const { accessToken, refreshToken } = await signIn(email)
  const [header = '', payload = '', signature = ''] = accessToken.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const withKey = (key: Uint8Array) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)
  const forged = [
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
    `${header}.${encode({ ...claims, sid: 'ses_other' })}.${signature}`,
    await withKey(new TextEncoder().encode('soundfair-development-session-secret')),
    await withKey(shop.signatures.keysFor('search')[0]),
    await withKey(shop.encryption.keysFor('access-token')[0]),
    refreshToken,
    '',
    'a.b.c',
    'x'.repeat(3000),
  ]
  for (const token of forged) expectProblem(await read(token), 401)
})
