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

/** The creator the user acts for, once the browser has loaded it. */
export const useCreator = (): FullCreator | null => {
  const state = useViewerState()
  return state.loaded ? state.creator : null
}
