import { performance } from 'node:perf_hooks'

type Captured = { context: unknown; url: string }

/** Renders a page's tree with React only: no data, no routing, no server. Renders per second. */
export const measureBareRender = async (
  fetchApi: (path: string) => Promise<{ status: number; body: string }>,
  url: string,
): Promise<number> => {
  const build = await import('../../build/server/index.js' as string)
  const { makeRender, pageTree, renderToString } = build.entry.module
  let captured: Captured | undefined
  const capturing = {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default: (request: Request, _status: number, _headers: Headers, context: unknown) => {
          captured = { context, url: request.url }
          return new Response('')
        },
      },
    },
  }
  const pageRequest = {
    call: fetchApi,
    nonce: 'nonce',
    origin: url,
    version: 'bench',
    hasSession: false,
    isDevelopment: false,
    analytics: null,
  }
  await makeRender(capturing)(new Request(url), pageRequest)
  if (!captured) throw new Error('The page was not rendered')
  const { context } = captured as { context: Record<string, unknown> }
  const renderOnce = (): void =>
    void renderToString(pageTree({ ...context, renderMeta: {}, serverHandoffStream: undefined }, url, { nonce: 'nonce' }))
  for (let warm = 0; warm < 200; warm++) renderOnce()
  const begun = performance.now()
  let renders = 0
  while (performance.now() - begun < 3_000) {
    renderOnce()
    renders++
  }
  return renders / ((performance.now() - begun) / 1000)
}
