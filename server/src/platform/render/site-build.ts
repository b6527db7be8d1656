import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** An answer of our own API. Where the same one is given to many pages, the first of them reads it for all. */
export type ApiAnswer = { status: number; body: string; read?: unknown }

/** In-process call of our own API, handed to the loaders of the pages. */
export type ApiCall = (path: string) => Promise<ApiAnswer>

/** How somebody who is known is written to: in the language their browser asks for, at this moment, and for the system it runs on. */
export type FirstLook = { locale: string | undefined; at: string; platform: string | undefined }

/** One request for a page: what its loaders may call, and the nonce of its scripts. */
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

/** A page as React wrote it, and what belongs before its end; anything else that is answered has no ending. */
export type RenderedPage = { status: number; statusText: string; location: string | null; html: string; ending?: string }

export type SiteBuild = {
  render(request: Request, pageRequest: PageRequest): Promise<RenderedPage>
  /** The query names that the first render of this page may see, as the page declares them. */
  queryNamesOf(pathname: string): Promise<readonly string[]>
  version: { version: string; builtAt: string }
  /** The folder of what browsers load: scripts, styles, fonts. */
  assets: string
  /** In development, what answers for the sources before anything else does. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const root = fileURLToPath(new URL('../../../../build/', import.meta.url))

/** The site as `npm run build` left it. */
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
