import { useQueries } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { read, readKey } from '../api/page-reads.ts'
import { getProduct } from '../api/storefront-routes.ts'
import { cacheHere, lookingNow } from '../api/use-read.ts'
import type { Studio } from '../session/my-studio.ts'
import { type Fit, fitBundle } from './fits-studio.ts'

type InBundle = { creatorId: string; id: string; included: boolean }

/** Each product that comes with it is asked for, as its page knows it; nothing is said before all have answered. */
export const useBundleFit = (products: readonly InBundle[] | undefined, studio: Studio): Fit | null | undefined => {
  const inside = products?.filter(({ included }) => included) ?? []
  const answers = useQueries(
    {
      queries: inside.map(({ creatorId, id }) => {
        const wanted = read(getProduct, { params: { creatorId, productId: id }, query: {} })
        return { ...lookingNow, queryKey: readKey(wanted), queryFn: () => call(wanted.route, wanted.input) }
      }),
    },
    cacheHere(),
  )
  const answered = answers.flatMap(({ data }) => data ?? [])
  return products && answered.length === inside.length ? fitBundle(answered, studio) : undefined
}
