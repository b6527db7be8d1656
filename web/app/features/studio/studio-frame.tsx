import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { mayActForCreators } from '#contract/permissions.ts'
import { useCreator, useUser } from '#web/lib/use-user.ts'
import { ActingLine } from './acting-line.tsx'
import { studioLinks } from './studio-links.ts'
import { PhoneNavigation, SideNavigation } from './studio-navigation.tsx'

/** What stands around every page of the studio: the rooms at the side, or folded on a phone, and for whom staff act. */
export const StudioFrame = ({ children }: { children: ReactNode }) => {
  const user = useUser()
  const creator = useCreator()
  const { pathname } = useLocation()
  const links = studioLinks(user?.creatorRoles ?? [])
  const isActing = user !== null && mayActForCreators(user.staffRoles) && user.creatorId !== undefined
  const name = creator?.name ?? user?.creatorId ?? ''
  return (
    <div className="lg:grid lg:grid-cols-[188px_minmax(0,1fr)] lg:gap-10">
      <SideNavigation links={links} pathname={pathname} name={name} logoUrl={creator?.logoUrl ?? null} />
      <div className="min-w-0 pt-5 lg:pt-7">
        <PhoneNavigation links={links} pathname={pathname} name={name} />
        {isActing && <ActingLine name={name} />}
        {children}
      </div>
    </div>
  )
}
