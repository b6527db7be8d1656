import type { Reader, Tx } from './database.ts'

/** Several reads of one moment: they see none of what is written between them, rather than half of it. */
export const readAsOne = <Answer>(db: Reader, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read)
