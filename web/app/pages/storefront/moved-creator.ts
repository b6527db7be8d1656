import { type Params, redirect } from 'react-router'

/** After a change of slug the old address redirects to the new one permanently. */
export const followSlug = (params: Params, slug: string, url: URL): void => {
  if (!params.creatorId || params.creatorId === slug) return
  throw redirect(`${url.pathname.replace(`/${params.creatorId}`, `/${slug}`)}${url.search}`, 301)
}
