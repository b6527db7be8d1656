import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../sales.tables.ts'

const atOnce = 20_000

/**
 * Adds what came since to the days it belongs to. One statement each, so that whoever reads meanwhile finds every change once;
 * changes that somebody else folds at this moment are left to them.
 */
export const foldSaleFigures = async (db: Reader): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ gone: number }>`
      with chosen as (
        select c.id from sale_figure_changes c order by c.id limit ${atOnce} for update skip locked
      ), gone as (
        delete from sale_figure_changes c using chosen where c.id = chosen.id returning c.*
      ), folded as (
        insert into sale_figures as f (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
        select g.creator_id, g.facet, g.value, g.day, g.currency, sum(g.sales), sum(g.due), sum(g.refunded), sum(g.earned), sum(g.usd_due),
          sum(g.usd_refunded), sum(g.usd_earned)
        from gone g group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (creator_id, facet, value, day, currency) do update set sales = f.sales + excluded.sales, due = f.due + excluded.due,
          refunded = f.refunded + excluded.refunded, earned = f.earned + excluded.earned, usd_due = f.usd_due + excluded.usd_due,
          usd_refunded = f.usd_refunded + excluded.usd_refunded, usd_earned = f.usd_earned + excluded.usd_earned
      )
      select count(*)::int as gone from gone`.execute(db)
    if ((rows[0]?.gone ?? 0) < atOnce) return
  }
}
