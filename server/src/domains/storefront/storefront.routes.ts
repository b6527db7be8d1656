import { getVendor } from '#contract/creators/creators.ts'
import {
  getBundle,
  getCreatorPage,
  getHome,
  getProduct,
  listCreators,
  listFeaturedProducts,
  listNewProducts,
} from '#contract/storefront/storefront.ts'
import { findCreatorByWord } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { shows } from '#platform/http/shows.ts'
import { mayPreview, ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { findBundle } from './bundle.views.ts'
import { blocksToShow, cardsInBlocks, findCreatorPage, listDirectory, withBlocksToShow } from './creator.views.ts'
import { composeHome } from './home.views.ts'
import { interleaveByCreator } from './interleave.rules.ts'
import { findBundleDraft, findProductDraft } from './preview.views.ts'
import { findProduct, listProducts } from './product.views.ts'

const maxListed = 48

type Deps = { random: () => number; hasPortrait: (creatorId: string) => boolean }

/** The creator whose drafts this visitor asked for and may see. Everyone else gets what is published. */
const previewed = async (db: Reader, visitor: Visitor, creator: string, preview: 'true' | 'false' | undefined) => {
  if (preview !== 'true') return undefined
  const creatorId = await findCreatorByWord(db, creator)
  return creatorId && mayPreview(visitor, creatorId) ? creatorId : undefined
}

type BlockItems = { blockProducts: readonly { creatorId: string }[]; blockBundles: readonly { creatorId: string }[] }

/** A page shows its own creator's things and whatever its blocks borrow from others. */
const creatorsIn = (own: string, { blockProducts, blockBundles }: BlockItems): string[] => [
  ...new Set([own, ...blockProducts.map((card) => card.creatorId), ...blockBundles.map((card) => card.creatorId)]),
]

export const storefrontRoutes = ({ random, hasPortrait }: Deps) => [
  implement(getProduct, async ({ db, params, query, visitor, now, reply }) => {
    const draftsOf = await previewed(db, visitor, params.creatorId, query.preview)
    const found = draftsOf
      ? await findProductDraft(db, draftsOf, params.productId, now)
      : await findProduct(db, { creator: params.creatorId, productId: params.productId, owned: await ownedBy(db, visitor), now })
    const product = found ?? refuse('not-found')
    const items = await cardsInBlocks(db, product.pageBlocks, product.creatorId, now)
    if (draftsOf) return { status: 200, body: { ...product, ...items } }
    shows(reply, creatorsIn(product.creatorId, items))
    return { status: 200, body: { ...product, ...items, pageBlocks: blocksToShow(product.pageBlocks, product.creatorId, items) } }
  }),

  implement(listFeaturedProducts, async ({ db, now, reply }) => {
    shows(reply, 'everyone')
    return {
      status: 200,
      body: interleaveByCreator(await withBlocksToShow(db, await listProducts(db, 'featured', maxListed, now), now), random),
    }
  }),

  implement(listNewProducts, async ({ db, now, reply }) => {
    shows(reply, 'everyone')
    return { status: 200, body: await withBlocksToShow(db, await listProducts(db, 'newest', maxListed, now), now) }
  }),

  implement(getBundle, async ({ db, params, query, visitor, now, reply }) => {
    const draftsOf = await previewed(db, visitor, params.creatorId, query.preview)
    const found = draftsOf
      ? await findBundleDraft(db, draftsOf, params.bundleId, now)
      : await findBundle(db, { creator: params.creatorId, bundleId: params.bundleId, owned: await ownedBy(db, visitor), now })
    const bundle = found ?? refuse('not-found')
    const items = await cardsInBlocks(db, bundle.pageBlocks, bundle.creatorId, now)
    if (draftsOf) return { status: 200, body: { ...bundle, ...items } }
    shows(reply, creatorsIn(bundle.creatorId, items))
    return { status: 200, body: { ...bundle, ...items, pageBlocks: blocksToShow(bundle.pageBlocks, bundle.creatorId, items) } }
  }),

  implement(getHome, async ({ db, now, reply }) => {
    shows(reply, 'everyone')
    return { status: 200, body: await composeHome(db, now, random) }
  }),

  implement(getCreatorPage, async ({ db, params, query, visitor, now, reply }) => {
    const draftsOf = await previewed(db, visitor, params.creatorId, query.preview)
    const page = (await findCreatorPage(db, params.creatorId, now, { drafts: draftsOf !== undefined })) ?? refuse('not-found')
    if (!draftsOf) shows(reply, creatorsIn(page.id, page))
    return { status: 200, body: page }
  }),

  implement(listCreators, async ({ db, now, reply }) => {
    shows(reply, 'everyone')
    return { status: 200, body: await listDirectory(db, now, hasPortrait) }
  }),

  implement(getVendor, async ({ db, scope, now }) => {
    const page = scope ? await findCreatorPage(db, scope, now, { drafts: false }) : undefined
    const { id, name, logoUrl } = page ?? refuse('not-found')
    return { status: 200, body: { id, name, logoUrl } }
  }),
]
