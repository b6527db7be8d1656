import { Link } from 'react-router'
import type { PluginOverview } from '#contract/releases/plugin-overviews.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { Size } from '#web/ui/texts/size.tsx'
import { ReleaseStatusChip } from '../release-status-chip.tsx'
import { buildPlatformNames } from '../release-text.ts'
import { VersionsInUse } from './versions-in-use.tsx'

/** The releases of a plugin: the newest with its builds, what customers get, and the versions they run. */
export const PluginRelease = ({ overview: { newest, current, versionsInUse } }: { overview: PluginOverview }) => (
  <>
    {newest ? (
      <p className="mt-2 flex flex-wrap items-center gap-1.5 text-14">
        <Link to={`/creator/releases/${newest.id}`} className="link figures mr-1">
          {newest.version}
        </Link>
        <ReleaseStatusChip release={newest} />
        {newest.channel === 'beta' && <Chip>Beta</Chip>}
        {newest.builds.map(({ id, platform, size }) => (
          <Chip key={id}>
            {buildPlatformNames[platform]} {size === null ? 'arriving' : <Size of={size} />}
          </Chip>
        ))}
      </p>
    ) : (
      <p className="mt-2 text-14 text-ink-2">No release yet.</p>
    )}
    {newest && (
      <p className="mt-1 text-14 text-ink-2">
        {current ? (
          <>
            Customers have had <span className="figures">{current.version}</span> since <Instant at={current.publishedAt} />
          </>
        ) : (
          'Nothing is published yet.'
        )}
      </p>
    )}
    <VersionsInUse versions={versionsInUse} />
  </>
)
