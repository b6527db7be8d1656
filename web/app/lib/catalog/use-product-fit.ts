import { skipToken, useQuery } from '@tanstack/react-query'
import { cacheHere, lookingNow } from '../api/use-read.ts'
import type { Studio } from '../session/my-studio.ts'
import { type Fit, fitStudio } from './fits-studio.ts'
import { type FitSubject, findNeededPlugin } from './needed-plugin.ts'

/** Whether a product fits, with the plugin that it needs; nothing until both are known. */
export const useProductFit = (product: FitSubject | undefined, studio: Studio): Fit | null | undefined => {
  const { data: plugin, isLoading } = useQuery(
    {
      ...lookingNow,
      queryKey: ['needed plugin', product?.creatorId, product?.neededPlugin?.id],
      queryFn: product?.neededPlugin ? async () => (await findNeededPlugin(product)) ?? null : skipToken,
    },
    cacheHere(),
  )
  return product && !isLoading ? fitStudio(product.compatibility, studio, plugin ?? undefined) : undefined
}
