import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { SiteBuild } from './site-build.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The site from its sources: changes are visible at once, but it is slow. */
export const openDevSite = async (): Promise<SiteBuild & { close(): Promise<void> }> => {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build')
  return {
    render: async (request, pageRequest) => {
      const build = await load()
      return build.entry.module.makeRender(build)(request, pageRequest)
    },
    queryNamesOf: async (pathname) => {
      const build = await load()
      return build.entry.module.makeQueryNames(build)(pathname)
    },
    version: { version: 'development', builtAt: new Date().toISOString() },
    assets: join(root, 'web/public'),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
