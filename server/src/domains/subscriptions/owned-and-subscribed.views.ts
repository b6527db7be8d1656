import { selectOwned } from '#domains/licensing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'

type Row = { owned: string[]; subscribed: string[] }

const listBoth = fixedStatement<Row>(`
  select array(${selectOwned}) as owned,
    array(select distinct l.creator_id || '/' || l.product_id from subscriptions n
      join licenses l on l.order_id = n.order_id and l.line_id = n.line_id
      where n.user_id = $1 and n.status <> 'Expired' and n.expires_at > $2) as subscribed`)

/** What a person owns and is subscribed to, as `creator/product`, in one statement. */
export const listOwnedAndSubscribed = async (db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Row> =>
  (await listBoth(db, [userId, now]))[0] ?? { owned: [], subscribed: [] }
