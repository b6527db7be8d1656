import { useRouteLoaderData } from 'react-router'
import type { FullCreator } from '#contract/creators/creators.ts'
import type { User } from '#contract/identity/user.ts'
import { useViewerState } from './viewer.ts'

/** The signed-in user: what came with the page, until the browser knows better. */
export const useUser = (): User | null => {
  const state = useViewerState()
  const root = useRouteLoaderData('root') as { user: User | null } | undefined
  return state.loaded ? state.user : (root?.user ?? null)
}

/** As much of a creator as stands around every page of the studio: it travels with each of them. */
export type CreatorGlance = Pick<FullCreator, 'id' | 'name' | 'slug' | 'logoUrl' | 'live'>

export const glanceOf = (creator: FullCreator | null): CreatorGlance | null =>
  creator && { id: creator.id, name: creator.name, slug: creator.slug, logoUrl: creator.logoUrl, live: creator.live }

/** The creator the user acts for: what came with the page, until the browser knows better. */
export const useCreator = (): CreatorGlance | null => {
  const state = useViewerState()
  const root = useRouteLoaderData('root') as { creator: CreatorGlance | null } | undefined
  return state.loaded ? state.creator : (root?.creator ?? null)
}
