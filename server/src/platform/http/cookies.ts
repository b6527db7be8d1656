import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A creator's scope is for other sites and their tokens, so the site's own cookies are ignored there. */
const isScoped = ({ url }: FastifyRequest): boolean => url.startsWith('/@')

/**
 * The cookies of the site. In production their names start with __Host-, which browsers accept only from this exact host, over TLS and for
 * the whole site: a neighbouring subdomain cannot set one.
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
    // Not with setCookie, which collects cookies until the answer is sent: those of a failed transaction could not be removed before it is
    // run again.
    reply.header('set-cookie', reply.server.serializeCookie(nameOf(name), value, options))
  }
  return {
    // There are none yet if a hook before the plugin refused the request.
    read: (request, name) => (isScoped(request) ? undefined : request.cookies?.[nameOf(name)]),
    set,
    clear: (reply, name) => set(reply, name, '', 0),
  }
}
