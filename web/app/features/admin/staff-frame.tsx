import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#web/lib/session/use-user.ts'
import { SideFrame } from '#web/ui/frame/side-frame.tsx'
import { staffLinks } from './staff-links.ts'

/** The frame around every staff page. */
export const StaffFrame = ({ children }: { children: ReactNode }) => {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <SideFrame label="Admin" links={staffLinks(user?.staffRoles ?? [])} pathname={pathname} name="Soundfair staff">
      {children}
    </SideFrame>
  )
}
