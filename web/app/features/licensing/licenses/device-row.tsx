import type { Activation } from '#contract/licensing/inventory.ts'
import { Dotted } from '#web/ui/texts/dotted.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** When a device was last seen if it is online, or since when an offline device has its seat. */
const Seen = ({ device, showsVersion }: { device: Activation; showsVersion: boolean }) => {
  const isOnline = device.activationMethod === 'Online'
  const seen =
    isOnline && device.lastValidatedAt ? (
      <>
        seen <Instant at={device.lastValidatedAt} show="ago" />
      </>
    ) : (
      <>
        since <Instant at={device.firstValidatedAt} />
      </>
    )
  return (
    <span className="text-ink-2">
      <Dotted parts={[isOnline ? 'online' : 'offline', ...(showsVersion && device.appVersion ? [device.appVersion] : []), seen]} />
    </span>
  )
}

type DeviceRowProps = {
  device: Activation
  /** True where the devices run different versions: each row then shows its own. */
  showsVersion: boolean
  onRelease: () => void
}

export const DeviceRow = ({ device, showsVersion, onRelease }: DeviceRowProps) => (
  <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 text-14">
    <div className="grid min-w-0 gap-0.5">
      <b className="wrap-anywhere">{device.name}</b>
      <Seen device={device} showsVersion={showsVersion} />
    </div>
    {device.mayRelease ? (
      <button type="button" onClick={onRelease} aria-label={`Release the seat of ${device.name}`} className="link figures py-1">
        Release
      </button>
    ) : (
      <span className="figures text-ink-3">offline</span>
    )}
  </li>
)
