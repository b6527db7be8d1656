import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** An answer of our own API. If many pages get the same one, it is parsed once. */
export type ApiAnswer = { status: number; body: string; read?: unknown }

/** Calls our own API in process; passed to the loaders of the pages. */
export type ApiCall = (path: string) => Promise<ApiAnswer>

/** How to format for a known user: their browser's language, the current time, and their system. */
export type FirstLook = { locale: string | undefined; at: string; platform: string | undefined }

/** One request for a page: the API for its loaders, and the nonce of its scripts. */
export type PageRequest = {
  call: ApiCall
  nonce: string
  origin: string
  version: string
  hasSession: boolean
  firstLook?: FirstLook | undefined
  isDevelopment: boolean
  analytics: { key: string; host: string } | null
}

/** A page's HTML from React, and its ending; other answers have no ending. */
export type RenderedPage = { status: number; statusText: string; location: string | null; html: string; ending?: string }

export type SiteBuild = {
  render(request: Request, pageRequest: PageRequest): Promise<RenderedPage>
  /** The query names that the first render of this page may read, as the page declares them. */
  queryNamesOf(pathname: string): Promise<readonly string[]>
  version: { version: string; builtAt: string }
  /** The folder of files for browsers: scripts, styles, fonts. */
  assets: string
  /** In development, a handler for the sources that runs before everything else. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const root = fileURLToPath(new URL('../../../../build/', import.meta.url))

/** The site built by `npm run build`. */
export const openSiteBuild = async (): Promise<SiteBuild> => {
  const entry = join(root, 'server/index.js')
  if (!existsSync(entry)) throw new Error('The site is not built. Run `npm run build` first.')
  const build = await import(pathToFileURL(entry).href)
  const version = JSON.parse(await readFile(join(root, 'client/version.json'), 'utf8'))
  const { makeRender, makeQueryNames } = build.entry.module
  const queryNamesOf = makeQueryNames(build)
  return {
    render: makeRender(build),
    queryNamesOf: async (pathname) => queryNamesOf(pathname),
    version,
    assets: join(root, 'client'),
  }
}
