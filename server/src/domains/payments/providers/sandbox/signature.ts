import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'sandbox-signature'

const toleranceSeconds = 300

const macOf = (secret: Uint8Array, at: string, body: string): Buffer => createHmac('sha256', secret).update(`${at}.${body}`).digest()

/** `t=1900000000,v1=...`: over the time and the bytes of the body. */
export const signBody = (secret: Uint8Array, body: string, now: Date): string => {
  const at = String(Math.floor(now.getTime() / 1000))
  return `t=${at},v1=${macOf(secret, at, body).toString('hex')}`
}

/** In constant time, and only for a while: an intercepted message cannot be replayed next week. */
export const isSigned = (secret: Uint8Array, body: string, header: unknown, now: Date): boolean => {
  const [, at = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (secret.length === 0 || at === '' || Math.abs(now.getTime() / 1000 - Number(at)) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), macOf(secret, at, body))
}
