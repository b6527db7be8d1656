import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

export type WaitingMail = { to: string; subject: string; text: string; html: string }

/** The mails that wait to be sent to an address, the oldest first. */
export const waitingMail = async (db: Reader, to: string): Promise<WaitingMail[]> => {
  const { rows } = await sql<{ payload: WaitingMail }>`
    select j.payload from graphile_worker._private_jobs j
    where j.payload ->> 'to' = ${to} order by j.id`.execute(db)
  return rows.map((row) => row.payload)
}
