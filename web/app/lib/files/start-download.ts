import { getDownload } from '#contract/releases/releases.ts'
import { call } from '../api/call.ts'

/** Asks for a link and follows it. It is a file to save, so the page stays where it is. */
export const startDownload = async (downloadId: string): Promise<void> => {
  const { location } = await call(getDownload, { params: { downloadId }, query: { redirect: 'false' } })
  const { pathname, search } = new URL(location)
  // On the address this page has, which is the shop's under any of its names.
  window.location.assign(`${pathname}${search}`)
}
