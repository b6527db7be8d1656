import { systemNamed } from '#contract/catalog/machine-rules.ts'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import { fillStudio } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Doer, writeEvents } from '../history/license-event.store.ts'
import { type Device, freeSeat, writeSeat } from './activation.store.ts'
import { chooseSeat, methodOf, type Seat, type SeatedLicense } from './seat.rules.ts'
import { lockSeats, type Whose } from './seats.views.ts'

type Taking = {
  whose: Whose
  device: Device
  method: ActivationMethod
  /** The device whose seat it takes. */
  replaces?: string | undefined
  namesHolder?: boolean
  /** The refusal where every seat is taken. */
  fullMessage?: (seats: number) => string
  doer: Doer
  now: Date
}

const hindranceMessage = {
  none: 'Your account has no license for this product.',
  'seats-taken': 'All seats of your license are in use. Release a device, or replace one.',
  'no-offline': 'Your license doesn’t allow offline activation. Activate online.',
} as const

/** Only a seat taken online can be released by its customer: a file for a machine without a network cannot be revoked. */
const findReplaced = (licenses: readonly SeatedLicense[], activationId: string): { licenseId: string; seat: Seat } => {
  for (const { id, devices } of licenses) {
    const seat = devices.find((device) => device.activationId === activationId)
    if (!seat) continue
    if (seat.isActive && seat.method === 'Offline') refuse('offline-stays')
    return { licenseId: id, seat }
  }
  return refuse('not-found')
}

const withoutSeat = (licenses: readonly SeatedLicense[], { activationId }: Seat): SeatedLicense[] =>
  licenses.map((license) => ({
    ...license,
    devices: license.devices.map((device) => (device.activationId === activationId ? { ...device, isActive: false } : device)),
  }))

const textFor = (because: keyof typeof hindranceMessage, licenses: readonly SeatedLicense[], { fullMessage }: Taking): string =>
  because === 'seats-taken' && fullMessage ? fullMessage(licenses[0]?.seats ?? 0) : hindranceMessage[because]

/** Gives a device its seat: its current one, its former one, a free one, or that of the device it replaces. Returns its activation. */
export const takeSeat = async (tx: Tx, taking: Taking): Promise<string> => {
  const { device, method, replaces, doer, now } = taking
  let licenses = await lockSeats(tx, taking.whose, now)
  if (replaces && licenses.length > 0) {
    const { licenseId, seat } = findReplaced(licenses, replaces)
    // A device that is named as its own replacement keeps its seat.
    if (seat.signature !== device.signature && (await freeSeat(tx, seat.activationId))) {
      await writeEvents(
        tx,
        [{ licenseId, kind: 'Released', activationId: seat.activationId, details: { replacedBy: device.name } }],
        doer,
        now,
      )
      licenses = withoutSeat(licenses, seat)
    }
  }
  const verdict = chooseSeat(licenses, device.signature, method)
  if (!verdict.fits) return refuse('no-eligible-license', { detail: textFor(verdict.because, licenses, taking) })
  const { licenseId, known } = verdict
  const stored = methodOf(known, method)
  const id = await writeSeat(tx, { licenseId, device, method: stored, namesHolder: taking.namesHolder ?? true, now })
  if (!known?.isActive) {
    const kind = known ? 'Reactivated' : 'Activated'
    await writeEvents(tx, [{ licenseId, kind, activationId: id, details: { device: device.name, method: stored } }], doer, now)
  }
  if (doer.actorId) await fillStudio(tx, doer.actorId, { system: systemNamed(device.platform ?? '') ?? null, ...device.studio }, now)
  return id
}
