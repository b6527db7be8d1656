import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'
import { asPageError, fetchInBrowser, fetchOnServer, read } from '#web/lib/api/page-reads.ts'
import { firstPageContext, requestContext } from '#web/lib/session/page-request.ts'
import type { Description } from './description.ts'
import { type Manual, manualOf } from './manual.ts'

const getApiDescription = lazyRoute(
  { name: 'getApiDescription', method: 'GET', path: '/api/openapi.json' },
  async () => (await arrive(import('#contract/core/system.ts'))).getApiDescription,
)

/** Converted to a manual before it is sent: the description itself is many times larger, because it repeats every shape. */
export const loadManual = async ({ context }: LoaderFunctionArgs): Promise<Manual> => {
  const description = await fetchOnServer(context.get(requestContext))(read(getApiDescription, {})).catch((error: unknown) => {
    throw asPageError(error)
  })
  return manualOf(description as unknown as Description)
}

export const loadManualInBrowser = async ({ context, serverLoader }: ClientLoaderFunctionArgs): Promise<Manual> => {
  if (context.get(firstPageContext)) return serverLoader<typeof loadManual>()
  return manualOf((await fetchInBrowser(read(getApiDescription, {}))) as unknown as Description)
}
loadManualInBrowser.hydrate = true as const
