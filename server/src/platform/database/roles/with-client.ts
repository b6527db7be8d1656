import pg from 'pg'
import { asNoAnswer } from '../no-answer.ts'

/** One connection for one piece of work. */
export const withClient = async <Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: unknown) => {
    throw asNoAnswer(error)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
