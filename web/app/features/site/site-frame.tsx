import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SkipLink } from '#web/ui/frame/skip-link.tsx'
import { ToastRegion } from '#web/ui/overlays/toast-region.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SitePalette } from './site-palette.tsx'
import { StuckPage } from './stuck-page.tsx'
import { isWorkArea } from './work-area.ts'

/** What stands around every page of the shop. */
export const SiteFrame = ({ children, dock, currency }: { children: ReactNode; dock?: ReactNode; currency?: ReactNode }) => {
  const isWorking = isWorkArea(useLocation().pathname)
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <main id="content" tabIndex={-1} data-work-area={isWorking ? '' : undefined} className="column min-h-[60vh] outline-none">
        {children}
      </main>
      <SiteFooter>{currency}</SiteFooter>
      <ToastRegion />
      <StuckPage />
      <SitePalette />
      {dock}
    </>
  )
}
