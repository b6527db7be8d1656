import type { LicenseDetail } from '#contract/licensing/license-admin.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

type Device = LicenseDetail['activations'][number]

const DeviceRow = ({ device, onRelease }: { device: Device; onRelease: (() => void) | undefined }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-14">
    <span className="min-w-0 grow basis-40">
      <span className="flex flex-wrap items-center gap-2">
        <b className="wrap-anywhere">{device.name}</b>
        {device.method === 'Offline' && <Chip>Offline</Chip>}
        {device.status === 'Revoked' && <Chip tone="warn">Released</Chip>}
      </span>
      <span className="text-ink-2">
        {[device.platform, device.appVersion && `version ${device.appVersion}`].filter(Boolean).join(', ')}
        {(device.platform || device.appVersion) && ', '}
        since <Instant at={device.firstValidatedAt} show="date" />
        {device.lastValidatedAt && (
          <>
            , last seen <Instant at={device.lastValidatedAt} show="ago" />
          </>
        )}
      </span>
    </span>
    {onRelease && device.status === 'Active' && (
      <Button size="small" kind="quiet" onPress={onRelease} aria-label={`Release the seat of ${device.name}`}>
        Release
      </Button>
    )}
  </li>
)

type LicenseDevicesProps = {
  license: LicenseDetail
  /** Releases a seat; undefined for staff who may not. */
  onRelease: ((device: Device) => Promise<unknown>) | undefined
}

/** The devices that hold a seat, and those that once did. */
export const LicenseDevices = ({ license, onRelease }: LicenseDevicesProps) => {
  const asked = useAsked<Device>()
  const release = async (): Promise<void> => {
    if (asked.about) await onRelease?.(asked.about)
  }
  return (
    <section aria-labelledby="license-devices">
      <SectionHead
        id="license-devices"
        title="Devices"
        note={license.seats > 0 ? `${license.seatsTaken} of ${license.seats}` : undefined}
        className="pb-2"
      />
      {license.activations.length === 0 && (
        <p className="py-2.5 text-14 text-ink-2">{license.seats > 0 ? 'No devices yet.' : 'Nothing to activate: it has no seats.'}</p>
      )}
      <ul>
        {license.activations.map((device) => (
          <DeviceRow key={device.id} device={device} onRelease={onRelease && (() => asked.ask(device))} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={`Release the seat of ${asked.about?.name ?? 'this device'}?`}
        confirmLabel="Release"
        onConfirm={release}
        onFail={tellFailure}
      >
        {asked.about?.method === 'Offline'
          ? 'The seat is free right away. An offline device keeps working until its license file expires.'
          : 'The plugin stops working there at its next check.'}{' '}
        This can’t be undone by hand: the device takes a seat again when it is activated.
      </ConfirmDialog>
    </section>
  )
}
