import { type Activation, type License, listLicenses, releaseSeat } from '#contract/licensing/inventory.ts'
import { call } from '#web/lib/api/call.ts'
import { failureLine } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { isOlder } from './license-text.ts'
import { useDevices } from './use-devices.ts'

const Seen = ({ device }: { device: Activation }) => (
  <span className="text-ink-2">
    {device.activationMethod === 'Online' ? 'online' : 'offline'} · since <Instant at={device.firstValidatedAt} />
    {device.lastValidatedAt && device.activationMethod === 'Online' && (
      <>
        {' '}
        ·{' '}
        <span className="whitespace-nowrap">
          seen <Instant at={device.lastValidatedAt} show="ago" />
        </span>
      </>
    )}
  </span>
)

type DeviceRowProps = { device: Activation; currentVersion: string | null; onRelease: () => void }

const DeviceRow = ({ device, currentVersion, onRelease }: DeviceRowProps) => (
  <li className="flex items-center justify-between gap-4 border-b border-line py-2.5 text-14">
    <div className="grid min-w-0 gap-0.5">
      <b className="wrap-anywhere">{device.name}</b>
      <Seen device={device} />
      {device.appVersion && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          <Chip>{device.appVersion} installed</Chip>
          {currentVersion && isOlder(device.appVersion, currentVersion) && <Chip tone="accent">{currentVersion} is out</Chip>}
        </span>
      )}
    </div>
    {device.mayRelease ? (
      <Button size="small" kind="quiet" onPress={onRelease} aria-label={`Release the seat of ${device.name}`}>
        Release
      </Button>
    ) : (
      <span className="figures text-ink-3">offline</span>
    )}
  </li>
)

const maxInFull = 6

const Waiting = () => (
  <Loading label="Loading devices" className="grid gap-3 py-3">
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
  </Loading>
)

/** The devices of a license, and taking a seat back from one of them. */
export const DeviceList = ({ license }: { license: License }) => {
  const found = useDevices(license.id)
  const asked = useAsked<Activation>()
  const reread = useReread()
  const release = async (): Promise<void> => {
    if (!asked.about) return
    await call(releaseSeat, { params: { licenseId: license.id, activationId: asked.about.id } })
    await found.reread()
    await reread(listLicenses)
    toast({ kind: 'ok', text: `${asked.about.name} gave its seat back` })
  }
  if (found.state === 'loading') return <Waiting />
  if (found.state === 'failed') {
    return (
      <ErrorState title={found.message.title} level={3} onRetry={found.reread} className="py-4">
        {found.message.text}
      </ErrorState>
    )
  }
  const { devices } = found
  const isFull = devices.length >= license.maxNumberOfActivations
  return (
    <>
      {devices.length === 0 ? (
        <p className="py-3 text-14 text-ink-2">No device holds a seat. Open the plugin and choose “Activate”.</p>
      ) : (
        // A studio's worth of devices scrolls by itself: the next license stays in reach.
        <ul className={devices.length > maxInFull ? 'md:max-h-112 md:overflow-y-auto md:pr-3' : undefined}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              currentVersion={license.product.currentVersion}
              onRelease={() => asked.ask(device)}
            />
          ))}
        </ul>
      )}
      {isFull && devices.length > 0 && (
        <p className="pt-3 text-14 text-ink-2">
          Every seat is taken. Release one here, or activate the plugin on the new device and choose which one it replaces.
        </p>
      )}
      {devices.some(({ mayRelease }) => !mayRelease) && (
        <p className="pt-3 text-14 text-ink-2">Seats of offline devices are released by the maker or by support.</p>
      )}
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={`Release the seat of ${asked.about?.name ?? 'this device'}?`}
        confirmLabel="Release"
        onConfirm={release}
        onFail={(error) => toast({ kind: 'error', text: failureLine(error) })}
      >
        {license.product.name} stops working there the next time it asks. You can activate it again at any time.
      </ConfirmDialog>
    </>
  )
}
