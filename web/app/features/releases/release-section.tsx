import type { Download, Release } from '#contract/releases/releases.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { BuildRows } from './build-rows.tsx'
import { ReleaseNotes } from './release-notes.tsx'

type ReleaseSectionProps = { release: Release; isNewest: boolean; own: Download | undefined }

const Files = ({ release, own }: Pick<ReleaseSectionProps, 'release' | 'own'>) => (
  <div className="grid min-w-0 gap-5">
    <ReleaseNotes html={release.notesHtml} />
    <BuildRows builds={release.downloads} ownKey={own?.key} />
  </div>
)

/** One version: its number and day at the left, its notes and files at the right. Older ones are collapsed. */
export const ReleaseSection = ({ release, isNewest, own }: ReleaseSectionProps) => {
  const head = (
    <>
      <span className="figures text-20 font-semibold">{release.version}</span>
      {isNewest && <Chip tone="accent">Newest</Chip>}
      <Instant at={release.publishedAt} className="text-14 font-normal text-ink-2" />
    </>
  )
  const frame = 'grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[180px_minmax(0,1fr)]'
  if (isNewest) {
    return (
      <section aria-label={`Version ${release.version}`} className={frame}>
        <h2 className="flex flex-wrap content-start items-baseline gap-x-3 gap-y-1 md:grid md:justify-items-start">{head}</h2>
        <Files release={release} own={own} />
      </section>
    )
  }
  return (
    <details className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-baseline gap-x-3 gap-y-1 py-4.5 hover:text-accent-text">
        {head}
        <span className="ml-auto text-14 text-ink-2 underline-offset-[0.2em] group-open:hidden">Show</span>
        <span className="ml-auto hidden text-14 text-ink-2 group-open:inline">Hide</span>
      </summary>
      <div className="pb-6 md:pl-[220px]">
        <Files release={release} own={own} />
      </div>
    </details>
  )
}
