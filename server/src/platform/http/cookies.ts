import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'

type Sender = { url: string; headers: { cookie?: string | undefined } }

/** A creator's scope is for other sites and their tokens: whatever is called there, the site's own cookies are not part of it. */
const isScoped = ({ url }: Pick<Sender, 'url'>): boolean => url.startsWith('/@')

/**
 * The cookies of the site. In production their names start with __Host-, which a browser takes only from this very host,
 * over TLS and for the whole site: a neighbouring subdomain cannot plant one.
 */
export type Cookies = {
  read(request: Sender, name: string): string | undefined
  set(reply: FastifyReply, name: string, value: string, maxAge: number): void
  clear(reply: FastifyReply, name: string): void
}

export const makeCookies = ({ isSecure }: { isSecure: boolean }): Cookies => {
  const nameOf = (name: string): string => (isSecure ? `__Host-${name}` : name)
  const set = (reply: FastifyReply, name: string, value: string, maxAge: number): void => {
    if (isScoped(reply.request)) return
    reply.header(
      'set-cookie',
      stringifySetCookie({ name: nameOf(name), value, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax', maxAge }),
    )
  }
  return {
    read: (request, name) => {
      const { cookie } = request.headers
      return cookie === undefined || isScoped(request) ? undefined : parseCookie(cookie)[nameOf(name)]
    },
    set,
    clear: (reply, name) => set(reply, name, '', 0),
  }
}
