import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { drawBytes } from '#kernel/chance.ts'

const iterations = 4096

/**
 * PostgreSQL's stored form of a password (RFC 5803). It is sent instead of the password, so that a server that logs its statements does not
 * log anything one could sign in with.
 */
export const scramVerifier = (password: string): string => {
  const salt = drawBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyFor = (use: string): Buffer => createHmac('sha256', salted).update(use).digest()
  const stored = createHash('sha256').update(keyFor('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyFor('Server Key').toString('base64')}`
}
