import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router'
import { answersElement } from './lib/api/handed-answers.ts'
import { queryNames } from './lib/pages/page-query.ts'
import { renderWhole } from './lib/pages/render-whole.ts'
import { forRoutesOf } from './lib/pages/route-tables.ts'
import { holdScripts } from './lib/pages/start-scripts.ts'
import {
  type PageRequest,
  type PageUnderWay,
  pageContext,
  requestContext,
  type ServedPage,
  ServedPageContext,
  viewerContext,
  type WrittenPage,
} from './lib/session/page-request.ts'
import { FirstLookContext } from './ui/use-visitor.ts'

// The bench measures rendering against this, from the same React.
export { renderToString }

export const pageTree = (routerContext: EntryContext, url: string, served: ServedPage) => (
  <ServedPageContext value={served}>
    <FirstLookContext value={served}>
      <ServerRouter context={routerContext} url={url} />
    </FirstLookContext>
  </ServedPageContext>
)

/** A page's data is complete before it is rendered, so it is rendered in one go. */
const writePage = async (routerContext: EntryContext, url: string, served: ServedPage & { nonce: string }, handed: readonly string[]) => {
  const { html, ending } = holdScripts(await renderWhole(pageTree(routerContext, url, served)), served.nonce)
  return { html, ending: `${answersElement(handed, served.nonce)}${ending}` }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, version, firstLook } = loadContext.get(requestContext)
  const visitor = loadContext.get(viewerContext) ? 'user' : 'anonymous'
  const page = loadContext.get(pageContext)
  page.written = await writePage(routerContext, request.url, { nonce, version, visitor, ...firstLook }, page.handed)
  const { errors } = routerContext.staticHandlerContext
  const failed = Object.values(errors ?? {})[0] as { statusText?: string } | undefined
  return new Response(null, {
    status,
    headers,
    ...(failed?.statusText && isStatusText(failed.statusText) && { statusText: failed.statusText }),
  })
}

/** A reason phrase travels in the first line of the answer; anything but plain ASCII would break it. */
const isStatusText = (value: string): boolean => /^[\x20-\x7e]{1,300}$/.test(value)

/** A reader that went away is nobody's fault, and a page that says 404 is no error of ours. */
export const handleError = (error: unknown, { request }: { request: Request }): void => {
  if (!request.signal.aborted) console.error(error)
}

/** Which query names a page's first render may see. */
export const makeQueryNames = (build: ServerBuild) => forRoutesOf(build, queryNames)

type RenderedPage = { status: number; statusText: string; location: string | null } & WrittenPage

/** What the server of the shop calls to render a page. */
export const makeRender = (build: ServerBuild) => {
  const handlerFor = forRoutesOf(build, (routes) => createRequestHandler(routes, 'production'))
  return async (request: Request, pageRequest: PageRequest): Promise<RenderedPage> => {
    const context = new RouterContextProvider()
    const page: PageUnderWay = { handed: [] }
    context.set(requestContext, pageRequest)
    context.set(pageContext, page)
    const response = await handlerFor(new URL(request.url).pathname)(request, context)
    const { status, statusText } = response
    const written = page.written ?? { html: await response.text() }
    return { status, statusText, location: response.headers.get('location'), ...written }
  }
}
