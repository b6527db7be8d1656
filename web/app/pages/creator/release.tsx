import { useNavigate } from 'react-router'
import { creatorLevel } from '#contract/core/permissions.ts'
import { getCreatorRelease } from '#contract/releases/own-releases.ts'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { ReleaseView } from './parts/release-view.tsx'

const page = pageReads(({ params }) => ({ release: read(getCreatorRelease, { params: { releaseId: params.releaseId ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ release }) => [{ title: `${release.productName} ${release.version} - Soundfair` }])

export default function CreatorRelease() {
  const { release } = page.useData()
  const user = useUser()
  const navigate = useNavigate()
  return (
    <StudioFrame>
      <ReleaseView
        key={release.id}
        first={release}
        canEdit={creatorLevel('releases', user?.creatorRoles ?? []) === 'write'}
        onGone={() => navigate('/creator/releases', { replace: true })}
      />
    </StudioFrame>
  )
}
