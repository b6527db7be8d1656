import type pg from 'pg'

/** Whether the current role may change the schema: as its owner, as a member of the owner, or because there is no schema yet. */
export const ownsSchema = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ owns: boolean }>(
    `select coalesce((select pg_has_role(c.relowner, 'member') from pg_class c where c.oid = to_regclass('schema_migrations')), true) as owns`,
  )
  return rows[0]?.owns === true
}
