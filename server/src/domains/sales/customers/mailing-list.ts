import { sql } from 'kysely'
import type { CsvRow } from '#kernel/csv.ts'
import type { Reader } from '#platform/database/database.ts'
import type { CsvTable } from '#platform/http/stream-csv.ts'
import '../sales.tables.ts'

type Row = { email: string; name: string | null; confirmed_at: Date; is_customer: boolean }

const partLength = 1_000

async function* readSubscribers(db: Reader, creatorId: string): AsyncGenerator<CsvRow[], void> {
  let after = ''
  for (;;) {
    const { rows } = await sql<Row>`
      select p.email, p.name, p.confirmed_at,
        exists (select from creator_customers c where c.creator_id = ${creatorId} and lower(c.email) = p.email) as is_customer
      from communication_preferences p where p.scope = ${creatorId} and p.newsletter and p.email > ${after}
      order by p.email limit ${partLength}`.execute(db)
    yield rows.map(({ email, name, confirmed_at, is_customer }) => [email, name, confirmed_at.toISOString(), is_customer ? 'yes' : 'no'])
    const last = rows.at(-1)
    if (rows.length < partLength || !last) return
    after = last.email
  }
}

/** Whoever asked for this creator's newsletter and confirmed it, bought or not. */
export const mailingList = (db: Reader, creatorId: string): CsvTable => ({
  name: 'mailing-list.csv',
  head: ['E-mail', 'Name', 'Confirmed', 'Customer'],
  pages: readSubscribers(db, creatorId),
})
