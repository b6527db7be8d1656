import pg from 'pg'

/** The database could not be reached, or the connection broke or stayed silent. The driver's own errors say so only in their texts. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** What did not come from the server is a lost connection, unless the call itself was wrong. */
export const asNoAnswer = (error: unknown): unknown =>
  error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof NoAnswer || !(error instanceof Error)
    ? error
    : new NoAnswer(error.message, { cause: error })
