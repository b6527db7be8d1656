import type { DemoCreator } from '#demo/shop/entries.ts'
import { soundsOf } from '#domains/catalog/index.ts'
import { createCreator, publishCreatorPage, type StorefrontPage, storefrontPageDocument } from '#domains/creators/index.ts'
import { findSounds, recordImage, recordSound } from '#domains/media/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { momentBefore } from './calendar.ts'
import { fillPage, type Media } from './fill-page.ts'
import type { ShopPictures } from './make-pictures.ts'
import type { ShopSounds } from './make-sounds.ts'
import { logoName, makerName } from './plan-pictures.ts'
import { storefrontName } from './shop-pages.ts'

/** The stored media, for writing the records. */
export type ShopMedia = { sounds: ShopSounds; pictures: ShopPictures; media: Media }

/** A creator, and the records of all media on its pages. */
export const writeCreator = async (tx: Tx, creator: DemoCreator, { sounds, pictures }: ShopMedia, now: Date): Promise<void> => {
  const joined = momentBefore(now, creator.joined, creator.id)
  await createCreator(
    tx,
    {
      id: creator.id,
      slug: creator.id,
      name: creator.name,
      tagline: creator.tagline,
      description: creator.description,
      email: creator.email,
      websiteUrl: creator.website,
      logoUrl: pictures.halfSizeOf(logoName(creator)),
      bioImageUrl: pictures.fullSizeOf(makerName(creator)),
      socialMediaAccounts: { instagram: null, youtube: null, spotify: null, soundCloud: null, facebook: null, ...creator.social },
      allowedOrigins: [new URL(creator.website).origin],
      live: creator.isLive,
      featured: creator.isFeatured,
      whitelabel: false,
    },
    joined,
  )
  for (const picture of pictures.all) if (picture.creatorId === creator.id) await recordImage(tx, creator.id, picture, joined)
  for (const { url, creatorId, sound } of sounds.all) if (creatorId === creator.id) await recordSound(tx, creatorId, url, sound, joined)
}

/** A creator that is not live yet only has a draft of its page. */
const saveDraftPage = (tx: Tx, creatorId: string, page: StorefrontPage) =>
  tx
    .updateTable('creators')
    .set({ draft_page: storefrontPageDocument.write(page) })
    .where('id', '=', creatorId)
    .execute()

export const writeStorefront = async (tx: Tx, creator: DemoCreator, { media }: ShopMedia): Promise<void> => {
  const blocks = fillPage({ name: storefrontName(creator), creatorId: creator.id, blocks: creator.page }, media)
  const page: StorefrontPage = {
    pageBlocks: blocks,
    sounds: await findSounds(tx, soundsOf(blocks)),
  }
  await (creator.isLive ? publishCreatorPage(tx, creator.id, page) : saveDraftPage(tx, creator.id, page))
}
