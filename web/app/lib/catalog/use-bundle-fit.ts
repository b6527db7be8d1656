import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { read, readKey } from '../api/page-reads.ts'
import { getProduct } from '../api/storefront-routes.ts'
import { cacheHere, lookingNow } from '../api/use-read.ts'
import type { Studio } from '../session/my-studio.ts'
import { type Fit, fitBundle } from './fits-studio.ts'

type InBundle = { creatorId: string; id: string; included: boolean }

const findProduct = ({ creatorId, id }: InBundle) => {
  const wanted = read(getProduct, { params: { creatorId, productId: id }, query: {} })
  return cacheHere().fetchQuery({ ...lookingNow, queryKey: readKey(wanted), queryFn: () => call(wanted.route, wanted.input) })
}

/** Each product that comes with it is asked for, as its page knows it; nothing is said before all have answered. */
export const useBundleFit = (products: readonly InBundle[] | undefined, studio: Studio): Fit | null | undefined => {
  const inside = products?.filter(({ included }) => included) ?? []
  const { data } = useQuery(
    {
      ...lookingNow,
      enabled: products !== undefined,
      queryKey: ['products of a bundle', ...inside.map(({ creatorId, id }) => `${creatorId}/${id}`)],
      queryFn: () => Promise.all(inside.map(findProduct)),
    },
    cacheHere(),
  )
  return data && fitBundle(data, studio)
}
