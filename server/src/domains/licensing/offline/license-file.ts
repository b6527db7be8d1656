import type { ActivationMethod } from '#contract/licensing/licensing.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { judgeStanding } from '../tokens/claims.rules.ts'
import { findFacts, standingOf } from '../tokens/token-facts.views.ts'
import type { TokenSigner } from '../tokens/token-signer.ts'

const purpose = 'license-file'
const lifetime = 15 * 60 * 1000

type Linked = { publicUrl: string; scope: string | undefined; activationId: string; method: ActivationMethod; now: Date }

/** A link to the file of one activation that needs no sign-in, for a quarter of an hour. */
export const licenseFileUrl = (signatures: Vault, { publicUrl, scope, activationId, method, now }: Linked): string => {
  const link = signatures.sign(purpose, `${method}/${activationId}`, new Date(now.getTime() + lifetime))
  const prefix = scope === undefined ? '' : `/@${scope}`
  return new URL(`${prefix}/api/customer/inventory/license-file?link=${encodeURIComponent(link)}`, publicUrl).href
}

type Deps = { signer: TokenSigner; signatures: Vault }

/** The license file as it is now: a link to one that was revoked since returns nothing. */
export const readLicenseFile = async (db: Reader, { signer, signatures }: Deps, link: string, now: Date): Promise<string> => {
  const signed = signatures.readSigned(purpose, link, now)
  const [method, activationId] = signed?.split('/') ?? []
  if (!activationId) return refuse('code-over')
  const row = (await findFacts(db, activationId)) ?? refuse('code-over')
  const verdict = judgeStanding(standingOf(row), now)
  if (!verdict.good) return refuse(verdict.because)
  return signer.sign(db, { row, method: method === 'Online' ? 'Online' : 'Offline', appVersion: undefined, now })
}
