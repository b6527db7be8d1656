import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { missChunk } from '#web/chunks/arrive.ts'
import { readDestination } from '#web/chunks/destination.ts'
import { refuseRouterReloads } from '#web/chunks/router-reloads.ts'
import type { PosthogSettings } from '#web/lib/analytics/posthog-sink.ts'
import { analytics, sendAnalyticsTo } from '#web/lib/analytics/site-analytics.ts'
import { giveBackEarlyInput } from '#web/lib/pages/early-input.ts'
import { whenPageReady } from '#web/lib/pages/page-ready.ts'
import { tellMissingPage } from '#web/lib/pages/stuck-navigation.ts'
import { watchVersion } from '#web/lib/pages/version-watch.ts'
import { useViewerDuties } from './use-viewer-duties.ts'

/** What the site does besides showing pages: it records that the scripts run, counts views, and notices new versions. */
export const SiteDuties = () => {
  const { pathname } = useLocation()

  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
    void giveBackEarlyInput(window)
    return watchVersion()
  }, [])

  const root = useRouteLoaderData('root') as { analytics: PosthogSettings | null } | undefined
  const settings = root?.analytics ?? null
  useEffect(() => void sendAnalyticsTo(settings), [settings])

  useViewerDuties()

  // A page with its own guard fails before the destination was recorded; the router knows it.
  const { location: next } = useNavigation()
  const targetOf = useEffectEvent(() => readDestination() ?? (next ? createPath(next) : window.location.href))
  useEffect(() => {
    // In development Vite does the reloads.
    if (import.meta.env.DEV) return
    return refuseRouterReloads(window, () => void missChunk('A route did not arrive').catch((error) => tellMissingPage(error, targetOf)))
  }, [])

  useEffect(() => whenPageReady(() => analytics.capture({ name: 'page-viewed', properties: { path: pathname } })), [pathname])

  return null
}
