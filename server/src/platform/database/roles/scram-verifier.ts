import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'
import { drawBytes } from '#kernel/chance.ts'

const iterations = 4096

/**
 * What PostgreSQL keeps of a password (RFC 5803). Sent instead of the password itself, so that a server that writes its statements
 * down has nothing anybody could log in with.
 */
export const scramVerifier = (password: string): string => {
  const salt = drawBytes(16)
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
  const keyFor = (use: string): Buffer => createHmac('sha256', salted).update(use).digest()
  const stored = createHash('sha256').update(keyFor('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyFor('Server Key').toString('base64')}`
}
