import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './search.tables.ts'

/** How many rows a group's figure may be spread over before they become one. */
const maxRows = 20

/** Makes one row of a group's many, as `foldFigures` does of a creator's. */
export const foldSearchFigures = async (db: Reader): Promise<void> => {
  await sql`
    with chosen as (
      select f.ctid from search_figures f where coalesce(f.group_id, 0) in (
        select coalesce(m.group_id, 0) from search_figures m group by m.group_id having count(*) > ${maxRows}
      ) for update skip locked
    ), gone as (
      delete from search_figures f using chosen where f.ctid = chosen.ctid returning f.group_id, f.amount
    )
    insert into search_figures (group_id, amount) select g.group_id, sum(g.amount) from gone g group by g.group_id`.execute(db)
}
