import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { identityOf } from '#web/lib/analytics/analytics.ts'
import { analytics } from '#web/lib/analytics/site-analytics.ts'
import { dropReads } from '#web/lib/api/first-reads.ts'
import { currentUser, loadViewer, reloadViewer, useViewerState } from '#web/lib/session/viewer.ts'
import { leave } from '#web/lib/session/viewer-changes.ts'
import { hearOtherTabs } from '#web/lib/session/viewer-tabs.ts'

/** What the site does for the current user: it identifies them to analytics, and notices when they signed in or out elsewhere. */
export const useViewerDuties = (): void => {
  const state = useViewerState()
  const user = state.loaded ? state.user : null
  const slug = state.loaded ? state.creator?.slug : undefined
  useEffect(() => {
    if (user) analytics.identify(identityOf(user, slug))
  }, [user, slug])

  // A page that failed on the server came without its data, including the current user. It is loaded once for everything that needs it
  // (`loadViewer`), so that no answer can be outdated; a query here would load the query library with every page.
  useEffect(() => void loadViewer().catch(() => undefined), [])

  const { revalidate } = useRevalidator()

  // The guards run again: a page of the user who left becomes the 401 page.
  const followOtherTab = useEffectEvent(async () => {
    dropReads()
    await reloadViewer()
    await revalidate()
  })
  const noticeEnd = useEffectEvent(async () => {
    if (!currentUser()) return
    await leave()
    await revalidate()
  })
  useEffect(() => {
    const end = () => void noticeEnd()
    const stopHearing = hearOtherTabs(() => void followOtherTab())
    window.addEventListener('signed-out', end)
    return () => {
      stopHearing()
      window.removeEventListener('signed-out', end)
    }
  }, [])
}
