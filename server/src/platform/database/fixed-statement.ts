import { CompiledQuery } from 'kysely'
import type { Reader } from './database.ts'

/**
 * A statement that is always the same text. Kysely puts a query into words anew each time it is asked, which for a short one by its
 * key is more work than all the rest; where a statement runs with every click, it is written out.
 */
export const fixedStatement =
  <Row>(text: string) =>
  async (db: Reader, values: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)).rows
