import { sql } from 'kysely'
import type { AuditionSound, OwnPackSounds } from '#contract/releases/sounds.ts'
import type { ProductKey } from '#domains/licensing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { currentRelease, forEveryone } from '../current-release.ts'
import '../releases.tables.ts'

/** A live product, with the pack of its current release where previews of it exist. */
const findPack = async (db: Reader, { creatorId, productId }: ProductKey, now: Date) => {
  const { rows } = await sql<{ buildId: string | null }>`
    select pack.build_id as "buildId"
    from products p
    join creators c on c.id = p.creator_id
    left join lateral (
      select v.build_id
      from ${currentRelease({ creator: 'p.creator_id', id: 'p.id' }, forEveryone(now))} r
      join builds b on b.release_id = r.id and b.status = 'Approved'
      join pack_previews v on v.build_id = b.id and v.status = 'Completed'
      limit 1
    ) pack on true
    where p.creator_id = find_creator_id(${creatorId}) and p.id = ${productId} and p.state = 'Live' and c.live`.execute(db)
  return rows[0]
}

type PackRow = {
  id: string
  name: string
  seconds: number | null
  tempo: number | null
  key: string | null
  preview: { fileKey: string; peaks: string; seconds: number; loudness: number } | null
  total: number
  open: number
}

const toAudition = ({ id, name, seconds, tempo, key, preview }: PackRow): AuditionSound => {
  if (!preview) return { id, name, seconds, tempo, key, preview: null }
  const { fileKey, ...sound } = preview
  return { id, name, seconds, tempo, key, preview: { url: `/files/${fileKey}`, sound } }
}

const pageLength = 100

type PackPage = { items: AuditionSound[]; hasMore: boolean; total: number; open: number }

/** Undefined where there is no such live product; an empty list where it is not a pack. Open ones come first, in the pack's order. */
export const listOffered = async (db: Reader, product: ProductKey, after: number, now: Date): Promise<PackPage | undefined> => {
  const pack = await findPack(db, product, now)
  if (!pack) return undefined
  const { rows } = await sql<PackRow>`
    select s.id, s.name, s.seconds, s.tempo, s.key, count(*) over ()::int as total, (count(*) filter (where s.is_open) over ())::int as open,
      case when s.is_open then jsonb_build_object('fileKey', s.preview_key, 'peaks', s.preview_peaks, 'seconds', s.preview_seconds,
        'loudness', s.preview_loudness) end as preview
    from pack_sounds s where s.build_id = ${pack.buildId}
    order by s.is_open desc, s.position limit ${pageLength + 1} offset ${after}`.execute(db)
  const [first] = rows
  const items = rows.slice(0, pageLength).map(toAudition)
  return { items, hasMore: rows.length > pageLength, total: first?.total ?? 0, open: first?.open ?? 0 }
}

const states = { Dispatched: 'Making', Running: 'Making', Completed: 'Ready', Failed: 'Failed' } as const

type OwnPack = { buildId: string; creatorId: string; status: keyof typeof states | null; isReady: boolean }

/** The pack of a release, with or without previews. Only its own creator finds it. */
export const findOwnPack = async (db: Reader, creatorId: string, releaseId: string): Promise<OwnPack | null | undefined> => {
  const { rows } = await sql<{ pack: OwnPack | null }>`
    select (
      select jsonb_build_object('buildId', b.id, 'creatorId', r.creator_id, 'status', v.status, 'isReady', b.status <> 'NotReady')
      from builds b left join pack_previews v on v.build_id = b.id
      where b.release_id = r.id and b.platform = 'Universal' and (v.build_id is not null or p.category = 'SamplePack')
    ) as pack
    from releases r join products p on p.creator_id = r.creator_id and p.id = r.product_id
    where r.creator_id = ${creatorId} and r.id = ${releaseId}`.execute(db)
  return rows[0]?.pack
}

export const describeOwnPack = async (db: Reader, pack: OwnPack | null): Promise<OwnPackSounds> => {
  if (!pack?.status) return { state: 'None', made: 0, sounds: [] }
  const rows = await db.selectFrom('pack_sounds').selectAll().where('build_id', '=', pack.buildId).orderBy('position').execute()
  const sounds = rows.map(({ id, name, path, seconds, tempo, key, is_open, preview_key }) => ({
    ...{ id, name, path, seconds, tempo, key },
    isOpen: is_open,
    isPlayable: preview_key !== null,
  }))
  return { state: states[pack.status], made: rows.length, sounds: pack.status === 'Completed' ? sounds : [] }
}
