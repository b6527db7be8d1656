import {
  changeAnySeats,
  extendAnyLicense,
  type LicenseDetail,
  listAnyLicenses,
  releaseAnySeat,
  restoreAnyLicense,
  revokeAnyLicense,
} from '#contract/licensing/license-admin.ts'
import { type TransferPreview, transferLicense } from '#contract/licensing/license-transfer.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'

type Noted = { note?: string | null | undefined }

/** What staff do to a license. Each action reports its result, and can be undone where that is possible. */
export const useLicenseActs = (license: LicenseDetail) => {
  const reread = useReread()
  const params = { licenseId: license.id }
  const reload = () => reread(listAnyLicenses)

  const tell = async (text: string, undo?: () => Promise<unknown>): Promise<void> => {
    await reload()
    const run = async (): Promise<void> => {
      try {
        await undo?.()
        await reload()
        toast({ kind: 'ok', text: 'Undone' })
      } catch (error) {
        tellFailure(error)
      }
    }
    toast({ kind: 'ok', text, ...(undo && { action: { label: 'Undo', run } }) })
  }

  return {
    reload,
    revoke: async ({ reason }: { reason: string }) => {
      await call(revokeAnyLicense, { params, body: { reason, was: 'Active' } })
      await tell('The license is revoked', () => call(restoreAnyLicense, { params, body: { was: 'Revoked' } }))
    },
    restore: async ({ note }: Noted) => {
      await call(restoreAnyLicense, { params, body: { note, was: 'Revoked' } })
      const reason = 'The license is revoked again'
      await tell('The license is valid again', () => call(revokeAnyLicense, { params, body: { reason, was: 'Active' } }))
    },
    changeSeats: async ({ seats, note }: Noted & { seats: number }) => {
      await call(changeAnySeats, { params, body: { seats, note, was: license.seats } })
      const back = { seats: license.seats, was: seats }
      await tell(`Seats changed from ${license.seats} to ${seats}`, () => call(changeAnySeats, { params, body: back }))
    },
    extend: async ({ expiresAt, note }: Noted & { expiresAt: string | null }) => {
      await call(extendAnyLicense, { params, body: { expiresAt, note, was: license.expiresAt } })
      const back = { expiresAt: license.expiresAt, was: expiresAt }
      await tell(expiresAt === null ? 'The license has no end date now' : 'The end date has changed', () =>
        call(extendAnyLicense, { params, body: back }),
      )
    },
    move: async (form: { email: string; reason: string }, from: TransferPreview['from']) => {
      const { customer } = await call(transferLicense, { params, body: { ...form, was: from.id } })
      const back = { email: from.email, reason: 'Moved back', was: customer?.id ?? null }
      await tell(`The license has moved to ${form.email}`, () => call(transferLicense, { params, body: back }))
    },
    release: async ({ id, name }: { id: string; name: string }) => {
      await call(releaseAnySeat, { params: { ...params, activationId: id }, body: {} })
      await tell(`${name} has been released`)
    },
  }
}
