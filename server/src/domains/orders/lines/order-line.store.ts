import type { Selectable } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { WantedLine } from '../orders.tables.ts'

export type OrderLineRow = Selectable<Tables['order_lines']>

const agreedOf = (row: OrderLineRow): Pick<WantedLine, 'agreed'> =>
  row.subscription_id === null
    ? {}
    : {
        agreed: {
          subscriptionId: row.subscription_id,
          period: row.period as number,
          currency: row.agreed_currency as NonNullable<OrderLineRow['agreed_currency']>,
          original: row.agreed_original as number,
          subtotal: row.agreed_subtotal as number,
        },
      }

export const readLine = (row: OrderLineRow): WantedLine => ({
  kind: row.kind,
  creatorId: row.creator_id,
  itemId: row.item_id,
  variationId: row.variation_id,
  quantity: row.quantity,
  ...(row.channel && { channel: row.channel }),
  ...agreedOf(row),
})

const writeLine = ({ kind, creatorId, itemId, variationId, quantity, channel, agreed }: WantedLine, index: number) => ({
  index,
  kind,
  creator_id: creatorId,
  item_id: itemId,
  variation_id: variationId,
  quantity,
  channel,
  subscription_id: agreed?.subscriptionId,
  period: agreed?.period,
  agreed_currency: agreed?.currency,
  agreed_original: agreed?.original,
  agreed_subtotal: agreed?.subtotal,
})

/** The lines in the form that `replaceLines` takes. */
export const writeLines = (lines: readonly WantedLine[]): string => JSON.stringify(lines.map(writeLine))

/** A column: the lines of the order `o` of the query. */
export const linesOf = `(select coalesce(json_agg(l order by l.index), '[]') from order_lines l where l.order_id = o.id)`

const selectLines = fixedStatement<OrderLineRow>('select l.* from order_lines l where l.order_id = $1 order by l.index')

export const listLines = (db: Reader, orderId: string): Promise<OrderLineRow[]> => selectLines(db, [orderId])

const columns = [
  'kind',
  'creator_id',
  'item_id',
  'variation_id',
  'quantity',
  'channel',
  'subscription_id',
  'period',
  'agreed_currency',
  'agreed_original',
  'agreed_subtotal',
] as const
const of = (table: string): string => columns.map((column) => `${table}.${column}`).join(', ')

/**
 * Common table expressions that make $2 the lines of order $1. A cart is sent as a whole with every change, and most of it is
 * unchanged: a line that is the same is not written.
 */
export const replaceLines = `
  wanted as materialized (
    select w.* from json_populate_recordset(null::order_lines, $2::json) w
  ), changed as (
    update order_lines l set (${columns.join(', ')}) = (${of('w')}) from wanted w
    where l.order_id = $1 and l.index = w.index and (${of('l')}) is distinct from (${of('w')})
  ), gone as (
    delete from order_lines l where l.order_id = $1 and l.index >= (select count(*) from wanted)
  ), added as (
    insert into order_lines (order_id, index, ${columns.join(', ')}) select $1, w.index, ${of('w')} from wanted w
    where not exists (select from order_lines l where l.order_id = $1 and l.index = w.index)
  )`
