import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Route } from '#contract/core/route.ts'
import { newAddress } from './sample-calls.ts'

type Wanted = {
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
  params?: Record<string, string>
  scope?: string
}

export type Browser = {
  call(route: Route, wanted?: Wanted): Promise<LightMyRequestResponse>
  cookies: Map<string, string>
  address: string
}

const headerOf = (cookies: Map<string, string>) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A browser: it stores cookies and always has the same network address. */
export const openBrowser = (app: FastifyInstance, { address = newAddress() } = {}): Browser => {
  const cookies = new Map<string, string>()
  const call: Browser['call'] = async (route, { query, body, headers, params = {}, scope } = {}) => {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '')
    const isText = route.bodyType === 'text'
    const answer = await app.inject({
      method: route.method,
      url: scope ? `/@${scope}${path}` : path,
      remoteAddress: address,
      headers: {
        ...(cookies.size > 0 && { cookie: headerOf(cookies) }),
        ...(isText && { 'content-type': 'text/plain' }),
        ...headers,
      },
      ...(query && { query }),
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
    })
    for (const { name, value, maxAge } of answer.cookies) maxAge === 0 ? cookies.delete(name) : cookies.set(name, value)
    return answer
  }
  return { call, cookies, address }
}
