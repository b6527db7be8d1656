import { z } from 'zod'
import { productCard, productCategory } from '../catalog/catalog.ts'
import { host, productFormat, productSystem } from '../catalog/machines.ts'
import { genre, musicalKey, productKind, tempoBand } from '../catalog/traits.ts'
import { creatorId, productId } from '../core/ids.ts'
import { currency } from '../core/money.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { creatorSummary } from '../creators/creators.ts'
import { priceBands, priceLimits, searchSorts } from './search-choices.ts'

export { priceBands, priceLimits, searchSorts }

export const priceBand = z.enum(priceBands)
export const searchSort = z.enum(searchSorts)
export type PriceBand = z.infer<typeof priceBand>
export type SearchSort = z.infer<typeof searchSort>

const countedBy = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }))

/** How many products each choice would show, with the search text and all other filters applied. Choices without results are left out. */
export const searchCounts = z.object({
  category: countedBy(productCategory),
  price: countedBy(priceBand),
  format: countedBy(productFormat),
  system: countedBy(productSystem),
  kind: countedBy(productKind),
  genre: countedBy(genre),
  tempo: countedBy(tempoBand),
  key: countedBy(musicalKey),
  host: countedBy(host),
  onSale: z.number().int(),
})
export type SearchCounts = z.infer<typeof searchCounts>

export const searchProducts = route({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/storefront/search',
  summary: 'Searches live products, tolerates typos, filters and sorts',
  access: 'public',
  query: z.object({
    q: z.string().max(200).optional(),
    category: productCategory.optional(),
    price: priceBand.optional(),
    /** The currency of `priceLimits`; US dollars if left out. */
    currency: currency.optional(),
    format: productFormat.optional(),
    system: productSystem.optional(),
    kind: productKind.optional(),
    genre: genre.optional(),
    tempo: tempoBand.optional(),
    key: musicalKey.optional(),
    host: host.optional(),
    /** Products that run in a studio: its system, formats and hosts joined with dots, as `macOS-arm.VST3.AU.Reaper`. */
    fits: z.string().max(300).optional(),
    onSale: z.enum(['true', 'false']).optional(),
    sort: searchSort.optional(),
    after: z.string().max(100).optional(),
  }),
  answers: {
    200: pagedList(productCard).extend({
      total: z.number().int(),
      counts: searchCounts,
      /** The corrected search text, if words were mistyped. */
      meant: z.string().nullable(),
    }),
  },
})

export const suggestions = z.object({
  products: z.array(productCard.pick({ id: true, creatorId: true, name: true, iconUrl: true, category: true, creator: true })),
  creators: z.array(creatorSummary),
  categories: z.array(productCategory),
})
export type Suggestions = z.infer<typeof suggestions>

export const suggest = route({
  name: 'suggest',
  method: 'GET',
  path: '/api/storefront/suggestions',
  summary: 'Up to eight products, creators and categories for what someone is typing',
  access: 'public',
  query: z.object({ q: z.string().max(200) }),
  answers: { 200: suggestions },
})

export const listSimilar = route({
  name: 'listSimilar',
  cached: true,
  method: 'GET',
  path: '/api/storefront/products/{creatorId}/{productId}/similar',
  summary: 'Products that share tags, category or formats with this one, those of other creators first',
  access: 'public',
  params: z.object({ creatorId, productId }),
  answers: { 200: z.array(productCard) },
})
