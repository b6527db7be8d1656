import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'

/** An exact count beyond this is not needed, and no count runs over a whole table. */
const limit = 1_000

const countUpTo = fixedStatement<{ count: number }>(`select count(*) as count from (select from creators c limit ${limit}) counted`)

/** How many creators there are, up to a thousand. */
export const countCreators = async (db: Reader): Promise<number> => (await countUpTo(db, []))[0]?.count ?? 0
