import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { identityOf } from '#web/lib/analytics/analytics.ts'
import { analytics } from '#web/lib/analytics/site-analytics.ts'
import { dropReads } from '#web/lib/api/first-reads.ts'
import { currentUser, loadViewer, reloadViewer, useViewerState } from '#web/lib/session/viewer.ts'
import { leave } from '#web/lib/session/viewer-changes.ts'
import { hearOtherTabs } from '#web/lib/session/viewer-tabs.ts'

/** What the site does for whoever looks at it: it names them to analytics, and notices when they signed in or out elsewhere. */
export const useViewerDuties = (): void => {
  const state = useViewerState()
  const user = state.loaded ? state.user : null
  const slug = state.loaded ? state.creator?.slug : undefined
  useEffect(() => {
    if (user) analytics.identify(identityOf(user, slug))
  }, [user, slug])

  // A page that failed on the server came without its data, also without who is signed in. Asked once for all who want to know
  // (`loadViewer`), so nothing can be overtaken; a query here would be loaded with every page.
  useEffect(() => void loadViewer().catch(() => undefined), [])

  const { revalidate } = useRevalidator()

  // The guards look again: a page that was for the one who left becomes the 401 screen.
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
