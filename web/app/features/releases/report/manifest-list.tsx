import type { Manifest } from '#contract/releases/releases.ts'
import { Fold } from '#web/ui/fold.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'

/** More than anybody reads; the browser would take seconds to draw the hundred thousand files of a large pack. */
const shownLimit = 500

/** The files inside an archive, folded until somebody wants them. */
export const ManifestList = ({ manifest }: { manifest: Manifest }) => {
  const { files, licensePath } = manifest
  const unlisted = files.length - shownLimit
  return (
    <Fold label={files.length === 1 ? '1 file inside' : `${files.length.toLocaleString('en')} files inside`}>
      <ul
        aria-label="Files inside"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard to scroll it
        tabIndex={0}
        className="mt-2 max-h-72 overflow-y-auto rounded border border-line px-3 py-1.5"
      >
        {files.slice(0, shownLimit).map(({ path, size }) => (
          <li key={path} className="flex items-baseline justify-between gap-4 border-b border-line py-1 last:border-b-0">
            <span className="min-w-0 font-mono text-12 wrap-anywhere">
              {path}
              {path === licensePath && <span className="ml-2 text-ink-3">license</span>}
            </span>
            {size !== undefined && <span className="figures shrink-0 text-12 text-ink-2">{sizeText(size)}</span>}
          </li>
        ))}
        {unlisted > 0 && <li className="py-1.5 text-12 text-ink-2">and {unlisted.toLocaleString('en')} more</li>}
      </ul>
    </Fold>
  )
}
