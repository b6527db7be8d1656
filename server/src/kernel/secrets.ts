import { hash, randomBytes } from 'node:crypto'

/** 256 bits, impossible to guess, as text for a cookie, a link or a token. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret. It is too long to guess, so a plain hash is enough: it is useless to someone who reads the database. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')
