import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import * as account from '#contract/identity/account.ts'
import { signIn } from '#contract/identity/identity.ts'
import { twoFactorHeader } from '#contract/identity/sign-in-rules.ts'
import { getUser } from '#contract/identity/user.ts'
import { previewVoucher } from '#contract/vouchers/redeeming.ts'
import { recordOneOfMany, storeBodyForMany } from '#domains/email/index.ts'
import { insertJuceKey } from '#domains/licensing/juce/juce-key.store.ts'
import { makeJuceKey } from '#domains/licensing/juce/make-juce-key.ts'
import { replaceAccount } from '#domains/payouts/account/account.store.ts'
import { insertFile, newFileId } from '#domains/payouts/files/file.store.ts'
import { openRun } from '#domains/payouts/runs/run.store.ts'
import { encryptCode, issueBatch, issueVoucher } from '#domains/vouchers/index.ts'
import { makeVault } from '#kernel/vault.ts'
import { openAccountShop } from '../testing/account-shop.ts'
import { openBrowser } from '../testing/browser.ts'
import { bank } from '../testing/payout-shop.ts'
import { addLicenses, addPlugin, openPlugin } from '../testing/plugin-shop.ts'
import { samplePassword } from '../testing/sample-account.ts'
import { addCreator } from '../testing/sample-creator.ts'
import { addUser } from '../testing/sample-user.ts'
import { openTestApp } from '../testing/test-shop.ts'
import { readConfig } from './config.ts'
import { openSecrets } from './open-shop.ts'
import { encryptedColumns, reencryptShop } from './reencrypt-shop.ts'

const old = 'the secret that the shop was opened with'
const next = 'the secret that somebody has chosen since'

const accounts = await openAccountShop({ ENCRYPTION_KEY: old, SESSION_SECRET: old })
const { shop, db, later, now } = accounts

/** The same shop, restarted with other secrets. */
const openWith = async (secrets: string) => {
  const config = readConfig({ NODE_ENV: 'test', ENCRYPTION_KEY: secrets, SESSION_SECRET: secrets })
  return openTestApp({ ...shop, ...(await openSecrets(config, db)) })
}
type App = Awaited<ReturnType<typeof openWith>>

const person = await accounts.addSignedIn()
const { secret } = (await person.browser.call(account.beginTwoFactor)).json()
const codeNow = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() })
const recoveryCodes: string[] = (await person.browser.call(account.confirmTwoFactor, { body: { code: codeNow() } })).json().recoveryCodes

await addCreator(db, { id: 'lowtide' })
await addPlugin(db, 'lowtide/tape-one')
const voucher = '3467-ACDE-FGHJ'
await db.transaction().execute(async (tx) => {
  const gifts = [{ kind: 'Product' as const, itemId: 'tape-one', quantity: 1 }]
  const id = await issueVoucher(tx, 'lowtide', { name: 'Press', description: null, gifts, expiresAt: null, isOn: true }, now())
  const form = { name: 'Friends', codes: 1, usesPerCode: 1, expiresAt: null }
  await issueBatch(tx, { voucherId: id, form, codes: [encryptCode(shop.encryption, voucher)] }, null, now())
})
await addLicenses(db, await addUser(db, { email: 'owner@example.test', teams: {} }))
await openPlugin(accounts.app).ask()
const member = await addUser(db, { email: 'member@example.test', teams: { lowtide: ['Admin'] } })
await db
  .transaction()
  .execute((tx) => replaceAccount(tx, shop.encryption, { creatorId: 'lowtide', account: bank, userId: member.id, now: now() }))

await insertJuceKey(db, await makeJuceKey(shop.encryption, 'lowtide', 'tape-one', now()))
await db.transaction().execute(async (tx) => {
  const run = await openRun(tx, { day: '2030-02-01', dueBy: now(), startedBy: null, now: now() })
  const payouts = [{ id: 'po_1', number: 1, attempt: 1, amount: 10_000, name: 'Lowtide', encrypted: '' }]
  const file = {
    id: newFileId(now()),
    runId: run.id,
    format: 'SEPA' as const,
    number: 1,
    content: '<Document/>',
    payouts,
    currency: 'EUR' as const,
  }
  await insertFile(tx, shop.encryption, { ...file, by: member.id, now: now() })
})

const forMany = {
  marks: { name: 'mark-of-name', unsubscribeUrl: 'mark-of-link' },
  toSomebody: { subject: 'News', html: '', text: '' },
  toNameless: { subject: 'News', html: '', text: '' },
}
await storeBodyForMany(db, shop.encryption, { bodyId: 'rel_1', email: forMany, now: now() })
await db.transaction().execute((tx) => {
  const own = { name: 'Casey', unsubscribeUrl: 'https://soundfair.example/stop' }
  return recordOneOfMany(tx, shop.encryption, { id: 'msg_1', to: 'casey@example.test', bodyId: 'rel_1', email: forMany, own, now: now() })
})

const statusOf = async (app: App, code: string): Promise<number> =>
  (await openBrowser(app).call(signIn, { query: { email: person.email }, body: samplePassword, headers: { [twoFactorHeader]: code } }))
    .statusCode

/** Everything outside the shop that depends on one of its secrets. */
const expectAlike = async (app: App): Promise<void> => {
  later(1)
  expect(await statusOf(app, codeNow())).toBe(200)
  expect(await statusOf(app, recoveryCodes.pop() ?? '')).toBe(200)
  expect((await openBrowser(app).call(previewVoucher, { query: { code: voucher } })).statusCode).toBe(200)
}

/** All columns of the database with values encrypted by the vault. */
const findEncryptedBy = async (vault: ReturnType<typeof makeVault>): Promise<string[]> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`.execute(db)
  const found: string[] = []
  for (const { table, column } of rows) {
    const { rows: older } =
      await sql`select from ${sql.table(table)} where starts_with(${sql.ref(column)}, ${vault.currentPrefix})`.execute(db)
    if (older.length > 0) found.push(`${table}.${column}`)
  }
  return found.sort()
}

test('a secret is replaced while the shop is running: its old values are accepted, then re-encrypted, then the old secret is removed', async () => {
  await expectAlike(await openWith(old))
  const both = await openWith(`${next}, ${old}`)
  await expectAlike(both)

  const oldVault = makeVault([old])
  expect(await findEncryptedBy(oldVault)).not.toEqual([])
  const told: string[] = []
  await reencryptShop(db, makeVault([next, old]), (line) => told.push(line))
  expect(told).toHaveLength(encryptedColumns.length)
  expect(told).toContain('users.totp_secret: 1 encrypted anew')
  expect(await findEncryptedBy(oldVault)).toEqual([])
  await expectAlike(both)
  await expectAlike(await openWith(next))

  const again: string[] = []
  await reencryptShop(db, makeVault([next]), (line) => again.push(line))
  expect(again.every((line) => line.endsWith(': 0 encrypted anew'))).toBe(true)
})

test('no kind of encrypted value is missing from those that are re-encrypted', async () => {
  const moved = encryptedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(await findEncryptedBy(makeVault([next]))).toEqual(moved.sort())
})

test('someone signed in with a token of the old secret stays signed in as long as that secret is accepted', async () => {
  const config = readConfig({ NODE_ENV: 'test', ENCRYPTION_KEY: next, SESSION_SECRET: `${next},${old}` })
  const app = await openTestApp({ ...shop, ...(await openSecrets(config, db)) })
  const { email } = await accounts.addSignedIn()
  const { accessToken } = (await openBrowser(accounts.app).call(signIn, { query: { email, scheme: 'JWT' }, body: samplePassword })).json()
  const answer = await app.inject({ url: getUser.path, headers: { authorization: `Bearer ${accessToken}` } })
  expect(answer.statusCode).toBe(200)
})
