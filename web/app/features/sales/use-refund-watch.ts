import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Refund } from '#contract/payments/refunds.ts'
import { cacheHere, lookingNow } from '#web/lib/api/use-read.ts'

const everyMilliseconds = 2_000
const limit = 15

/** Looks again while a refund is under way: the provider needs a moment. After half a minute the page is left in peace. */
export const useRefundWatch = (refunds: readonly Pick<Refund, 'status'>[], look: () => Promise<void>): void => {
  const page = useId()
  useQuery(
    {
      ...lookingNow,
      enabled: refunds.some(({ status }) => status === 'Pending'),
      // A second refund is waited for as long as the first.
      queryKey: ['refunds under way', page, refunds.length],
      queryFn: async () => {
        await look()
        return 'looked'
      },
      // The page itself has just been read.
      initialData: 'looked',
      staleTime: everyMilliseconds,
      refetchInterval: ({ state }) => (state.dataUpdateCount < limit ? everyMilliseconds : false),
    },
    cacheHere(),
  )
}
