import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

type Named = { id: string; name: string }

const orderName = sql`'ORD-' || lpad(o.number::text, greatest(6, length(o.number::text)), '0')`

/** The display name for each kind of id, by the key of its table. */
const named: readonly (readonly [RegExp, (ids: readonly string[]) => RawBuilder<Named>])[] = [
  [
    /^usr_/,
    (ids) =>
      sql`select u.id, coalesce(nullif(u.name, ''), u.email) as name from users u where u.id = any(${ids}::text[]) and u.deleted_at is null`,
  ],
  [
    /^lic_\w+$/,
    (ids) =>
      sql`select l.id, p.name from licenses l join products p on p.creator_id = l.creator_id and p.id = l.product_id where l.id = any(${ids}::text[])`,
  ],
  [
    /^rel_/,
    (
      ids,
    ) => sql`select r.id, p.name || ' ' || r.version as name from releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id
      where r.id = any(${ids}::text[])`,
  ],
  [
    // As it is written when staff act for a creator.
    /^release rel_\w+$/,
    (subjects) => sql`
      select 'release ' || r.id as id, p.name || ' ' || r.version as name
      from releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id
      where r.id = any(${subjects.map((subject) => subject.replace('release ', ''))}::text[])`,
  ],
  [
    /^sal_\w+$/,
    (ids) =>
      sql`select o.id, ${orderName} as name from (select s.id, s.order_number as number from sales s where s.id = any(${ids}::text[])) o`,
  ],
  [/^cnv_/, (ids) => sql`select c.id, c.subject as name from conversations c where c.id = any(${ids}::text[])`],
  [/^cap_/, (ids) => sql`select a.id, a.name from creator_applications a where a.id = any(${ids}::text[])`],
  [
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    (ids) => sql`select o.id::text as id, ${orderName} as name from orders o where o.id = any(${ids}::uuid[]) and o.number is not null`,
  ],
]

/** The names of what the entries are about; nothing for what was deleted or never had a name. */
export const nameSubjects = async (db: Reader, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const parts = named.flatMap(([is, select]) => {
    const ids = [...new Set(subjects.filter((subject) => is.test(subject)))]
    return ids.length > 0 ? [sql`(${select(ids)})`] : []
  })
  if (parts.length === 0) return new Map()
  const { rows } = await sql<Named>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
