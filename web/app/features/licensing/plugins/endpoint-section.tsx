import type { Licensing } from '#contract/licensing/licensing-keys.ts'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line py-3">
    <span className="w-28 text-14 text-ink-2">{label}</span>
    <code className="figures min-w-0 grow text-14 wrap-anywhere">{value}</code>
    <CopyButton text={value} aria-label={`Copy the ${label.toLowerCase()}`} />
  </div>
)

/** The addresses that a plugin is configured with. */
export const EndpointSection = ({ licensing }: { licensing: Licensing }) => (
  <section aria-labelledby="endpoint">
    <h2 id="endpoint" className="mb-3 text-20">
      Endpoint
    </h2>
    <div className="border-t border-line">
      <Line label="Endpoint" value={licensing.endpoint} />
      <Line label="Public keys" value={licensing.jwksUrl} />
    </div>
  </section>
)
