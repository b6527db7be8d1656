import type { ReactNode } from 'react'
import { SkipLink } from '#web/ui/frame/skip-link.tsx'
import { ToastRegion } from '#web/ui/overlays/toast-region.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SitePalette } from './site-palette.tsx'
import { StuckPage } from './stuck-page.tsx'

/** The frame around every page of the shop. */
export const SiteFrame = ({ children, dock, currency }: { children: ReactNode; dock?: ReactNode; currency?: ReactNode }) => (
  <>
    <SkipLink />
    <NavigationBar />
    <main id="content" tabIndex={-1} className="column min-h-[60vh] outline-none">
      {children}
    </main>
    <SiteFooter>{currency}</SiteFooter>
    <ToastRegion />
    <StuckPage />
    <SitePalette />
    {dock}
  </>
)
