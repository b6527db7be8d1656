import { CompiledQuery } from 'kysely'
import type { Reader } from './database.ts'

/**
 * A statement whose text never changes. Kysely compiles a query each time it is run, which for a short one costs more than all the rest; a
 * statement that runs with every click is written as text.
 */
export const fixedStatement =
  <Row>(text: string) =>
  async (db: Reader, values: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)).rows
