import { z } from 'zod'
import { bundle, bundleCard, product, productCard, productCategory } from '../catalog/catalog.ts'
import { bundleId, creatorId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { creatorStorefront, creatorSummary } from '../creators/creators.ts'

/** Cards of the products and bundles in a page's blocks, including those of other creators. */
const blockItems = { blockProducts: z.array(productCard), blockBundles: z.array(bundleCard) }

export const productPage = product.extend(blockItems)
export type ProductPage = z.infer<typeof productPage>

export const bundlePage = bundle.extend(blockItems)
export type BundlePage = z.infer<typeof bundlePage>

const preview = z.object({ preview: z.enum(['true', 'false']).optional() })

export const getProduct = route({
  name: 'getProduct',
  cached: true,
  method: 'GET',
  path: '/api/storefront/products/{creatorId}/{productId}',
  summary: 'A product as its page shows it; preview adds unpublished changes for members and staff',
  access: 'public',
  params: z.object({ creatorId, productId }),
  query: preview,
  answers: { 200: productPage },
})

export const listFeaturedProducts = route({
  name: 'listFeaturedProducts',
  method: 'GET',
  path: '/api/storefront/products/featured',
  summary: 'Products of featured creators, interleaved randomly so that creators alternate',
  access: 'public',
  answers: { 200: z.array(product) },
})

export const listNewProducts = route({
  name: 'listNewProducts',
  method: 'GET',
  path: '/api/storefront/products/new',
  summary: 'The newest products first',
  access: 'public',
  answers: { 200: z.array(product) },
})

export const getBundle = route({
  name: 'getBundle',
  cached: true,
  method: 'GET',
  path: '/api/storefront/bundles/{creatorId}/{bundleId}',
  summary: 'A bundle as its page shows it; preview adds unpublished changes for members and staff',
  access: 'public',
  params: z.object({ creatorId, bundleId }),
  query: preview,
  answers: { 200: bundlePage },
})

export const home = z.object({
  creatorCount: z.number().int(),
  categories: z.array(z.object({ category: productCategory, count: z.number().int() })),
  spotlight: productCard.nullable(),
  featured: z.array(productCard),
  /** Featured creators, in the order set by staff. */
  creators: z.array(creatorSummary.extend({ tagline: z.string().nullable() })),
  new: z.array(productCard),
  shelves: z.array(z.object({ category: productCategory, products: z.array(productCard) })),
  bundles: z.array(bundleCard),
})
export type Home = z.infer<typeof home>

export const getHome = route({
  name: 'getHome',
  method: 'GET',
  path: '/api/storefront/home',
  summary: 'Everything the home page shows, in one answer',
  access: 'public',
  answers: { 200: home },
})

export const creatorPage = creatorStorefront.extend({
  products: z.array(productCard),
  bundles: z.array(bundleCard),
  ...blockItems,
})
export type CreatorPage = z.infer<typeof creatorPage>

export const getCreatorPage = route({
  name: 'getCreatorPage',
  cached: true,
  method: 'GET',
  path: '/api/storefront/creators/{creatorId}',
  summary: 'A creator and what it sells, as its storefront shows them',
  access: 'public',
  params: z.object({ creatorId }),
  query: preview,
  answers: { 200: creatorPage },
})

export const creatorDirectoryEntry = creatorSummary.extend({
  tagline: z.string().nullable(),
  productCount: z.number().int(),
  hasArticle: z.boolean(),
  highlight: productCard.nullable(),
})
export type CreatorDirectoryEntry = z.infer<typeof creatorDirectoryEntry>

export const listCreators = route({
  name: 'listCreators',
  method: 'GET',
  path: '/api/storefront/creators',
  summary: 'The directory of live creators',
  access: 'public',
  answers: { 200: z.array(creatorDirectoryEntry) },
})
