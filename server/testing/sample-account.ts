import { openAccount } from '#domains/identity/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { testDay } from './test-shop.ts'

export const samplePassword = 'tape hiss at dawn'

let count = 0
/** An address that no other test has. */
export const newEmail = (): string => {
  count += 1
  return `somebody-${count}@example.test`
}

/** Someone with a confirmed account and a real password. */
export const addAccount = async (db: Reader, { email = newEmail(), name = 'Casey' } = {}) => {
  const id = await db
    .transaction()
    .execute((tx) => openAccount(tx, { email, name, password: samplePassword, staffRoles: [], now: new Date(testDay) }))
  return { id, email, name }
}
