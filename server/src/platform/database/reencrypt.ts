import { sql } from 'kysely'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from './database.ts'

/** A column of encrypted values: its table, the key of its rows, and the purpose of its encryption. */
export type EncryptedColumn = { table: string; key: readonly string[]; column: string; purpose: string }

type Row = Record<string, unknown>

const atOnce = 500

/**
 * Re-encrypts values of older masters with the first one, some rows at a time. A row that has changed meanwhile is skipped, because that
 * write used the first master already.
 */
export const reencrypt = async (db: Reader, vault: Vault, { table, key, column, purpose }: EncryptedColumn): Promise<number> => {
  const value = sql.ref(column)
  const columns = sql.join([...key, column].map((name) => sql.ref(name)))
  const isSame = (row: Row) =>
    sql.join(
      [...key, column].map((name) => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    )
  for (let moved = 0; ; ) {
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table)} where not starts_with(${value}, ${vault.currentPrefix}) limit ${atOnce}`.execute(db)
    if (rows.length === 0) return moved
    for (const row of rows) {
      const encrypted = vault.encrypt(purpose, vault.decrypt(purpose, String(row[column])))
      await sql`update ${sql.table(table)} set ${value} = ${encrypted} where ${isSame(row)}`.execute(db)
    }
    moved += rows.length
  }
}
