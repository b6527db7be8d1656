import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './creators.tables.ts'

/** How many rows a creator's figures may be spread over before they are folded into one. */
const maxRows = 20

/**
 * Folds a creator's rows into one. One statement, so that concurrent readers find either the many or the one; rows that
 * a concurrent fold has locked are left to it.
 */
export const foldFigures = async (db: Reader): Promise<void> => {
  await sql`
    with chosen as (
      select f.ctid from creator_figures f where f.creator_id in (
        select m.creator_id from creator_figures m group by m.creator_id having count(*) > ${maxRows}
      ) for update skip locked
    ), gone as (
      delete from creator_figures f using chosen where f.ctid = chosen.ctid returning f.creator_id, f.licenses, f.trials, f.sales
    )
    insert into creator_figures (creator_id, licenses, trials, sales)
    select g.creator_id, sum(g.licenses), sum(g.trials), sum(g.sales) from gone g group by g.creator_id`.execute(db)
}
