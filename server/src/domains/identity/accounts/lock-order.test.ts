import { expect, test, vi } from 'vitest'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { hashSecret } from '#kernel/secrets.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { expectLockOrder, waitBehind } from '../../../../testing/lock-order.ts'
import { codeIn } from '../../../../testing/mail-of.ts'
import { addAccount, newEmail, samplePassword } from '../../../../testing/sample-account.ts'

// The first mail and the first password load what they need, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { shop, app, db, signIn, addSignedIn } = await openAccountShop()
const { url } = shop.database
const another = 'a second good sentence'

const theUser = (id: string) => ['select from users where id = $1 for no key update', id] as const
const theCode = (code: string) => ['select from mailed_codes where code_hash = $1 for update', hashSecret(code)] as const
const theBucket = (key: string) => ['select from rate_limits where key = $1 for update', key] as const
const theSession = (id: string) => ['select from sessions where id = $1 for update', id] as const

const forgotten = async (email: string) => {
  await openBrowser(app).call(identity.forgotPassword, { query: { email } })
  return codeIn(shop, email, /password/)
}

test('a session is held before its refresh token', async () => {
  const { id, email } = await addAccount(db)
  const program = openBrowser(app)
  const tokens = (await program.call(identity.signIn, { query: { email, scheme: 'JWT' }, body: samplePassword })).json()
  const session = await db.selectFrom('sessions').select('id').where('user_id', '=', id).executeTakeFirstOrThrow()
  const second = ['select from refresh_tokens where token_hash = $1 for update', hashSecret(tokens.refreshToken)] as const
  const answer = await expectLockOrder({ url, first: theSession(session.id), second }, () =>
    program.call(identity.refreshTokens, { query: { token: tokens.refreshToken }, body: tokens.accessToken }),
  )
  expect(answer.statusCode).toBe(200)
})

test('an account is held before its code: to reset a password', async () => {
  const { id, email } = await addAccount(db)
  const query = await forgotten(email)
  const answer = await expectLockOrder({ url, first: theUser(id), second: theCode(query.code) }, () =>
    openBrowser(app).call(identity.resetPassword, { query, body: another }),
  )
  expect(answer.statusCode).toBe(204)
})

test('an account is held before its code: to confirm the account', async () => {
  const { id, email } = await addAccount(db)
  const query = await forgotten(email)
  await db.updateTable('users').set({ confirmed_at: null }).where('id', '=', id).execute()
  await db.updateTable('mailed_codes').set({ purpose: 'confirm-account' }).where('code_hash', '=', hashSecret(query.code)).execute()
  const answer = await expectLockOrder({ url, first: theUser(id), second: theCode(query.code) }, () =>
    openBrowser(app).call(identity.confirmAccount, { query }),
  )
  expect(answer.statusCode).toBe(200)
})

test('an account is held before its code: to change the address', async () => {
  const { id, browser } = await addSignedIn()
  const wanted = newEmail()
  await browser.call(identity.updateIdentity, { body: { email: wanted } })
  const query = await codeIn(shop, wanted, /address/)
  const answer = await expectLockOrder({ url, first: theUser(id), second: theCode(query.code) }, () =>
    browser.call(identity.confirmEmailChange, { query }),
  )
  expect(answer.statusCode).toBe(204)
})

test('a link that was written while the account moved is worth nothing in the old mailbox', async () => {
  const { id, email } = await addAccount(db)
  const query = await forgotten(email)
  // As it is where the job had read the old address before the move, and wrote its code behind it.
  await db.updateTable('users').set({ email: newEmail() }).where('id', '=', id).execute()
  expectProblem(await openBrowser(app).call(identity.resetPassword, { query, body: another }), 400)
})

test('two codes of one account used at once: nobody waits for ever', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = await addAccount(db)
    const queries = [await forgotten(email), await forgotten(email)]
    const answers = await Promise.all(queries.map((query) => openBrowser(app).call(identity.resetPassword, { query, body: another })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400])
  }
})

test('an account is held before the counts of its guesses: at sign-in', async () => {
  const { id, email } = await addAccount(db)
  const browser = openBrowser(app)
  const second = theBucket(`password-from-network:${browser.address}`)
  const answer = await expectLockOrder({ url, first: theUser(id), second }, () => signIn(browser, email))
  expect(answer.statusCode).toBe(200)
})

test('an account is held before the counts of its guesses: at a change of the password', async () => {
  const { id, browser } = await addSignedIn()
  const known = await db.selectFrom('known_devices').select('token_hash').where('user_id', '=', id).executeTakeFirstOrThrow()
  const second = theBucket(`password-from-device:${id}:${known.token_hash.toString('base64url')}`)
  const body = { currentPassword: samplePassword, newPassword: another }
  const answer = await expectLockOrder({ url, first: theUser(id), second }, () => browser.call(identity.setPassword, { body }))
  expect(answer.statusCode).toBe(204)
})

test('sessions are ended in the order of their ids', async () => {
  const { id, email, browser } = await addSignedIn()
  for (let more = 0; more < 4; more++) await signIn(openBrowser(app), email)
  // As a table looks after years: rows lie where there was room, not in the order of their ids.
  await db
    .updateTable('sessions')
    .set({ device: 'Moved' })
    .where('user_id', '=', id)
    .where('id', '<=', await middleOf(id))
    .execute()
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', id).orderBy('id').execute()
  const [first, last] = [sessions.at(0)?.id ?? '', sessions.at(-1)?.id ?? '']
  const answer = await expectLockOrder({ url, first: theSession(first), second: theSession(last) }, () =>
    browser.call(account.signOutEverywhere),
  )
  expect(answer.statusCode).toBe(204)
})

const middleOf = async (userId: string): Promise<string> => {
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).orderBy('id').execute()
  return sessions[2]?.id ?? ''
}

test('a password that is changed while somebody signs in with the old one opens nothing', async () => {
  const [{ id, email }, other] = [await addAccount(db), await addAccount(db)]
  const { password_hash: changed } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  const change = ['update users set password_hash = $2 where id = $1', id, changed] as const
  const answer = await waitBehind(url, change, () => signIn(openBrowser(app), email))
  expectProblem(answer, 400)
  expect(await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([])
})

test('an address that somebody takes while its new owner confirms it is taken, and no bug', async () => {
  const { browser } = await addSignedIn()
  const wanted = newEmail()
  await browser.call(identity.updateIdentity, { body: { email: wanted } })
  const query = await codeIn(shop, wanted, /address/)
  const taking = ["insert into users (id, email, name, created_at) values ('usr_taken', $1, 'Somebody', now())", wanted] as const
  expectProblem(await waitBehind(url, taking, () => browser.call(identity.confirmEmailChange, { query })), 400)
})

test('inside an account only its own code changes its address', async () => {
  const [mine, other] = [await addSignedIn(), await addSignedIn()]
  const wanted = newEmail()
  await other.browser.call(identity.updateIdentity, { body: { email: wanted } })
  const { code } = await codeIn(shop, wanted, /address/)
  const body = { email: wanted, emailConfirmationToken: code }
  expectProblem(await mine.browser.call(identity.updateIdentity, { body }), 400)
  expect((await other.browser.call(identity.updateIdentity, { body })).json().email).toBe(wanted)
})
