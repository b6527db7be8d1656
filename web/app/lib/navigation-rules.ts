import { type MiddlewareFunction, redirect } from 'react-router'
import { getUser } from '#contract/identity.ts'
import { user as userShape } from '#contract/user.ts'
import { hasValidParams, rejectedRoute } from './valid-params.ts'
import { loadViewer } from './viewer.ts'
import { viewerContext, visitContext } from './visit.ts'

/** Addresses that lead elsewhere. The query travels along: /login?to=/cart keeps its way back. */
const redirects: Readonly<Record<string, string>> = { '/login': '/sign-in' }

export const loadViewerOnServer: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = context.get(visitContext)
  if (visit.hasSession) {
    const { status, body } = await visit.call(getUser.path)
    context.set(viewerContext, status === 200 ? userShape.parse(JSON.parse(body)) : null)
  }
  return next()
}

export const loadViewerInBrowser: MiddlewareFunction = async ({ context }, next) => {
  context.set(viewerContext, await loadViewer())
  return next()
}

export const followRouteRules = ({ request, params }: { request: Request; params: Record<string, string | undefined> }): void => {
  const url = new URL(request.url)
  const target = redirects[url.pathname]
  if (target) throw redirect(`${target}${url.search}`, 301)
  if (!hasValidParams(params)) throw rejectedRoute(url.pathname)
}
