import { sql } from 'kysely'
import { defaultCurrency } from '#contract/core/money.ts'
import type { SaleSums } from '#contract/sales/sales.ts'
import { inCurrencyOrder, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Asked } from './find-sales.views.ts'
import { type Takings, takingsOfFacet } from './sale-figures.views.ts'
import { facetsIn, type SaleWish } from './sale-filter.rules.ts'
import { findWay, gathered } from './sale-page.views.ts'

const sumUp = async (db: Reader, asked: Asked, wish: SaleWish): Promise<Takings[] | undefined> => {
  const [facet, ...others] = facetsIn(wish)
  if (others.length === 0 && !wish.q) return takingsOfFacet(db, asked.creatorId, facet, wish)
  const { way, search } = await findWay(db, asked, { ...wish, sort: '-due' })
  if (way.kind === 'walk') return undefined
  const { rows } = await sql<Takings>`
    select s.currency, count(*)::int as sales, sum(s.due)::bigint as due, sum(s.refunded)::bigint as refunded, sum(s.earned)::bigint as earned,
      sum(s.usd_due)::bigint as usd_due, sum(round(s.refunded * s.usd_rate))::bigint as usd_refunded,
      sum(round(s.earned * s.usd_rate))::bigint as usd_earned
    from ${gathered(asked, wish, search, way.by)} s group by s.currency`.execute(db)
  return inCurrencyOrder(rows)
}

const total = (rows: readonly Takings[], part: 'sales' | 'usd_due' | 'usd_refunded' | 'usd_earned'): number =>
  rows.reduce((sum, row) => sum + row[part], 0)

/** What fits, summed up in each currency and in dollars. Too many of a mix that has no figures of its own are not summed up at all. */
export const sumSales = async (db: Reader, asked: Asked, wish: SaleWish): Promise<SaleSums> => {
  const rows = await sumUp(db, asked, wish)
  if (!rows) return { sums: null }
  const inDollars = (amount: number) => toWire({ currency: defaultCurrency, amount })
  return {
    sums: {
      sales: total(rows, 'sales'),
      paid: inDollars(total(rows, 'usd_due')),
      refunded: inDollars(total(rows, 'usd_refunded')),
      earned: inDollars(total(rows, 'usd_earned')),
      byCurrency: rows.map(({ currency, sales, due, refunded, earned }) => ({
        sales,
        paid: toWire({ currency, amount: due }),
        refunded: toWire({ currency, amount: refunded }),
        earned: toWire({ currency, amount: earned }),
      })),
    },
  }
}
