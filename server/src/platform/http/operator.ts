import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const marksOfProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

export const isForwarded = (headers: IncomingHttpHeaders): boolean => marksOfProxies.some((name) => headers[name] !== undefined)

const sameText = (given: string, expected: string): boolean => {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Metrics are for operators: from the machine itself, or with the token. Coming through a proxy on this machine is not enough. */
export const isOperator = (
  caller: { address: string | undefined; forwarded: boolean; authorization: string | undefined },
  token: string | undefined,
): boolean => {
  if (token && caller.authorization && sameText(caller.authorization, `Bearer ${token}`)) return true
  return !caller.forwarded && caller.address !== undefined && loopback.has(caller.address)
}
