import { hash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses, as text for a cookie, a link or a token. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret. It is too long to be guessed, so a plain hash is enough: whoever reads the database cannot use it. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
