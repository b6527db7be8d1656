import { type Activation, type License, listLicenses, releaseSeat } from '#contract/licensing/inventory.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeviceRow } from './device-row.tsx'
import { useDevices } from './use-devices.ts'

const maxInFull = 6

const Waiting = () => (
  <Loading label="Loading devices" className="grid gap-3 py-3">
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
  </Loading>
)

type DeviceListProps = { license: License; devices: readonly Activation[]; onReleased?: () => Promise<void> }

/** The devices of a license, with a button to release their seats. */
export const DeviceList = ({ license, devices, onReleased }: DeviceListProps) => {
  const asked = useAsked<Activation>()
  const reread = useReread()
  const release = async (): Promise<void> => {
    if (!asked.about) return
    await call(releaseSeat, { params: { licenseId: license.id, activationId: asked.about.id } })
    await onReleased?.()
    await reread(listLicenses)
    toast({ kind: 'ok', text: `${asked.about.name} has been released` })
  }
  const isFull = devices.length >= license.maxNumberOfActivations
  return (
    <>
      {devices.length === 0 ? (
        <p className="py-3 text-14 text-ink-2">No devices yet. Open the plugin and choose “Activate”.</p>
      ) : (
        // A long list of devices scrolls by itself, so that the next license stays in reach.
        <ul className={devices.length > maxInFull ? 'md:max-h-112 md:overflow-y-auto md:pr-3' : undefined}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              showsVersion={license.installedVersions.length > 1}
              onRelease={() => asked.ask(device)}
            />
          ))}
        </ul>
      )}
      {isFull && devices.length > 0 && (
        <p className="pt-3 text-14 text-ink-2">
          All seats are in use. Release one here, or activate the plugin on the new device and choose which one to replace.
        </p>
      )}
      {devices.some(({ mayRelease }) => !mayRelease) && (
        <p className="pt-3 text-14 text-ink-2">Offline devices can be released by the creator or by support.</p>
      )}
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={`Release the seat of ${asked.about?.name ?? 'this device'}?`}
        confirmLabel="Release"
        onConfirm={release}
        onFail={tellFailure}
      >
        {license.product.name} stops working there at its next check. You can activate it again at any time.
      </ConfirmDialog>
    </>
  )
}

/** Many devices are loaded only when the list is opened. */
export const ManyDevices = ({ license }: { license: License }) => {
  const found = useDevices(license.id)
  if (found.state === 'loading') return <Waiting />
  if (found.state === 'failed') {
    return (
      <ErrorState title={found.message.title} level={3} onRetry={found.reread} className="py-4">
        {found.message.text}
      </ErrorState>
    )
  }
  return <DeviceList license={license} devices={found.devices} onReleased={found.reread} />
}
