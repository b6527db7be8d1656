import { CompiledQuery } from 'kysely'
import type { Limit } from '#contract/core/route.ts'
import type { Reader } from '#platform/database/database.ts'
import { gather } from '#platform/database/gather.ts'
import { takingTokens } from '#platform/http/take-token.ts'
import { type FactsRow, factColumns, factNames, factTables } from './token-facts.views.ts'

/** 60 a minute, of which 120 may come at once. */
export const validateLimit: Limit = { burst: 120, perSeconds: 120 }

type Sighting = { key: string; activationId: string; platform: string | undefined; appVersion: string | undefined; now: Date }

/** Whether the call was within its network's limit, and the data for the device's token. */
type SeenRow = FactsRow & { taken: boolean }

export type SeeDevice = (db: Reader, sighting: Sighting) => Promise<SeenRow>

/**
 * One statement for everything: it counts the calls, records that the devices were seen, at most once a minute, and reads the data for their
 * tokens. A device locked by a concurrent change is skipped rather than waited for. The commit does not wait for the disk: a power cut
 * only loses when somebody was seen.
 */
// Lists inside a select of their own look alike to the planner however long they are, so that it plans once and not for every length.
const seeing = `
  with asked as (
    select * from unnest((select $1::text[]), (select $2::text[]), (select $3::timestamptz[]), (select $4::text[]), (select $5::text[]))
      with ordinality as asked (key, asked_id, now, sent_platform, sent_version, index)
  ),
  bucket as (${takingTokens(validateLimit, '(select key from asked)')}),
  found as (
    select asked.*, a.last_validated_at, ${factColumns}
    from asked left join activations a on a.id = asked.asked_id ${factTables}
  ),
  unseen as (
    select a.id, f.now, f.sent_platform, f.sent_version
    from found f join bucket on bucket.key = f.key join activations a on a.id = f.asked_id
    where f.license_status = 'Active' and f.activation_status = 'Active' and (f.expires_at is null or f.expires_at > f.now)
      and (f.last_validated_at is null or f.last_validated_at < f.now - interval '1 minute')
    for no key update of a skip locked
  ),
  seen as (
    update activations a
    set last_validated_at = u.now, platform = coalesce(u.sent_platform, a.platform), app_version = coalesce(u.sent_version, a.app_version)
    from unseen u where a.id = u.id
  )
  select bucket.key is not null as taken, (select set_config('synchronous_commit', 'off', true)), ${factNames}
  from found f left join bucket on bucket.key = f.key
  order by f.index`

const seeDevices = async (db: Reader, sightings: readonly Sighting[]): Promise<SeenRow[]> => {
  const values = [
    sightings.map(({ key }) => key),
    sightings.map(({ activationId }) => activationId),
    sightings.map(({ now }) => now),
    sightings.map(({ platform }) => platform ?? null),
    sightings.map(({ appVersion }) => appVersion ?? null),
  ]
  const { rows } = await db.executeQuery<SeenRow>(CompiledQuery.raw(seeing, values))
  return rows
}

/** A host that opens a song validates all its plugins at once, and so do all hosts of an evening. */
export const gatherSightings = (): SeeDevice => gather(seeDevices, { keyOf: ({ key }) => key })
