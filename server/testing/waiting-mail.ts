import type { Reader } from '#platform/database/database.ts'
import { listWaitingJobs } from './waiting-jobs.ts'

export type WaitingMail = { to: string; subject: string; text: string; html: string; replyTo?: string }

/** The emails that wait to be sent to an address, oldest first. */
export const waitingMail = async (db: Reader, to: string): Promise<WaitingMail[]> => {
  const jobs = await listWaitingJobs<WaitingMail>(db)
  return jobs.map(({ payload }) => payload).filter((mail) => mail.to === to)
}
