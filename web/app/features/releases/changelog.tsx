import type { Release } from '#contract/releases/releases.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { ReleaseNotes } from './release-notes.tsx'

/** The page of all versions has more. */
const shownLimit = 6

const Version = ({ release, isNewest }: { release: Release; isNewest: boolean }) => (
  <details open={isNewest} className="group border-b border-line">
    <summary className="flex cursor-pointer list-none items-baseline gap-x-3 py-3.5 hover:text-accent-text">
      <span className="figures font-semibold">{release.version}</span>
      <Instant at={release.publishedAt} className="text-14 text-ink-2" />
      <span className="ml-auto text-14 text-ink-2 group-open:hidden">Show</span>
      <span className="ml-auto hidden text-14 text-ink-2 group-open:inline">Hide</span>
    </summary>
    <div className="max-w-[43.5em] pb-5">
      {release.notesHtml ? <ReleaseNotes html={release.notesHtml} /> : <p className="text-14 text-ink-2">No notes.</p>}
    </div>
  </details>
)

type ChangelogProps = { releases: readonly Release[]; everyVersion: string }

/** The release notes of each version, the newest opened. */
export const Changelog = ({ releases, everyVersion }: ChangelogProps) => {
  if (releases.length === 0) return null
  return (
    <section aria-labelledby="changelog" className="mt-16">
      <SectionHead id="changelog" title="What changed" link={{ to: everyVersion, label: 'Every version' }} className="pb-3" />
      {releases.slice(0, shownLimit).map((release, index) => (
        <Version key={release.id} release={release} isNewest={index === 0} />
      ))}
    </section>
  )
}
