import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Refund } from '#contract/payments/refunds.ts'
import { cacheHere, lookingNow } from '#web/lib/api/use-read.ts'

const everyMilliseconds = 2_000
const limit = 15

/** Polls while a refund is in progress: the provider needs a moment. After half a minute polling stops. */
export const useRefundWatch = (refunds: readonly Pick<Refund, 'status'>[], reload: () => Promise<void>): void => {
  const page = useId()
  useQuery(
    {
      ...lookingNow,
      enabled: refunds.some(({ status }) => status === 'Pending'),
      // A second refund starts its own half minute.
      queryKey: ['refunds under way', page, refunds.length],
      queryFn: async () => {
        await reload()
        return 'read'
      },
      // The page has just read the refunds.
      initialData: 'read',
      staleTime: everyMilliseconds,
      refetchInterval: ({ state }) => (state.dataUpdateCount < limit ? everyMilliseconds : false),
    },
    cacheHere(),
  )
}
