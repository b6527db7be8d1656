import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { whenOver } from '../../testing/when-over.ts'
import { books, roleInvariants } from './roles.ts'

const database = await openTestDatabase()
const owner = openDatabase(database.ownerUrl)
whenOver(() => owner.close())

const faultsFor = async (db = database.db): Promise<string[]> =>
  (await Promise.all(roleInvariants.map((invariant) => invariant.findViolations(db)))).flat().sort()

test('the append-only tables are the listed books', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'refuse_change' order by 1`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual([...books])
})

test('the role that serves has no violations', async () => {
  expect(await faultsFor()).toEqual([])
})

test('the owner role is reported for each of the books', async () => {
  const faults = await faultsFor(owner.db)
  for (const book of books) expect(faults).toContainEqual(expect.stringMatching(`^${book} belongs to`))
})

test('one privilege too many is reported, and so is a disabled trigger', async () => {
  const own = await openTestDatabase()
  const ownOwner = openDatabase(own.ownerUrl)
  whenOver(() => ownOwner.close())
  await sql`grant update (amount) on ledger_lines to public`.execute(ownOwner.db)
  await sql`alter table audit_log disable trigger audit_log_is_append_only`.execute(ownOwner.db)
  const role = new URL(own.url).username
  expect(await faultsFor(own.db)).toEqual(['audit_log does not refuse changes', `ledger_lines can be changed by ${role}`])
})
