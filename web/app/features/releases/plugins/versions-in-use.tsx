import type { PluginOverview } from '#contract/releases/plugin-overviews.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Count } from '#web/ui/texts/count.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** The versions that customers run, most used first: old ones show who has not updated. */
export const VersionsInUse = ({ versions }: { versions: PluginOverview['versionsInUse'] }) => {
  const all = versions.reduce((sum, { devices }) => sum + devices, 0)
  if (all === 0) return null
  const [first] = versions
  const share = Math.round(((first?.devices ?? 0) / all) * 100)
  const isUnknown = versions.every(({ version }) => version === null)
  return (
    <Fold label={`Versions in use: ${isUnknown ? 'unknown' : `${first?.version ?? 'unknown'} on ${share}% of devices`}`} className="mt-2">
      <ul className="grid max-w-120 gap-1.5 pt-2">
        {versions.map(({ version, devices }) => (
          <li key={version ?? ''} className="grid grid-cols-[90px_minmax(0,1fr)_auto] items-center gap-3">
            <span className="figures truncate">{version ?? 'unknown'}</span>
            <span aria-hidden="true" className="h-1 rounded-full bg-line">
              <span className="block h-full rounded-full bg-ink" style={{ width: `${(devices / all) * 100}%` }} />
            </span>
            <span className="figures text-ink-2">
              <Count of={devices} /> <VisuallyHidden>{devices === 1 ? 'device' : 'devices'}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
