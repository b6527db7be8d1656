import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A creator's scope is for other sites and their tokens: whatever is called there, the site's own cookies are not part of it. */
const isScoped = ({ url }: FastifyRequest): boolean => url.startsWith('/@')

/**
 * The cookies of the site. In production their names start with __Host-, which a browser takes only from this very host,
 * over TLS and for the whole site: a neighbouring subdomain cannot plant one.
 */
export type Cookies = {
  read(request: FastifyRequest, name: string): string | undefined
  set(reply: FastifyReply, name: string, value: string, maxAge: number): void
  clear(reply: FastifyReply, name: string): void
}

export const makeCookies = ({ isSecure }: { isSecure: boolean }): Cookies => {
  const nameOf = (name: string): string => (isSecure ? `__Host-${name}` : name)
  const set = (reply: FastifyReply, name: string, value: string, maxAge: number): void => {
    if (isScoped(reply.request)) return
    const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax', maxAge } as const
    // Not by setCookie, which puts cookies by until the answer is sent: those of a transaction that lost and is done once more could not be taken back.
    reply.header('set-cookie', reply.server.serializeCookie(nameOf(name), value, options))
  }
  return {
    // There are none yet where a hook before the plugin refused the request.
    read: (request, name) => (isScoped(request) ? undefined : request.cookies?.[nameOf(name)]),
    set,
    clear: (reply, name) => set(reply, name, '', 0),
  }
}
