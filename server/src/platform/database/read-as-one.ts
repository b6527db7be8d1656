import type { Reader, Tx } from './database.ts'

/** Several reads in one snapshot: they see either all of a concurrent write or none of it. */
export const readAsOne = <Answer>(db: Reader, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read)
