import { sql } from 'kysely'
import './releases.tables.ts'

/** The signature of a build, by the alias of its row, as long as it is of the file that the build has. */
export const signatureOf = (build: string) => sql<string | null>`
  (select s.ed_signature from build_signatures s where s.build_id = ${sql.ref(`${build}.id`)} and s.sha256 = ${sql.ref(`${build}.sha256`)})`
