import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { Fold } from '#web/ui/fold.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { Size } from '#web/ui/texts/size.tsx'

/** The files inside an archive, collapsed at first. */
export const ManifestList = ({ manifest }: { manifest: NonNullable<OwnBuild['manifest']> }) => {
  const { files, licensePath, unlisted } = manifest
  const count = files.length + unlisted
  const write = useWriteCount()
  return (
    <Fold label={count === 1 ? '1 file inside' : `${write(count)} files inside`}>
      <ul
        aria-label="Files inside"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-72 overflow-y-auto rounded border border-line px-3 py-1.5"
      >
        {files.map(({ path, size }) => (
          <li key={path} className="flex items-baseline justify-between gap-4 border-b border-line py-1 last:border-b-0">
            <span className="min-w-0 font-mono text-12 wrap-anywhere">
              {path}
              {path === licensePath && <span className="ml-2 text-ink-3">license</span>}
            </span>
            {size !== undefined && (
              <span className="figures shrink-0 text-12 text-ink-2">
                <Size of={size} />
              </span>
            )}
          </li>
        ))}
        {unlisted > 0 && <li className="py-1.5 text-12 text-ink-2">and {write(unlisted)} more</li>}
      </ul>
    </Fold>
  )
}
