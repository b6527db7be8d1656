import { createPath, useBlocker, useRouteLoaderData } from 'react-router'

/**
 * A page that failed on the server came without the data of the site around it, and the router would fail again for the lack of it.
 * One whose script did not come would not come again either: the router asks for a script once.
 * So the page after it is loaded whole.
 */
export const useWholeNextPage = (isKnown: boolean): void => {
  const isComplete = useRouteLoaderData('root') !== undefined && isKnown
  useBlocker(({ nextLocation }) => {
    if (isComplete) return false
    window.location.assign(createPath(nextLocation))
    return true
  })
}
