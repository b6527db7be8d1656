import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { releaseSeat } from '../seats/release-seat.ts'
import { readToken } from './read-token.ts'
import { findFacts } from './token-facts.views.ts'
import type { TokenSigner } from './token-signer.ts'

type Revoking = { creatorId: string; productId: string; token: string; now: Date }

/** A device releases its own seat, also when its license has expired or is revoked. A trial stays with its device. */
export const revokeToken = async (tx: Tx, signer: TokenSigner, { token, now, ...meant }: Revoking): Promise<void> => {
  const read = await readToken(tx, signer.keyring, token, meant)
  const row = read && (await findFacts(tx, read.claims.id))
  if (!read || row?.license_id !== read.claims['l:id'] || row.device_signature !== read.claims.sig) return refuse('license-invalid')
  if (!row.keys?.some(({ kid }) => kid === read.kid)) return refuse('license-invalid')
  if (row.cause === 'Trial') return refuse('trial-stays')
  // The file of a machine without a network can be copied back: its owner asks the creator.
  if (row.method === 'Offline') return refuse('offline-stays')
  await releaseSeat(tx, { licenseId: row.license_id, activationId: read.claims.id, doer: { by: 'Plugin', actorId: null }, now })
}
