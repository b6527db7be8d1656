import { CopyButton } from '#web/ui/buttons/copy-button.tsx'

/** A file's checksum for comparison: the page shows its beginning, the button copies all of it. */
export const Checksum = ({ sha256, name }: { sha256: string; name: string }) => (
  <span className="flex min-w-0 items-center gap-2">
    <span className="figures min-w-0 truncate text-12 text-ink-3" title={sha256}>
      SHA-256 {sha256.slice(0, 12)}…
    </span>
    <CopyButton text={sha256} kind="quiet" aria-label={`Copy the SHA-256 of ${name}`}>
      Copy
    </CopyButton>
  </span>
)
