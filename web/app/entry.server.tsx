import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router'
import { type ServedPage, ServedPageContext, type Visit, viewerContext, visitContext } from './lib/visit.ts'

// The bench measures rendering against this, from the same React.
export { renderToString }

export const pageTree = (routerContext: EntryContext, url: string, served: ServedPage) => (
  <ServedPageContext value={served}>
    <ServerRouter context={routerContext} url={url} {...(served.nonce && { nonce: served.nonce })} />
  </ServedPageContext>
)

type Handoff = { result: { done: boolean; value: string } }

/**
 * A page's data is complete before it is rendered, so the page can be rendered in one go, which is faster than streaming it.
 * React Router hands the data over as a stream that its component suspends on; read beforehand, it has nothing to wait for.
 */
const withDataAtHand = async (routerContext: EntryContext): Promise<EntryContext> => {
  const stream = routerContext.serverHandoffStream
  if (!stream) return routerContext
  const handoff: Record<number, Handoff> = {
    0: { result: { done: false, value: await text(stream) } },
    1: { result: { done: true, value: '' } },
  }
  const alreadyRead = { getReader: () => undefined } as unknown as typeof stream
  const renderMeta = { streamCache: handoff } as unknown as NonNullable<EntryContext['renderMeta']>
  return { ...routerContext, serverHandoffStream: alreadyRead, renderMeta }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, version } = loadContext.get(visitContext)
  const visitor = loadContext.get(viewerContext) ? 'user' : 'anonymous'
  const html = `<!DOCTYPE html>${renderToString(pageTree(await withDataAtHand(routerContext), request.url, { nonce, version, visitor }))}`
  const { errors } = routerContext.staticHandlerContext
  const failed = Object.values(errors ?? {})[0] as { statusText?: string } | undefined
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, {
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

/** What the server of the shop calls to render a page. */
export const makeRender = (build: ServerBuild) => {
  const handle = createRequestHandler(build, 'production')
  return (request: Request, visit: Visit): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(visitContext, visit)
    return handle(request, context)
  }
}
