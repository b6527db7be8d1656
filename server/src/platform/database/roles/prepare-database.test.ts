import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { makeTestDatabase } from '../../../../testing/test-database.ts'
import { whenOver } from '../../../../testing/when-over.ts'
import { migrate } from '../migrate.ts'
import { findServingUrl, NotMigrated, prepareDatabase } from './prepare-database.ts'
import { withClient } from './with-client.ts'

const ask = <Row extends object>(url: string, question: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(question)).rows)

const userOf = (url: string): string => new URL(url).username

const refused = (url: string, statement: string) =>
  ask(url, statement).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

/** Roles belong to the whole server, so each test removes the ones it created. */
const forget = (role: string): void =>
  whenOver(async () => {
    const quoted = pg.escapeIdentifier(role)
    const [found] = await ask(inject('postgresUrl'), `select from pg_roles where rolname = ${pg.escapeLiteral(role)}`)
    if (found) await ask(inject('postgresUrl'), `drop owned by ${quoted} cascade; drop role ${quoted}`).catch(() => undefined)
  })

const makeEmpty = async (): Promise<string> => (await makeTestDatabase({ template: 'template0' })).ownerUrl

/** Already migrated, with a serving role that none of these tests uses. */
const makeMigrated = async (): Promise<string> => (await makeTestDatabase()).ownerUrl

/** A role that may log in, and nothing else. */
const makeRole = async (options = ''): Promise<{ name: string; password: string }> => {
  const name = `somebody_${randomBytes(6).toString('hex')}`
  forget(name)
  await ask(inject('postgresUrl'), `create role ${name} login password 'theirs' ${options}`)
  return { name, password: 'theirs' }
}

const as = (url: string, { name, password }: { name: string; password: string }): string => {
  const theirs = new URL(url)
  theirs.username = name
  theirs.password = password
  return theirs.href
}

const addToBooks = `
  insert into ledger_entries (id, kind, reference, at) values ('led_1', 'LateCapture', 'x', now());
  insert into ledger_lines (entry_id, index, account, currency, amount)
    values ('led_1', 0, 'Provider', 'USD', 100), ('led_1', 1, 'LateCapture', 'USD', -100);
  insert into audit_log (at, action) values (now(), 'test')`

test('the owner of an empty database migrates it and creates a role that serves, adds to the books and cannot change them', async () => {
  const owner = await makeEmpty()
  const { url, warning } = await prepareDatabase({ databaseUrl: owner })
  forget(userOf(url))
  expect(warning).toBeUndefined()
  expect(userOf(url)).not.toBe(userOf(owner))
  await ask(url, addToBooks)
  await ask(url, `select graphile_worker.add_job('anything'); select id from graphile_worker.jobs`)
  // PostgreSQL accepts this with a warning, and grants nothing.
  await ask(url, 'grant update, delete, truncate on ledger_entries, ledger_lines, audit_log to current_user')
  const columns: Record<string, string> = { ledger_lines: 'account', payout_lines: 'payout_id' }
  const answers = await Promise.all(
    [
      ...['ledger_entries', 'ledger_lines', 'audit_log', 'invoices', 'license_events', 'payout_lines'].flatMap((book) => [
        `update ${book} set ${columns[book] ?? 'id'} = default`,
        `delete from ${book}`,
        `truncate ${book}`,
        `alter table ${book} disable trigger all`,
        `alter table ${book} owner to current_user`,
        `drop table ${book}`,
      ]),
      'truncate orders',
      'create table mine (id int)',
      'create temporary table ledger_lines (id int)',
      'create schema mine',
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
      `insert into schema_migrations (name, checksum) values ('9999_x.sql', 'x')`,
      `set role ${pg.escapeIdentifier(userOf(owner))}`,
      `set session authorization ${pg.escapeIdentifier(userOf(owner))}`,
      `set session_replication_role = 'replica'`,
      `alter role current_user superuser`,
      'create role another',
    ].map(async (statement) => [statement, await refused(url, statement)]),
  )
  expect(answers.filter(([, code]) => code !== '42501')).toEqual([])
  // Triggers protect the books in addition to privileges: not even the owner changes one by accident.
  await expect(ask(owner, 'delete from ledger_lines')).rejects.toThrow('append-only')
  await expect(ask(owner, `update audit_log set action = 'x'`)).rejects.toThrow('append-only')
})

test('a second start changes nothing, and several at once work', async () => {
  const owner = await makeEmpty()
  const all = await Promise.all(Array.from({ length: 4 }, () => prepareDatabase({ databaseUrl: owner })))
  const url = all[0]?.url ?? ''
  forget(userOf(url))
  expect(all).toEqual(all.map(() => ({ url })))
  const rights = () => ask(owner, 'select c.oid, c.xmin::text, c.relacl::text from pg_class c order by c.oid')
  const before = await rights()
  expect(await prepareDatabase({ databaseUrl: owner })).toEqual({ url })
  expect(await rights()).toEqual(before)
  expect(await findServingUrl(owner)).toBe(url)
  expect(await findServingUrl(url)).toBe(url)
})

test('a database from before the two roles opens, with its jobs, and serves as the owner until then', async () => {
  const owner = await makeEmpty()
  await migrate(owner)
  await ask(owner, `select graphile_worker.add_job('waiting')`)
  expect(await findServingUrl(owner)).toBe(owner)
  const { url } = await prepareDatabase({ databaseUrl: owner })
  forget(userOf(url))
  expect(await ask(url, 'select task_identifier as name from graphile_worker.jobs')).toEqual([{ name: 'waiting' }])
})

test('a table that was added later is granted too, and excess privileges are revoked', async () => {
  const owner = await makeMigrated()
  const { url } = await prepareDatabase({ databaseUrl: owner })
  forget(userOf(url))
  await ask(owner, 'create table later (id int)')
  await ask(owner, `grant all on ledger_lines to ${pg.escapeIdentifier(userOf(url))}`)
  expect(await refused(url, 'insert into later values (1)')).toBe('42501')
  await prepareDatabase({ databaseUrl: owner })
  expect(await refused(url, 'insert into later values (1)')).toBe('done')
  expect(await refused(url, 'delete from ledger_lines')).toBe('42501')
})

test('if the owner gets another password, so does the serving role', async () => {
  const someone = await makeRole('superuser')
  const ownerUrl = await makeMigrated()
  const before = await prepareDatabase({ databaseUrl: as(ownerUrl, someone) })
  forget(userOf(before.url))
  await ask(ownerUrl, `alter role ${someone.name} password 'another'`)
  const after = await prepareDatabase({ databaseUrl: as(ownerUrl, { ...someone, password: 'another' }) })
  expect(await ask(after.url, 'select current_user::text as name')).toEqual([{ name: userOf(before.url) }])
  expect(await refused(before.url, 'select 1')).toBe('28P01')
})

test('a foreign role with the same name is not taken over: the shop serves as the owner and explains why', async () => {
  const owner = await makeMigrated()
  const name = `${new URL(owner).pathname.slice(1)}_app`
  forget(name)
  await ask(inject('postgresUrl'), `create role ${name} login password 'theirs'`)
  expect(await prepareDatabase({ databaseUrl: owner })).toEqual({ url: owner, warning: expect.stringContaining('DATABASE_OWNER_URL') })
  expect(await refused(as(owner, { name, password: 'theirs' }), 'select 1')).toBe('done')
})

test('the same if the owner may not create roles', async () => {
  const ownerUrl = await makeEmpty()
  const someone = await makeRole()
  await ask(ownerUrl, `alter database ${new URL(ownerUrl).pathname.slice(1)} owner to ${someone.name}`)
  await ask(ownerUrl, `alter schema public owner to ${someone.name}`)
  const url = as(ownerUrl, someone)
  expect(await prepareDatabase({ databaseUrl: url })).toEqual({ url, warning: expect.stringContaining('DATABASE_OWNER_URL') })
})

test('with DATABASE_OWNER_URL the owner migrates, and the other role serves with only the privileges it needs', async () => {
  const owner = await makeEmpty()
  const url = as(owner, await makeRole())
  expect(await prepareDatabase({ databaseUrl: url, ownerUrl: owner })).toEqual({ url })
  await ask(url, addToBooks)
  expect(await refused(url, 'delete from ledger_lines')).toBe('42501')
  expect(await prepareDatabase({ databaseUrl: url })).toEqual({ url })
  expect(await prepareDatabase({ databaseUrl: owner, ownerUrl: owner })).toEqual({ url: owner, warning: expect.any(String) })
})

test('a role that may not migrate starts if no migration is missing, or says what is', async () => {
  const owner = await makeMigrated()
  const url = as(owner, await makeRole())
  await prepareDatabase({ databaseUrl: url, ownerUrl: owner })
  await ask(owner, `delete from schema_migrations where name = '0001_platform.sql'`)
  const start = prepareDatabase({ databaseUrl: url })
  await expect(start).rejects.toBeInstanceOf(NotMigrated)
  await expect(start).rejects.toThrow('The database lacks 0001_platform.sql')
})
