import { getCreatorSettings } from '#contract/creators/creator-settings.ts'
import { listStaffAccess } from '#contract/creators/staff-access.ts'
import { getTeam } from '#contract/creators/team.ts'
import { StaffAccessSection } from '#web/features/creators/settings/staff-access-section.tsx'
import { mayLeadTeam } from '#web/features/creators/team/team-access.ts'
import { TeamSection } from '#web/features/creators/team/team-section.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { onlyFor } from '#web/lib/session/guards.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { CreatorProfileSections } from './parts/creator-settings.tsx'

export const middleware = [onlyFor(mayLeadTeam)]
export const clientMiddleware = [onlyFor(mayLeadTeam)]

const page = pageReads(() => ({
  settings: read(getCreatorSettings, {}),
  team: read(getTeam, {}),
  staffAccess: read(listStaffAccess, {}),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = privateHead('Creator settings')

export default function CreatorSettings() {
  const { settings, team, staffAccess } = page.useData()
  const user = useUser()
  if (!user) return null
  return (
    <StudioFrame>
      <PageHead title="Settings" />
      <CreatorProfileSections key={settings.id} first={settings} />
      <StaffAccessSection access={staffAccess} />
      <TeamSection team={team} ownId={user.id} creatorName={settings.name} />
    </StudioFrame>
  )
}
