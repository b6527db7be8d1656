import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { secondsUntilNext, takeToken } from '#platform/http/take-token.ts'
import { judgeStanding } from './claims.rules.ts'
import { readToken } from './read-token.ts'
import { validateLimit as limit, type SeeDevice } from './sighting.store.ts'
import { standingOf } from './token-facts.views.ts'
import type { TokenSigner } from './token-signer.ts'

type Deps = { signer: TokenSigner; seeDevice: SeeDevice }
type Wanted = {
  creatorId: string
  productId: string
  token: string
  platform: string | undefined
  appVersion: string | undefined
  network: string
  now: Date
}

/** A newer token for the one a plugin stored, or why there is none. */
export const validateLicense = async (db: Reader, { signer, seeDevice }: Deps, wanted: Wanted): Promise<string> => {
  const key = `validate:${wanted.network}`
  const read = await readToken(db, signer.keyring, wanted.token, wanted)
  if (!read) {
    const verdict = await takeToken(db, key, limit)
    return verdict.taken ? refuse('license-invalid') : refuse('too-many', { retryAfter: verdict.retryAfter })
  }
  const { claims, kid } = read
  const { platform, appVersion, now } = wanted
  const row = await seeDevice(db, { key, activationId: claims.id, platform, appVersion, now })
  if (!row.taken) return refuse('too-many', { retryAfter: await secondsUntilNext(db, key, limit) })
  const isSame = row.license_id === claims['l:id'] && row.device_signature === claims.sig
  // An ended key signs nothing any more, and its signatures are void.
  if (!isSame || !row.keys?.some((one) => one.kid === kid)) return refuse('license-invalid')
  const verdict = judgeStanding(standingOf(row), wanted.now)
  if (!verdict.good) return refuse(verdict.because)
  return signer.signOften(db, { row, method: claims.method, appVersion: wanted.appVersion, knownKid: kid, now: wanted.now })
}
