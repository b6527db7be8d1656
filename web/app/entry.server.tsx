import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router'
import { type ServedPage, ServedPageContext, type Visit, viewerContext, visitContext } from './lib/visit.ts'

// The bench measures rendering against this, from the same React.
export { renderToString } from 'react-dom/server'

export const pageTree = (routerContext: EntryContext, url: string, served: ServedPage) => (
  <ServedPageContext value={served}>
    <ServerRouter context={routerContext} url={url} {...(served.nonce && { nonce: served.nonce })} />
  </ServedPageContext>
)

/** The whole page at once: its data is there before it is rendered, and what is complete can be kept. */
const renderToText = (routerContext: EntryContext, url: string, served: ServedPage): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(pageTree(routerContext, url, served), {
      ...(served.nonce && { nonce: served.nonce }),
      onAllReady: () => {
        const page = new PassThrough()
        text(page).then(resolve, reject)
        pipe(page)
      },
      onShellError: reject,
    })
  })

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, version } = loadContext.get(visitContext)
  const visitor = loadContext.get(viewerContext) ? 'user' : 'anonymous'
  const html = await renderToText(routerContext, request.url, { nonce, version, visitor })
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
