import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { missChunk } from '#web/chunks/arrive.ts'
import { readDestination } from '#web/chunks/destination.ts'
import { refuseRouterReloads } from '#web/chunks/router-reloads.ts'
import type { PosthogSettings } from '#web/lib/analytics/posthog-sink.ts'
import { analytics, sendAnalyticsTo } from '#web/lib/analytics/site-analytics.ts'
import { errorOfFailure } from '#web/lib/api/call-error.ts'
import { giveBackEarlyInput } from '#web/lib/pages/early-input.ts'
import { whenPageReady } from '#web/lib/pages/page-ready.ts'
import { tellStuck } from '#web/lib/pages/stuck-navigation.ts'
import { watchVersion } from '#web/lib/pages/version-watch.ts'
import { useViewerDuties } from './use-viewer-duties.ts'

/**
 * The script of a page did not come: what is there stays. Router and browser ask for a script once, so trying again loads the page whole;
 * but first it is seen whether anything comes at all, because a browser's own error page would take the last one away.
 */
const tellMissingPage = (error: unknown, target: () => string): void => {
  tellStuck(navigator.onLine ? error : errorOfFailure(), async () => {
    await fetch(`/builds/latest.json?t=${Date.now()}`)
    window.location.assign(target())
  })
}

/** What the site does besides showing pages: it knows when it is alive, counts views, and notices new versions. */
export const SiteDuties = () => {
  const { pathname } = useLocation()

  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
    giveBackEarlyInput(window)
    return watchVersion()
  }, [])

  const root = useRouteLoaderData('root') as { analytics: PosthogSettings | null } | undefined
  const settings = root?.analytics ?? null
  useEffect(() => void sendAnalyticsTo(settings), [settings])

  useViewerDuties()

  // A page with a guard of its own fails before anything has noted where the way leads; the router knows.
  const { location: next } = useNavigation()
  const targetOf = useEffectEvent(() => readDestination() ?? (next ? createPath(next) : window.location.href))
  useEffect(() => {
    // While the site is developed, reloads are Vite's.
    if (import.meta.env.DEV) return
    return refuseRouterReloads(window, () => void missChunk('A route did not arrive').catch((error) => tellMissingPage(error, targetOf)))
  }, [])

  useEffect(() => whenPageReady(() => analytics.capture({ name: 'page-viewed', properties: { path: pathname } })), [pathname])

  return null
}
