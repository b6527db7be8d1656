import { releaseOwnSeat } from '#contract/licensing/license-admin.ts'
import type { CustomerLicense } from '#contract/sales/customers.ts'
import { call } from '#web/lib/api/call.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { useAsked } from '#web/ui/overlays/use-asked.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

type Device = CustomerLicense['devices'][number]
type Held = { license: CustomerLicense; device: Device }

const causeText: Record<CustomerLicense['cause'], string> = { Order: 'Bought', Voucher: 'Redeemed', Trial: 'Trial', Grant: 'Given' }

const seatsText = ({ seats, devices }: CustomerLicense): string => (seats === 0 ? 'no seats' : `${devices.length} of ${seats} seats in use`)

type LicenseItemProps = { license: CustomerLicense; onRelease: ((device: Device) => void) | undefined }

const LicenseItem = ({ license, onRelease }: LicenseItemProps) => (
  <li className="border-b border-line py-3">
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <b>{license.productName}</b>
      {license.status === 'Revoked' && <Chip tone="warn">Revoked</Chip>}
      {license.status === 'Active' && license.isOver && <Chip tone="warn">Ended</Chip>}
      <span className="text-14 text-ink-2">
        {causeText[license.cause]} <Instant at={license.createdAt} show="date" />, {seatsText(license)}
      </span>
    </div>
    <span className="figures text-12 wrap-anywhere text-ink-3">{license.id}</span>
    {license.devices.length > 0 && (
      <ul className="mt-1.5 grid gap-1">
        {license.devices.map((device) => (
          <li key={device.id} className="flex items-center justify-between gap-4 text-14">
            <span className="min-w-0 wrap-anywhere">
              {device.name}{' '}
              <span className="text-ink-2">
                {device.method === 'Offline' ? 'offline' : 'online'}, since <Instant at={device.since} show="date" />
              </span>
            </span>
            {onRelease && (
              <Button size="small" kind="quiet" onPress={() => onRelease(device)} aria-label={`Release the seat of ${device.name}`}>
                Release
              </Button>
            )}
          </li>
        ))}
      </ul>
    )}
  </li>
)

type CustomerLicensesProps = { licenses: readonly CustomerLicense[]; mayChange: boolean; onChanged: () => Promise<unknown> }

/** A customer's licenses from this creator, with the devices that hold their seats. */
export const CustomerLicenses = ({ licenses, mayChange, onChanged }: CustomerLicensesProps) => {
  const asked = useAsked<Held>()
  const release = async (): Promise<void> => {
    if (!asked.about) return
    const { license, device } = asked.about
    await call(releaseOwnSeat, { params: { licenseId: license.id, activationId: device.id }, body: {} })
    await onChanged()
    toast({ kind: 'ok', text: `${device.name} has been released` })
  }
  if (licenses.length === 0) return <p className="text-14 text-ink-2">No licenses from you.</p>
  return (
    <>
      <ul className="-mt-3">
        {licenses.map((license) => (
          <LicenseItem key={license.id} license={license} onRelease={mayChange ? (device) => asked.ask({ license, device }) : undefined} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked.isOpen}
        onClose={asked.close}
        title={`Release the seat of ${asked.about?.device.name ?? 'this device'}?`}
        confirmLabel="Release"
        onConfirm={release}
        onFail={tellFailure}
      >
        {asked.about?.device.method === 'Offline'
          ? 'The seat is free right away. An offline device keeps working until its license file expires.'
          : 'The plugin stops working there at its next check.'}{' '}
        This can’t be undone by hand: the device takes a seat again when it is activated.
      </ConfirmDialog>
    </>
  )
}
