import type { Reader, Tx } from './database.ts'

/** Several reads as of one moment: of what is written between them nothing is seen, rather than half of it. */
export const readAsOne = <Answer>(db: Reader, read: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read)
