import { sql } from 'kysely'
import type { PluginOverview } from '#contract/releases/plugin-overviews.ts'
import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import { currentRelease, forEveryone } from '../current-release.ts'
import { type ReleaseListRow, readReleaseRows, toOwnRow } from './own-release.views.ts'

type DevicesRow = { id: string; name: string; versions: PluginOverview['versionsInUse'] }

/** Devices with a seat of an active license, by the version they last reported. */
const readDevices = async (db: Reader, creatorId: string): Promise<DevicesRow[]> => {
  const { rows } = await sql<DevicesRow>`
    select p.id, p.name, coalesce(used.versions, '[]') as versions
    from products p left join lateral (
      select jsonb_agg(jsonb_build_object('version', v.app_version, 'devices', v.devices) order by v.devices desc, v.app_version) as versions
      from (
        select a.app_version, count(*)::int as devices
        from licenses l join activations a on a.license_id = l.id and a.status = 'Active'
        where l.creator_id = p.creator_id and l.product_id = p.id and l.status = 'Active'
        group by a.app_version
      ) v
    ) used on true
    where p.creator_id = ${creatorId} and p.type = 'Plugin' and p.state <> 'Archived' order by ${nameOrder('p.name')}, p.id`.execute(db)
  return rows
}

/** The newest of each plugin whatever its status, and the current one on stable. */
const readReleases = (db: Reader, creatorId: string, now: Date) => {
  const current = currentRelease({ creator: 'p.creator_id', id: 'p.id' }, forEveryone(now), sql`r.id`)
  const which = sql`r.creator_id = ${creatorId} and p.type = 'Plugin' and (r.id = (select c.id from ${current} c) or r.number = (
    select max(n.number) from releases n where n.creator_id = p.creator_id and n.product_id = p.id))`
  return readReleaseRows(db, now, which, sql`r.number desc`, 10_000)
}

const toCurrent = (row: ReleaseListRow | undefined): PluginOverview['current'] =>
  row?.published_at ? { version: row.version, publishedAt: row.published_at.toISOString() } : null

export const listPluginOverviews = async (db: Reader, creatorId: string, now: Date): Promise<PluginOverview[]> => {
  const [plugins, rows] = await Promise.all([readDevices(db, creatorId), readReleases(db, creatorId, now)])
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return plugins.map(({ id, name, versions }) => {
    const [newest, ...others] = byProduct.get(id) ?? []
    return {
      productId: id,
      name,
      newest: newest ? toOwnRow(newest) : null,
      current: toCurrent([newest, ...others].find((row) => row?.is_current && row.channel === 'stable')),
      activations: versions.reduce((sum, { devices }) => sum + devices, 0),
      versionsInUse: versions,
    }
  })
}
