import { type MiddlewareFunction, redirect } from 'react-router'
import { whileGoingTo } from '../../chunks/destination.ts'
import { readOrWait } from '../pages/stuck-navigation.ts'
import { hasValidParams, rejectedRoute } from '../pages/valid-params.ts'
import { creatorContext, firstPageContext, viewerContext } from './page-request.ts'
import { currentCreator, loadViewer } from './viewer.ts'

/** Addresses that lead elsewhere. The query travels along: /login?to=/cart keeps its way back. */
const redirects: Readonly<Record<string, string>> = { '/login': '/sign-in' }

/**
 * Until React has taken the page over, it is the one that came from the server. A link may be pressed a moment before that is known; it
 * leads to another address.
 */
const isFirstPage = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url)
  return !document.documentElement.hasAttribute('data-hydrated') && pathname === location.pathname && search === location.search
}

export const loadViewerInBrowser: MiddlewareFunction = ({ request, context }, next) =>
  whileGoingTo(request.url, async () => {
    // Looked at before anything is waited for: React goes on meanwhile.
    const isFirst = isFirstPage(request)
    context.set(firstPageContext, isFirst)
    context.set(viewerContext, await (isFirst ? loadViewer() : readOrWait(loadViewer, request)))
    context.set(creatorContext, currentCreator())
    return next()
  })

export const followRouteRules = ({ request, params }: { request: Request; params: Record<string, string | undefined> }): void => {
  const url = new URL(request.url)
  const target = redirects[url.pathname]
  if (target) throw redirect(`${target}${url.search}`, 301)
  if (!hasValidParams(params)) throw rejectedRoute(url.pathname)
}
