import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data } from 'react-router'
import { getApiDescription } from '#contract/system.ts'
import { errorOfStatus } from '#web/lib/call-error.ts'
import { read, readQuery } from '#web/lib/page-reads.ts'
import { browserQueryClient } from '#web/lib/query-client.ts'
import { visitContext } from '#web/lib/visit.ts'
import type { Description } from './description.ts'
import { type Manual, manualOf } from './manual.ts'

/** Made into a manual before it travels: the description itself weighs many times more, because it writes every shape out everywhere. */
export const loadManual = async ({ context }: LoaderFunctionArgs): Promise<Manual> => {
  const { status, body } = await context.get(visitContext).call(getApiDescription.path)
  const { message } = errorOfStatus(status, undefined)
  if (status >= 400) throw data(message, { status, statusText: message })
  return manualOf(JSON.parse(body) as Description)
}

export const loadManualInBrowser = async ({ serverLoader }: ClientLoaderFunctionArgs): Promise<Manual> => {
  if (!document.documentElement.hasAttribute('data-hydrated')) return serverLoader<typeof loadManual>()
  return manualOf((await browserQueryClient.ensureQueryData(readQuery(read(getApiDescription, {})))) as unknown as Description)
}
loadManualInBrowser.hydrate = true as const
