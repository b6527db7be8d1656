import { type Params, redirect } from 'react-router'

/** A creator that goes by another slug now: the old address leads to the new one, for good. */
export const followSlug = (params: Params, slug: string, url: URL): void => {
  if (!params.creatorId || params.creatorId === slug) return
  throw redirect(`${url.pathname.replace(`/${params.creatorId}`, `/${slug}`)}${url.search}`, 301)
}
