import { sql } from 'kysely'
import type { Audition, ProductCategory } from '#contract/catalog/catalog.ts'
import { type BundleCardContent, bundleCardDocument, type ProductCardContent, productCardDocument } from '#domains/catalog/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional, type Stored } from '#platform/database/stored-document.ts'
import type { Poster } from './og.rules.ts'

type Row<Card> = { name: string; creator: string; icon: string | null; card: Stored<Card> }

const kinds: Record<ProductCategory, string> = {
  Plugin: 'Plugin',
  SamplePack: 'Sample pack',
  PresetPack: 'Presets',
  MIDIPack: 'MIDI pack',
  EBookGuide: 'Book',
  DAWTemplate: 'Template',
  CourseTutorial: 'Course',
  ProjectFile: 'Project file',
}

const keyOf = (url: string | null): string | null => (url?.startsWith('/files/') ? url.slice('/files/'.length) : null)

/** Of the first sound, as it is meant to be heard. */
const firstPeaks = (card: { audition?: Audition | null | undefined } | null): string | null =>
  card?.audition?.sounds[card.audition.wet]?.peaks ?? null

export const findProductPoster = async (db: Reader, creator: string, productId: string): Promise<Poster | undefined> => {
  const { rows } = await sql<Row<ProductCardContent> & { kind: ProductCategory }>`
    select p.category as kind, p.name, c.name as creator, p.icon_url as icon, p.card
    from products p join creators c on c.id = p.creator_id
    where p.creator_id = find_creator_id(${creator}) and p.id = ${productId} and p.state = 'Live' and c.live`.execute(db)
  const [row] = rows
  return (
    row && {
      kind: kinds[row.kind],
      name: row.name,
      by: row.creator,
      pictureKey: keyOf(row.icon),
      peaks: firstPeaks(productCardDocument.read(row.card)),
    }
  )
}

export const findBundlePoster = async (db: Reader, creator: string, bundleId: string): Promise<Poster | undefined> => {
  const { rows } = await sql<Row<BundleCardContent>>`
    select b.name, c.name as creator, b.image_url as icon, b.card
    from bundles b join creators c on c.id = b.creator_id
    where b.creator_id = find_creator_id(${creator}) and b.id = ${bundleId} and b.state = 'Live' and c.live`.execute(db)
  const [row] = rows
  return (
    row && {
      kind: 'Bundle',
      name: row.name,
      by: row.creator,
      pictureKey: keyOf(row.icon),
      peaks: firstPeaks(bundleCardDocument.read(row.card)),
    }
  )
}

export const findCreatorPoster = async (db: Reader, creator: string): Promise<Poster | undefined> => {
  const { rows } = await sql<{ name: string; tagline: string | null; icon: string | null; card: Stored<ProductCardContent> | null }>`
    select c.name, c.tagline, c.logo_url as icon, (
      select p.card from products p where p.creator_id = c.id and p.state = 'Live' order by p.published_at desc limit 1) as card
    from creators c where c.id = find_creator_id(${creator}) and c.live`.execute(db)
  const [row] = rows
  return (
    row && {
      kind: 'Creator',
      name: row.name,
      by: row.tagline ?? 'on Soundfair',
      pictureKey: keyOf(row.icon),
      peaks: firstPeaks(readOptional(productCardDocument, row.card)),
    }
  )
}

/** For every page without a picture of its own. The sound is a drawn one: a note that swells, is struck again and fades. */
export const shopPoster: Poster = {
  kind: 'Plugins, packs and presets',
  name: 'Tools for sound, from the people who make them.',
  by: 'Hear everything before you buy.',
  pictureKey: null,
  peaks: 'IMQUYcgkosw0438640wsokgcYUQU4_863wsokgcZWTQNLJHIKOSXcinrvz4868730wtqnkheb8_741ytpmjgdbYVSPNLJHGFECCBB',
}
