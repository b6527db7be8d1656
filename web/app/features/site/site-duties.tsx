import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { whenPageReady } from '#web/lib/page-ready.ts'
import { analytics } from '#web/lib/site-analytics.ts'
import { reloadAfterFailedChunk, watchVersion } from '#web/lib/version-watch.ts'

/** What the site does besides showing pages: it knows when it is alive, counts views, and notices new versions. */
export const SiteDuties = ({ version }: { version: string }) => {
  const { pathname } = useLocation()
  const { location: target } = useNavigation()

  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
    return watchVersion(version)
  }, [version])

  useEffect(() => whenPageReady(() => analytics.capture({ name: 'page-viewed', properties: { path: pathname } })), [pathname])

  const heading = target?.pathname ?? pathname
  useEffect(() => {
    const onFailure = (): void => void reloadAfterFailedChunk(version, heading)
    window.addEventListener('chunk-failed', onFailure)
    return () => window.removeEventListener('chunk-failed', onFailure)
  }, [version, heading])

  return null
}
