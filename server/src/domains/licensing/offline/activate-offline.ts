import type { Limit } from '#contract/core/route.ts'
import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { takeToken } from '#platform/http/take-token.ts'
import { findLicenseRow, type LicenseRow, listLicenseRows, type Owning } from '../inventory/inventory.views.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { type MachineFile, machineFileMessage, readMachineFile } from './machine-file.rules.ts'

const perAccount: Limit = { burst: 20, perSeconds: 60 * 60 }

type Activating = { owning: Owning; text: string; method: ActivationMethod; replaces: string | undefined; now: Date }

const readFile = (text: string): MachineFile => {
  const verdict = readMachineFile(text)
  return verdict.readable ? verdict.file : refuse('invalid-input', { errors: { body: [machineFileMessage[verdict.because]] } })
}

/** A machine file names the product, not its creator; outside a creator's scope the account's own licenses decide. */
const findCreator = async (tx: Tx, owning: Owning, { productId, creatorId }: MachineFile, now: Date): Promise<string> => {
  // A file that names its creator is accepted for nobody else, wherever it is uploaded.
  if (owning.creatorId !== undefined && creatorId !== null && creatorId !== owning.creatorId) return refuse('no-eligible-license')
  const named = owning.creatorId ?? creatorId
  if (named !== null) return named
  const licenses = await listLicenseRows(tx, { ...owning, productId }, { limit: 500 })
  const good = licenses.filter(({ status, expires_at: end }) => status === 'Active' && (end === null || end > now))
  const creators = new Set((good.length > 0 ? good : licenses).map((row) => row.creator_id))
  if (creators.size > 1)
    refuse('invalid-input', { errors: { creatorId: ['You own products with this name from several creators. Choose one.'] } })
  return [...creators][0] ?? refuse('no-eligible-license')
}

/** Gives the device of a machine file a seat. Its license file is made when it is fetched. */
export const activateOffline = async (
  tx: Tx,
  { owning, text, method, replaces, now }: Activating,
): Promise<{ activationId: string; row: LicenseRow }> => {
  const file = readFile(text)
  const verdict = await takeToken(tx, `offline:${owning.userId}`, perAccount)
  if (!verdict.taken) refuse('too-many', { retryAfter: verdict.retryAfter })
  const creatorId = await findCreator(tx, owning, file, now)
  const activationId = await takeSeat(tx, {
    whose: { userId: owning.userId, creatorId, productId: file.productId },
    device: { signature: file.signature, name: file.name, platform: null, appVersion: null },
    method,
    replaces,
    doer: { by: 'Customer', actorId: owning.userId },
    now,
  })
  const { license_id } = await tx.selectFrom('activations').select('license_id').where('id', '=', activationId).executeTakeFirstOrThrow()
  const row = await findLicenseRow(tx, owning, license_id)
  if (!row) throw new Error(`The license ${license_id} is gone`)
  return { activationId, row }
}
