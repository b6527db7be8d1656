import { useQuery } from '@tanstack/react-query'
import { cacheHere, lookingNow } from '../api/use-read.ts'
import type { Studio } from '../session/my-studio.ts'
import { type Fit, fitBundle } from './fits-studio.ts'
import { findWithPlugin } from './needed-plugin.ts'

type InBundle = { creatorId: string; id: string; included: boolean }

/** What needs a plugin of the same bundle needs nothing more. */
const findInside = async (inside: readonly InBundle[], key: InBundle) => {
  const product = await findWithPlugin(key)
  const comesWithIt = inside.some(({ id }) => id === product.neededPlugin?.id)
  return comesWithIt ? { ...product, compatibility: { systems: [], hosts: [], contents: [] } } : product
}

/** Each product that comes with it is asked for; nothing is said before all have answered. */
export const useBundleFit = (products: readonly InBundle[] | undefined, studio: Studio): Fit | null | undefined => {
  const inside = products?.filter(({ included }) => included) ?? []
  const { data } = useQuery(
    {
      ...lookingNow,
      enabled: products !== undefined,
      queryKey: ['products of a bundle', ...inside.map(({ creatorId, id }) => `${creatorId}/${id}`)],
      queryFn: () => Promise.all(inside.map((one) => findInside(inside, one))),
    },
    cacheHere(),
  )
  return data && fitBundle(data, studio)
}
