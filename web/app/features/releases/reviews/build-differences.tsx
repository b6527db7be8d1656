import type { BuildDifference } from '#contract/releases/reviews.ts'
import { Fold } from '#web/ui/fold.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'
import { buildPlatformNames } from '../release-text.ts'
import { countOf, sizeChange } from './difference-text.ts'

type Path = { path: string; note?: string }

const PathList = ({ label, paths }: { label: string; paths: readonly Path[] }) =>
  paths.length > 0 && (
    <Fold label={label}>
      <ul className="mt-1 mb-2 grid max-h-72 gap-1 overflow-y-auto border-l border-line pl-4 font-mono text-12">
        {paths.map(({ path, note }) => (
          <li key={path} className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
            {path}
            {note && <span className="text-ink-2">{note}</span>}
          </li>
        ))}
      </ul>
    </Fold>
  )

const Formats = ({ difference }: { difference: BuildDifference }) => {
  const { formatsAdded, formatsRemoved } = difference
  return (
    <>
      {formatsAdded.length > 0 && <p className="text-14">New formats: {formatsAdded.join(', ')}</p>}
      {/* Without a removed format, customers who use it cannot open their projects. */}
      {formatsRemoved.length > 0 && <p className="text-14 text-warn">Formats no longer there: {formatsRemoved.join(', ')}</p>}
    </>
  )
}

const Difference = ({ difference }: { difference: BuildDifference }) => {
  const { platform, isCompared, before, sizeNow, added, removed, changed, unlisted } = difference
  const write = useWriteCount()
  const isSame = isCompared && added.length + removed.length + changed.length + unlisted === 0
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line py-3.5">
      <h4 className="flex flex-wrap items-baseline gap-x-3 text-16">
        {buildPlatformNames[platform]}
        <span className="figures text-14 font-normal text-ink-2">{sizeChange(before, sizeNow, write)}</span>
      </h4>
      <Formats difference={difference} />
      <PathList label={countOf(added.length, 'file added', 'files added', write)} paths={added.map((path) => ({ path }))} />
      <PathList label={countOf(removed.length, 'file removed', 'files removed', write)} paths={removed.map((path) => ({ path }))} />
      <PathList
        label={countOf(changed.length, 'file of another size', 'files of another size', write)}
        paths={changed.map(({ path, before: was, now }) => ({ path, note: `${sizeText(was, write)} to ${sizeText(now, write)}` }))}
      />
      {unlisted > 0 && <p className="text-14 text-ink-2">{countOf(unlisted, 'more is', 'more are', write)} not listed here.</p>}
      {isSame && <p className="text-14 text-ink-2">The same files, judging by names and sizes.</p>}
      {before && sizeNow !== null && !isCompared && <p className="text-14 text-ink-2">The contents of the two couldn’t be compared.</p>}
    </li>
  )
}

/** The differences from the last approved release, by platform. */
export const BuildDifferences = ({ differences }: { differences: readonly BuildDifference[] }) =>
  differences.length === 0 ? (
    <p className="text-14 text-ink-2">This is the first release: nothing to compare.</p>
  ) : (
    <ul>
      {differences.map((difference) => (
        <Difference key={difference.platform} difference={difference} />
      ))}
    </ul>
  )
