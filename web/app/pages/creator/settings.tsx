import { getTeam } from '#contract/team.ts'
import { mayLeadTeam } from '#web/features/team/team-access.ts'
import { TeamSection } from '#web/features/team/team-section.tsx'
import { onlyFor } from '#web/lib/guards.ts'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { useCreator, useUser } from '#web/lib/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const middleware = [onlyFor(mayLeadTeam)]
export const clientMiddleware = [onlyFor(mayLeadTeam)]

const page = pageReads(() => ({ team: read(getTeam, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = privateHead('Creator settings')

export default function CreatorSettings() {
  const { team } = page.useData()
  const user = useUser()
  const creator = useCreator()
  if (!user) return null
  return (
    <>
      <header className="pt-12 pb-10">
        <h1 className="text-40">Settings</h1>
        <p className="mt-2 min-h-6 text-ink-2">{creator?.name}</p>
      </header>
      <TeamSection team={team} ownId={user.id} creatorName={creator?.name ?? 'the team'} />
    </>
  )
}
