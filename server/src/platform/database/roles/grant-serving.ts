import type pg from 'pg'

type Thing = {
  name: string
  kind: 'table' | 'view' | 'sequence'
  schema: string
  is_history: boolean
  is_append_only: boolean
  has: string[]
}

/** All database objects of the shop that have privileges, and which ones the role holds. Objects of extensions are left out. */
const selectThings = `
  select c.oid::regclass::text as name, n.nspname as schema,
    case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind,
    c.relname in ('schema_migrations', 'migrations') as is_history,
    exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'refuse_change'
    ) as is_append_only,
    array(
      select lower(a.privilege_type) from aclexplode(c.relacl) a where a.grantee = $1::regrole order by 1
    )::text[] as has
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'S')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1`

/** Never TRUNCATE, REFERENCES or TRIGGER, and no changes of append-only tables. */
const rightsTo = ({ kind, is_history, is_append_only }: Thing): string[] => {
  if (kind === 'sequence') return ['select', 'usage']
  if (kind === 'view' || is_history) return ['select']
  if (is_append_only) return ['insert', 'select']
  return ['delete', 'insert', 'select', 'update']
}

const grantOne = async (owner: pg.Client, role: string, thing: Thing): Promise<void> => {
  const wanted = rightsTo(thing).join(', ')
  if (thing.has.join(', ') === wanted) return
  const what = `${thing.kind === 'sequence' ? 'sequence' : 'table'} ${thing.name}`
  await owner.query(`revoke all on ${what} from ${role}`)
  await owner.query(`grant ${wanted} on ${what} to ${role}`)
}

type Places = { database: string; connects: boolean; makes_temporary: boolean; uses: boolean; makes: boolean }

/** On the database and its schemas: connect and use, but not create. A temporary table could hide a real one with the same name. */
const grantPlaces = async (owner: pg.Client, role: string, name: string): Promise<void> => {
  const { rows } = await owner.query<Places>(
    `select current_database() as database, has_database_privilege($1, current_database(), 'connect') as connects,
      has_database_privilege($1, current_database(), 'temporary') as makes_temporary,
      has_schema_privilege($1, 'public', 'usage') and has_schema_privilege($1, 'graphile_worker', 'usage') as uses,
      has_schema_privilege($1, 'public', 'create') as makes`,
    [name],
  )
  const [places] = rows
  if (!places) return
  const database = owner.escapeIdentifier(places.database)
  if (!places.connects) await owner.query(`grant connect on database ${database} to ${role}`)
  if (places.makes_temporary) await owner.query(`revoke temporary on database ${database} from public`)
  if (!places.uses) await owner.query(`grant usage on schema public, graphile_worker to ${role}`)
  if (places.makes) await owner.query(`revoke create on schema public from public, ${role}`)
}

/**
 * graphile-worker hides all rows of its tables from everyone but their owner. Here the grants decide instead: on its tables, as on ours,
 * nobody else has any.
 */
const openJobs = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity`,
  )
  for (const { name } of rows) await owner.query(`alter table ${name} disable row level security`)
}

/**
 * Allows a role to serve: read and write the shop's data, add to the books, but neither change them nor create tables. Runs after every
 * migration, so that a new table needs no grant of its own; if nothing is missing, nothing is written.
 */
export const grantServing = async (owner: pg.Client, name: string): Promise<void> => {
  const role = owner.escapeIdentifier(name)
  await owner.query('begin')
  try {
    await grantPlaces(owner, role, name)
    await openJobs(owner)
    const { rows } = await owner.query<Thing>(selectThings, [role])
    for (const thing of rows) await grantOne(owner, role, thing)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
