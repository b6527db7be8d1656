import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { grantServing } from '#platform/database/roles/grant-serving.ts'
import { withClient } from '#platform/database/roles/with-client.ts'
import { openAccountShop } from '../../../../testing/account-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { codeIn } from '../../../../testing/mail-of.ts'
import { newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { whenOver } from '../../../../testing/when-over.ts'

const { shop, app, db, now } = await openAccountShop()
const { db: owner, close } = openDatabase(shop.database.ownerUrl)
whenOver(close)

const signUp = async (email: string) => {
  const browser = openBrowser(app)
  const body = { name: 'Casey', email, password: samplePassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true }
  await browser.call(identity.signUp, { body })
  return { email, browser, link: await codeIn(shop, email, /^Confirm your/) }
}

/** As it was before: anybody's wishes in the row of the address. */
const makeItOld = async (): Promise<void> => {
  await sql`drop table account_wishes`.execute(owner)
  await sql`alter table communication_preferences alter column confirmed_at drop not null`.execute(owner)
}
const addOld = (email: string, confirmedAt: Date | null, changedAt: Date) =>
  sql`insert into communication_preferences (scope, email, newsletter, product_updates, confirmed_at, changed_at)
    values ('', ${email}, true, false, ${confirmedAt}, ${changedAt})`.execute(owner)
const migrateAgain = async (): Promise<void> => {
  await sql`delete from schema_migrations where name = '0033_wishes_of_accounts.sql'`.execute(owner)
  await migrate(shop.database.ownerUrl)
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db)
  await withClient(shop.database.ownerUrl, (client) => grantServing(client, rows[0]?.name ?? ''))
}

test('a shop that is older keeps what addresses confirmed and what a sign-up ticked, and drops what anybody may have written', async () => {
  const ticked = await signUp(newEmail())
  const rewritten = await signUp(newEmail())
  const [reader, stranger] = [newEmail(), newEmail()]
  const later = new Date(now().getTime() + 1000)
  await makeItOld()
  await addOld(ticked.email, null, now())
  await addOld(rewritten.email, null, later)
  await addOld(reader, now(), now())
  await addOld(stranger, null, now())
  await migrateAgain()

  const stored = await db.selectFrom('communication_preferences').select('email').execute()
  expect(stored).toEqual([{ email: reader }])
  const wishesAfter = async ({ browser, link }: typeof ticked) =>
    (await browser.call(identity.confirmAccount, { query: link })).json().communicationPreferences.newsletterOptIn
  expect(await wishesAfter(ticked)).toBe(true)
  expect(await wishesAfter(rewritten)).toBe(false)
})
