import { startingPricesDocument } from '#domains/catalog/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import type { Stored } from '#platform/database/stored-document.ts'

const selectOwnPrices = fixedStatement<{ number: number; prices: Stored<MinorPrices> }>(`
  select s.number, p.starting_prices as prices
  from products p join product_search s on s.creator_id = p.creator_id and s.product_id = p.id
  where p.starting_prices is not null and p.creator_id = any($1)`)

/** What these creators' listed products start at, where more than the price in dollars was set. */
export const listOwnPrices = async (db: Reader, creatorIds: readonly string[]): Promise<[number: number, prices: MinorPrices][]> =>
  (await selectOwnPrices(db, [creatorIds])).map(({ number, prices }) => [number, startingPricesDocument.read(prices)])
