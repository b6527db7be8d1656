import { useRevalidator } from 'react-router'
import type { Route } from '#contract/core/route.ts'
import { outdateReads } from './read-cache.ts'

/** Reads again what the page shows of these routes, after something changed it. */
export const useReread = (): ((...routes: Pick<Route, 'path'>[]) => Promise<void>) => {
  const { revalidate } = useRevalidator()
  return async (...routes) => {
    for (const { path } of routes) await outdateReads(path)
    await revalidate()
  }
}
