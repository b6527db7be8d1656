import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { identityOf } from '#web/lib/analytics.ts'
import { dropReads } from '#web/lib/read-cache.ts'
import { analytics } from '#web/lib/site-analytics.ts'
import { currentUser, loadViewer, reloadViewer, useViewerState } from '#web/lib/viewer.ts'
import { leave } from '#web/lib/viewer-changes.ts'
import { hearOtherTabs } from '#web/lib/viewer-tabs.ts'

/** What the site does for whoever looks at it: it names them to analytics, and notices when they signed in or out elsewhere. */
export const useViewerDuties = (): void => {
  const state = useViewerState()
  const user = state.loaded ? state.user : null
  const slug = state.loaded ? state.creator?.slug : undefined
  useEffect(() => {
    if (user) analytics.identify(identityOf(user, slug))
  }, [user, slug])

  // A page that failed on the server came without its data, also without who is signed in.
  useEffect(() => void loadViewer().catch(() => undefined), [])

  const { revalidate } = useRevalidator()

  // The guards look again: a page that was for the one who left becomes the 401 screen.
  const followOtherTab = useEffectEvent(async () => {
    await dropReads()
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
