import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { setFailedNavigation } from '#web/lib/failed-navigation.ts'
import { whenPageReady } from '#web/lib/page-ready.ts'
import type { PosthogSettings } from '#web/lib/posthog-sink.ts'
import { analytics, sendAnalyticsTo } from '#web/lib/site-analytics.ts'
import { reloadAfterFailedChunk, watchVersion } from '#web/lib/version-watch.ts'
import { useViewerDuties } from './use-viewer-duties.ts'

type RouterHandle = { state: { navigation: { location?: { pathname: string } } } }

/** Where the visitor is going. The router knows at once; React's own view of it may lag behind a failing script. */
const navigationTarget = (): string => {
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter?: RouterHandle }
  return router?.state.navigation.location?.pathname ?? window.location.pathname
}

/** What the site does besides showing pages: it knows when it is alive, counts views, and notices new versions. */
export const SiteDuties = () => {
  const { pathname } = useLocation()

  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
    return watchVersion()
  }, [])

  const root = useRouteLoaderData('root') as { analytics: PosthogSettings | null } | undefined
  const settings = root?.analytics ?? null
  useEffect(() => void sendAnalyticsTo(settings), [settings])

  useViewerDuties()

  useEffect(() => whenPageReady(() => analytics.capture({ name: 'page-viewed', properties: { path: pathname } })), [pathname])

  useEffect(() => {
    const onFailure = async (): Promise<void> => {
      const isReloading = await reloadAfterFailedChunk(navigationTarget())
      if (!isReloading) setFailedNavigation(new Error('A part of the page could not be loaded. Check your connection, then try again.'))
    }
    window.addEventListener('chunk-failed', onFailure)
    return () => window.removeEventListener('chunk-failed', onFailure)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere leaves the failure behind
  useEffect(() => setFailedNavigation(null), [pathname])

  return null
}
