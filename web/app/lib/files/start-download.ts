import { call } from '../api/call.ts'
import { getDownload } from '../api/release-routes.ts'

/** Follows a signed link. It is a file to save, so the page stays where it is. */
export const followLink = (location: string): void => {
  const { pathname, search } = new URL(location)
  // At the address of this page, which is the shop's under any of its names.
  window.location.assign(`${pathname}${search}`)
}

/** Requests a link and follows it. */
export const startDownload = async (downloadId: string): Promise<void> =>
  followLink((await call(getDownload, { params: { downloadId }, query: { redirect: 'false' } })).location)
