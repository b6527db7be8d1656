import { createPath, useBlocker, useRouteLoaderData } from 'react-router'

/**
 * A page that failed on the server came without the data of the site around it, and the router would fail again without it. A page whose
 * script failed to load would fail again too: the router requests a script only once. So the next page is loaded in full.
 */
export const useWholeNextPage = (isKnown: boolean): void => {
  const isComplete = useRouteLoaderData('root') !== undefined && isKnown
  useBlocker(({ nextLocation }) => {
    if (isComplete) return false
    window.location.assign(createPath(nextLocation))
    return true
  })
}
