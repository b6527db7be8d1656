import { CompiledQuery } from 'kysely'
import type { Limit } from '#contract/route.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { secondsUntilNext, takeToken, tokenTaken } from '#platform/http/take-token.ts'
import { judgeStanding } from './claims.rules.ts'
import { readToken } from './read-token.ts'
import { type FactsRow, factColumns, factTables, standingOf } from './token-facts.views.ts'
import type { TokenPress } from './token-press.ts'

/** 60 a minute, of which 120 may come at once. */
const limit: Limit = { burst: 120, perSeconds: 120 }

type Said = { platform: string | undefined; appVersion: string | undefined }
type Wanted = Said & { creatorId: string; productId: string; token: string; network: string; now: Date }

/**
 * One statement for everything: it counts the call, notes that the device was seen, at most once a minute, and reads what the token
 * is made from. Nobody waits for the disk: what a power cut forgets here is when somebody was seen.
 */
const seeing = `
  with bucket as (${tokenTaken(limit)}),
  seen as (
    update activations a set last_validated_at = $3, platform = coalesce($4, a.platform), app_version = coalesce($5, a.app_version)
    from licenses l
    where a.id = $2 and l.id = a.license_id and a.status = 'Active' and l.status = 'Active' and exists (select from bucket)
      and (l.expires_at is null or l.expires_at > $3) and (a.last_validated_at is null or a.last_validated_at < $3::timestamptz - interval '1 minute')
  )
  select exists (select from bucket) as taken, set_config('synchronous_commit', 'off', true), ${factColumns}
  from (select) once left join activations a on a.id = $2 ${factTables}`

type SeenRow = FactsRow & { taken: boolean }

const seeDevice = async (db: Reader, key: string, activationId: string, { now, platform, appVersion }: Wanted) => {
  const values = [key, activationId, now, platform ?? null, appVersion ?? null]
  const { rows } = await db.executeQuery<SeenRow>(CompiledQuery.raw(seeing, values))
  return rows[0]
}

/** A newer token for the one a plugin kept, or why there is none. */
export const validateLicense = async (db: Reader, press: TokenPress, wanted: Wanted): Promise<string> => {
  const key = `validate:${wanted.network}`
  const read = await readToken(db, press.keyring, wanted.token, wanted)
  if (!read) {
    const verdict = await takeToken(db, key, limit)
    return verdict.taken ? refuse('license-invalid') : refuse('too-many', { retryAfter: verdict.retryAfter })
  }
  const { claims, kid } = read
  const row = await seeDevice(db, key, claims.id, wanted)
  if (!row?.taken) return refuse('too-many', { retryAfter: await secondsUntilNext(db, key, limit) })
  const isSame = row.license_id === claims['l:id'] && row.device_signature === claims.sig
  // A key that was ended signs nothing any more, and what it signed is worth nothing.
  if (!isSame || !row.keys?.some((one) => one.kid === kid)) return refuse('license-invalid')
  const verdict = judgeStanding(standingOf(row), wanted.now)
  if (!verdict.good) return refuse(verdict.because)
  return press.pressOften(db, { row, method: claims.method, appVersion: wanted.appVersion, knownKid: kid, now: wanted.now })
}
